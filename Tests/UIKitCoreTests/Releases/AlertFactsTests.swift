import Platform
import Testing

@testable import UIKitCore

/// Alerts and action sheets of iOS 26. Source: the facts of the names, measured on simulators of iOS 26.1 and published by others.
@MainActor
@Suite(.serialized) struct AlertFactsTests {
  private let root = UIViewController()

  private func alert(_ style: UIAlertController.Style, _ title: String?, _ message: String?, _ actions: String...)
    -> UIAlertController
  {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for action in actions {
      alert.addAction(UIAlertAction(title: action, style: action == "Cancel" ? .cancel : .default))
    }
    return alert
  }

  /// The frame of a button in its alert.
  private func button(_ title: String, _ alert: UIAlertController) -> CGRect? {
    alert.view.label(title)?.superview?.frame
  }

  /// `alert.width`, `alert.text`, `alert.button`: the alert of the dump, with three buttons on an iPhone SE without a status bar.
  @Test(arguments: [26, 27])
  func anAlert(release: Int) throws {
    let alert = alert(.alert, "Save changes?", "This cannot be undone.", "Cancel", "Save", "Discard")
    let stage = try CardStage(root, on: "iPhone SE (3rd generation)", release: release, hidesStatusBar: true)
    root.present(alert, animated: false)
    #expect(try stage.frame(alert.view) == CGRect(x: 27.5, y: 201.5, width: 320, height: 264))
    let (title, message) = (alert.view.label("Save changes?"), alert.view.label("This cannot be undone."))
    #expect(title?.frame == CGRect(x: 30, y: 22, width: 260, height: 20.5))
    #expect(title?.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(message?.frame == CGRect(x: 30, y: 49.5, width: 260, height: 18))
    #expect(message?.font == .systemFont(ofSize: 15))
    #expect(button("Save", alert) == CGRect(x: 16, y: 88, width: 288, height: 48))
    #expect(button("Discard", alert) == CGRect(x: 16, y: 144, width: 288, height: 48))
    #expect(button("Cancel", alert) == CGRect(x: 16, y: 200, width: 288, height: 48))
    #expect(alert.view.label("Cancel")?.font == .systemFont(ofSize: 17, weight: .medium))
  }

  /// `alert.button`: two beside each other, cancel left.
  @Test func twoButtons() throws {
    let alert = alert(.alert, "Save changes?", "This cannot be undone.", "OK", "Cancel")
    let stage = try CardStage(root, on: "iPhone SE (3rd generation)", release: 26)
    root.present(alert, animated: false)
    #expect(try stage.frame(alert.view).height == 72 + 16 + 48 + 16)
    #expect(button("Cancel", alert) == CGRect(x: 16, y: 88, width: 140, height: 48))
    #expect(button("OK", alert) == CGRect(x: 164, y: 88, width: 140, height: 48))
  }

  /// `alert.width`: in the middle of the safe area, which is 12.5 points lower than that of the window on an upright iPhone 16.
  @Test func inTheMiddleOfTheSafeArea() throws {
    let alert = alert(.alert, "Save changes?", nil, "OK")
    let stage = try CardStage(root, on: "iPhone 16", release: 26)
    root.present(alert, animated: false)
    let frame = try stage.frame(alert.view)
    #expect(abs(frame.midX - 196.5) <= 0.5 && abs(frame.midY - (59 + 759 / 2)) <= 0.5)
  }

  /// `alert.field`
  @Test func aField() throws {
    let alert = alert(.alert, "Name", nil, "OK")
    alert.addTextField()
    let stage = try CardStage(root, on: "iPhone 16", release: 26)
    root.present(alert, animated: false)
    #expect(try stage.frame(alert.textFields?.first).height == 48)
  }

  /// `alert.sheet`: on a phone the same card, with cancel last.
  @Test func anActionSheetOnAPhone() throws {
    let sheet = alert(.actionSheet, nil, nil, "Copy", "Share", "Cancel")
    let stage = try CardStage(root, on: "iPhone SE (3rd generation)", release: 26, hidesStatusBar: true)
    root.present(sheet, animated: false)
    let height: CGFloat = 16 + 3 * 48 + 2 * 8 + 16
    #expect(
      try stage.frame(sheet.view) == CGRect(x: 27.5, y: (667 - height) / 2, width: 320, height: height))
    #expect(button("Copy", sheet) == CGRect(x: 16, y: 16, width: 288, height: 48))
    #expect(button("Cancel", sheet)?.maxY == height - 16)
  }

  /// source: WWDC 2025, session 284: on iPhone, too, an action sheet comes out of its source, and has no button that cancels then. Three
  /// buttons of 48 with gaps of 8 between insets of 16 are 192 high; 13 points below the source is room for them.
  @Test func anActionSheetOfASourceOnAPhone() throws {
    let sheet = alert(.actionSheet, nil, nil, "Copy", "Share", "Favorite", "Cancel")
    let stage = try CardStage(root, on: "iPhone 16", release: 26)
    sheet.popoverPresentationController?.sourceView = root.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 180, y: 300, width: 40, height: 40)
    root.present(sheet, animated: false)
    let frame = try stage.frame(sheet.view)
    #expect(frame == CGRect(x: 56, y: 353, width: 288, height: 192), "\(frame)")
    #expect(button("Cancel", sheet) == nil)
  }

  /// `alert.sheet`: on a tablet a popover of 288 by 248, with four buttons of 256 and none that cancels.
  @Test func anActionSheetOnATablet() throws {
    let sheet = alert(.actionSheet, nil, nil, "Copy", "Share", "Favorite", "Delete", "Cancel")
    let stage = try CardStage(root, on: "iPad (A16)", release: 26)
    let popover = try #require(sheet.popoverPresentationController)
    (popover.sourceView, popover.permittedArrowDirections) = (root.view, [])
    popover.sourceRect = CGRect(x: 410, y: 590, width: 0, height: 0)
    root.present(sheet, animated: false)
    #expect(try stage.frame(sheet.view) == CGRect(x: 266, y: 466, width: 288, height: 248))
    #expect(button("Copy", sheet) == CGRect(x: 16, y: 16, width: 256, height: 48))
    #expect(button("Delete", sheet) == CGRect(x: 16, y: 184, width: 256, height: 48))
    #expect(button("Cancel", sheet) == nil)
  }

  /// The numbers up to iOS 18 stay.
  @Test(arguments: [15, 18])
  func beforeCapsules(release: Int) throws {
    let alert = alert(.alert, "Save changes?", nil, "OK", "Cancel")
    let stage = try CardStage(root, on: "iPhone 13", release: release)
    root.present(alert, animated: false)
    #expect(try stage.frame(alert.view).width == 270)
    #expect(button("Cancel", alert)?.width == 135)
  }
}
