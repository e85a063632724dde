import Platform
import Testing

@testable import UIKitCore

/// Alerts and action sheets. Source: developers report alerts of 270 points, buttons of 44 and 57, 8 points around action sheets; the
/// insets of texts: DEVIATIONS.md, 126. The heights of the texts are those of labels.
@MainActor
@Suite(.serialized) struct AlertTests {
  private let root = UIViewController()

  private func alert(_ style: UIAlertController.Style, _ actions: (String, UIAlertAction.Style)...) -> UIAlertController
  {
    let alert = UIAlertController(
      title: style == .alert ? "Delete?" : nil, message: style == .alert ? "It cannot be undone." : nil,
      preferredStyle: style)
    for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
    return alert
  }

  private func button(_ title: String, _ alert: UIAlertController) -> UIView? { alert.view.label(title)?.superview }

  /// 20 above the title, 4 between title and message, 20 below.
  private func textHeight(_ alert: UIAlertController) throws -> CGFloat {
    let title = try #require(alert.view.label("Delete?"))
    let message = try #require(alert.view.label("It cannot be undone."))
    #expect(title.font == .systemFont(ofSize: 17, weight: .semibold) && message.font == .systemFont(ofSize: 13))
    return title.intrinsicContentSize.height + message.intrinsicContentSize.height + 44
  }

  @Test(arguments: [
    ("iPhone 8", Device.Orientation.portrait, Device.Split.full, 375.0, 667.0),
    ("iPhone X", .landscape, .full, 812, 375), ("ipad9_7", .portrait, .full, 768, 1024),
    ("ipad9_7", .landscape, .oneThird, 320, 768),
  ])
  func inTheMiddle(
    device: String, orientation: Device.Orientation, part: Device.Split, width: CGFloat, height: CGFloat
  ) throws {
    let alert = alert(.alert, ("Cancel", .cancel), ("Delete", .destructive))
    let stage = try ControllerStage(root, on: device, orientation, part)
    root.present(alert, animated: false)
    let texts = try textHeight(alert)
    let frame = try stage.frame(alert.view)
    #expect(frame.width == 270)
    #expect(abs(frame.height - (texts + 44)) <= 0.5)
    #expect(abs(frame.midX - width / 2) <= 0.5 && abs(frame.midY - height / 2) <= 0.5)
    // Both titles fit into halves of 135 points.
    let cancel = try stage.frame(button("Cancel", alert))
    #expect(cancel.minX == frame.minX && cancel.width == 135 && cancel.height == 44)
    #expect(try stage.frame(button("Delete", alert)).minX == frame.minX + 135)
    #expect(alert.view.label("Cancel")?.font == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test func longTitlesAndFieldsStandBelowEachOther() throws {
    let alert = alert(.alert, ("Cancel", .cancel), ("Delete All Messages Now", .default))
    alert.addTextField { $0.placeholder = "Password" }
    let stage = try ControllerStage(root, on: "iPhone 8")
    root.present(alert, animated: false)
    let frame = try stage.frame(alert.view)
    // A field of 30 points, 8 below the message, and two buttons: the one that cancels is last.
    let texts = try textHeight(alert)
    #expect(abs(frame.height - (texts + 38 + 88)) <= 0.5)
    let field = try stage.frame(alert.textFields?.first)
    #expect(field.minX == frame.minX + 16 && field.width == 238 && field.height == 30)
    #expect(try stage.frame(button("Cancel", alert)).maxY == frame.maxY)
    #expect(try stage.frame(button("Delete All Messages Now", alert)).maxY == frame.maxY - 44)
    alert.addAction(UIAlertAction(title: "Third", style: .default))
    #expect(try stage.frame(alert.view).height == frame.height + 44)
  }

  @Test func anActionSheetOnAPhone() throws {
    let sheet = alert(.actionSheet, ("Cancel", .cancel), ("First", .default), ("Second", .default))
    let stage = try ControllerStage(root, on: "iPhone X")
    root.present(sheet, animated: false)
    // Three buttons of 57 points and a gap of 8 above the safe area of 34, 8 points from the sides.
    #expect(try stage.frame(sheet.view) == CGRect(x: 8, y: 599, width: 359, height: 179))
    #expect(try stage.frame(button("First", sheet)) == CGRect(x: 8, y: 599, width: 359, height: 57))
    #expect(try stage.frame(button("Cancel", sheet)) == CGRect(x: 8, y: 721, width: 359, height: 57))
    try stage.turn(.landscape)
    // As wide as upright, in the middle of 812, above 21.
    let frame = try stage.frame(sheet.view)
    #expect(abs(frame.minX - 226.5) <= 0.5 && frame.width == 359 && frame.minY == 175 && frame.maxY == 354)
  }

  @Test func anActionSheetOnATabletAndBesideAnotherApp() throws {
    let sheet = alert(.actionSheet, ("Cancel", .cancel), ("First", .default), ("Second", .default))
    let stage = try ControllerStage(root, on: "ipad9_7")
    sheet.popoverPresentationController?.sourceView = root.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 384, y: 100, width: 0, height: 0)
    root.present(sheet, animated: false)
    // A popover of two buttons below its source: none cancels.
    #expect(try stage.frame(sheet.view) == CGRect(x: 232, y: 113, width: 304, height: 114))
    #expect(button("Cancel", sheet)?.isHidden != false)
    try stage.turn(.portrait, .oneThird)
    #expect(try stage.frame(sheet.view) == CGRect(x: 8, y: 1024 - 8 - 179, width: 304, height: 179))
  }

  @Test func tapsDismiss() throws {
    var done = 0
    let alert = alert(.alert, ("Cancel", .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in done += 1 })
    let stage = try ControllerStage(root, on: "iPhone 8")
    root.present(alert, animated: false)
    stage.window.layoutIfNeeded()
    (button("Delete", alert) as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(done == 1 && root.presentedViewController == nil && alert.view.window == nil)
  }

  @Test func mistakes() throws {
    let sheet = alert(.actionSheet, ("Cancel", .cancel))
    let raised = exceptions {
      sheet.addTextField()
      sheet.addAction(UIAlertAction(title: "Back", style: .cancel))
    }
    #expect(
      raised.map(\.reason) == [
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
      ])
    #expect(sheet.textFields == nil && sheet.actions.count == 1)
  }
}
