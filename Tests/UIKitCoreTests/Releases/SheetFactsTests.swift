import Platform
import Testing

@testable import UIKitCore

/// Sheets by release. Source: the facts of the names, measured on simulators of iOS 26.1 and published by others.
@MainActor
@Suite(.serialized) struct SheetFactsTests {
  private let root = UIViewController()
  private let content = UIViewController()

  /// `sheet.large`, `sheet.large.15`: where a sheet begins that is as high as it gets.
  @Test(arguments: [
    ("sheet.large", 26, "iPhone 16", false, CGRect(x: 0, y: 59, width: 393, height: 793)),
    ("sheet.large", 27, "iPhone 16", false, CGRect(x: 0, y: 59, width: 393, height: 793)),
    ("sheet.large", 26, "iPhone SE (3rd generation)", true, CGRect(x: 0, y: 30, width: 375, height: 637)),
    ("sheet.large", 26, "iPad (A16)", false, CGRect(x: 0, y: 42, width: 820, height: 1138)),
    ("sheet.large.15", 18, "iPhone 16", false, CGRect(x: 0, y: 69, width: 393, height: 783)),
    ("sheet.large.15", 15, "iPhone X", false, CGRect(x: 0, y: 54, width: 375, height: 758)),
  ])
  func large(fact: String, release: Int, device: String, hidesStatusBar: Bool, frame: CGRect) throws {
    let stage = try CardStage(root, on: device, release: release, hidesStatusBar: hidesStatusBar)
    content.modalPresentationStyle = .pageSheet
    root.present(content, animated: false)
    #expect(try stage.frame(content.view) == frame, "\(fact)")
    #expect(content.view.transform.isIdentity)
  }

  /// `sheet.max`: 852 - 59 - 34.
  @Test func theLargestValue() throws {
    var maximum: CGFloat = 0
    content.sheetPresentationController?.detents = [
      .custom {
        maximum = $0.maximumDetentValue
        return 10_000
      }
    ]
    let stage = try CardStage(root, on: "iPhone 16", release: 26)
    root.present(content, animated: false)
    #expect(try stage.frame(content.view) == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(maximum == 759)
  }

  /// `sheet.medium`, and twelve detents of the same dump: where a sheet is drawn, its bounds and its safe area.
  @Test(
    arguments: [
      (nil, CGRect(x: 8, y: 403.687, width: 377, height: 440.313), 459, 34),
      (10, CGRect(x: 28, y: 815.425, width: 337, height: 8.575), 10, 0),
      (100, CGRect(x: 21.5135, y: 741.4348, width: 349.973, height: 89.0516), 100, 11),
      (144, CGRect(x: 9.6216, y: 705.4293, width: 373.7568, height: 136.949), 144, 94.0 / 3),
      (200, CGRect(x: 8, y: 619.5267, width: 377, height: 224.4733), 234, 34),
      (288, CGRect(x: 8, y: 535.1094, width: 377, height: 308.8906), 322, 34),
      (300, CGRect(x: 8, y: 523.598, width: 377, height: 320.402), 334, 34),
      (400, CGRect(x: 8, y: 427.6692, width: 377, height: 416.3308), 434, 34),
      (500, CGRect(x: 8, y: 331.7405, width: 377, height: 512.2595), 534, 34),
      (600, CGRect(x: 8, y: 235.8117, width: 377, height: 608.1883), 634, 34),
      (700, CGRect(x: 8, y: 139.883, width: 377, height: 704.117), 734, 34),
    ] as [(CGFloat?, CGRect, CGFloat, CGFloat)])
  func detents(value: CGFloat?, drawn: CGRect, height: CGFloat, safeAreaBottom: CGFloat) throws {
    content.sheetPresentationController?.detents = [value.map { value in .custom { _ in value } } ?? .medium()]
    let stage = try CardStage(root, on: "iPhone 16", release: 26)
    root.present(content, animated: false)
    let frame = try stage.frame(content.view)
    #expect(frame.isNear(drawn), "\(frame)")
    #expect(content.view.frame.isNear(drawn))
    // It is laid out as wide as the window.
    #expect(content.view.bounds.size == CGSize(width: 393, height: height))
    #expect(abs(content.view.safeAreaInsets.bottom - safeAreaBottom) < 0.01)
    #expect(content.view.safeAreaInsets.top == 0)
  }

  /// The medium detent of an iPhone SE without a status bar: 0.56 of 637.
  @Test func mediumOnASmallPhone() throws {
    content.sheetPresentationController?.detents = [.medium()]
    let stage = try CardStage(root, on: "iPhone SE (3rd generation)", release: 26, hidesStatusBar: true)
    root.present(content, animated: false)
    #expect(try stage.frame(content.view).isNear(CGRect(x: 8, y: 317.711, width: 359, height: 341.289)))
    #expect(content.view.bounds.size == CGSize(width: 375, height: 356.5))
  }

  /// A view that leaves its sheet, or whose sheet becomes as high as it gets, is drawn as it is laid out.
  @Test func theTransformGoesWithTheSheet() throws {
    let sheet = try #require(content.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    let stage = try CardStage(root, on: "iPhone 16", release: 26)
    root.present(content, animated: false)
    #expect(try stage.frame(content.view).width == 377)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(try stage.frame(content.view) == CGRect(x: 0, y: 59, width: 393, height: 793))
    sheet.selectedDetentIdentifier = .medium
    #expect(try stage.frame(content.view).width == 377)
    content.dismiss(animated: false)
    #expect(content.view.transform.isIdentity)
  }

  /// A popover in a compact width is a sheet like others.
  @Test func aPopoverOnAPhone() throws {
    content.modalPresentationStyle = .popover
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = root.view
    popover.adaptiveSheetPresentationController.detents = [.medium()]
    let stage = try CardStage(root, on: "iPhone 16", release: 26)
    root.present(content, animated: false)
    #expect(try stage.frame(content.view).isNear(CGRect(x: 8, y: 403.687, width: 377, height: 440.313)))
  }

  /// `sheet.compact`
  @Test func inACompactHeight() throws {
    content.sheetPresentationController?.detents = [.medium()]
    let stage = try CardStage(root, on: "iPhone 16", release: 26, .landscape)
    root.present(content, animated: false)
    #expect(try stage.frame(content.view) == CGRect(x: 0, y: 0, width: 852, height: 393))
  }

  /// `sheet.pad.popover`: over the item it comes from.
  @Test func aPopoverOfABarItem() throws {
    let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: root)
    let stage = try CardStage(navigation, on: "iPad (A16)", release: 26)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 240, height: 180)
    content.popoverPresentationController?.barButtonItem = item
    stage.window.layoutIfNeeded()
    root.present(content, animated: false)
    #expect(try stage.frame(content.view) == CGRect(x: 561, y: 62, width: 240, height: 180))
  }
}
