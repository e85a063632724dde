import Platform
import Testing

@testable import UIKitCore

/// Popovers. Source: a size of 320 by 1,100 points unless another is preferred and margins of 10 points (Apple's documentation), an arrow of
/// 13 points and the order of directions (DEVIATIONS.md, 125); the rest is arithmetic.
@MainActor
@Suite(.serialized) struct PopoverTests {
  private let root = UIViewController()
  private let content = UIViewController()
  private let source = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 40))

  private func present(on device: String, _ orientation: Device.Orientation = .portrait, _ part: Device.Split = .full)
    throws -> ControllerStage
  {
    let stage = try ControllerStage(root, on: device, orientation, part)
    root.view.addSubview(source)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = source
    root.present(content, animated: false)
    return stage
  }

  @Test func besideItsSource() throws {
    content.preferredContentSize = CGSize(width: 300, height: 200)
    let stage = try present(on: "ipad9_7")
    let popover = try #require(content.popoverPresentationController)
    // Below the source, whose middle is at 125: moved into the margin of 10.
    #expect(try stage.frame(content.view) == CGRect(x: 10, y: 153, width: 300, height: 200))
    #expect(popover.arrowDirection == .up && content.traitCollection.horizontalSizeClass == .compact)
    popover.permittedArrowDirections = .left
    // The middle at 120, moved below the safe area of 20.
    #expect(try stage.frame(content.view) == CGRect(x: 163, y: 20, width: 300, height: 200))
    popover.permittedArrowDirections = .any
    popover.sourceRect = CGRect(x: 300, y: 800, width: 0, height: 0)
    // There are 114 - 13 points below 900, so it stands above.
    #expect(try stage.frame(content.view) == CGRect(x: 250, y: 687, width: 300, height: 200))
    #expect(popover.arrowDirection == .down)
    content.preferredContentSize.height = 300
    #expect(try stage.frame(content.view) == CGRect(x: 250, y: 587, width: 300, height: 300))
  }

  @Test func withoutAPreferredSize() throws {
    let stage = try present(on: "ipad9_7")
    content.popoverPresentationController?.permittedArrowDirections = .up
    // 1,024 without the margin of 10 below.
    #expect(try stage.frame(content.view) == CGRect(x: 10, y: 153, width: 320, height: 861))
  }

  @Test func whereTheWidthIsCompactItIsASheet() throws {
    content.preferredContentSize = CGSize(width: 300, height: 200)
    let stage = try present(on: "ipad9_7", .landscape, .oneThird)
    #expect(try stage.frame(content.view) == CGRect(x: 0, y: 20, width: 320, height: 748))
    content.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
    content.popoverPresentationController?.containerView?.setNeedsLayout()
    #expect(try stage.frame(content.view) == CGRect(x: 0, y: 384, width: 320, height: 384))
    try stage.turn(.landscape)
    #expect(try stage.frame(content.view).size == CGSize(width: 300, height: 200))
  }

  private final class Stubborn: UIPopoverPresentationControllerDelegate {
    weak var item: UIBarButtonItem?
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      popoverPresentationController.barButtonItem = item
    }
  }

  @Test func atAnItemOfABarOnAPhone() throws {
    let navigation = UINavigationController(rootViewController: root)
    let delegate = Stubborn()
    let item = barItem(40)
    root.navigationItem.rightBarButtonItem = item
    delegate.item = item
    let stage = try ControllerStage(navigation, on: "iPhone 8")
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.popoverPresentationController?.delegate = delegate
    root.present(content, animated: false)
    // The item's place ends with the bar at 64, and the popover at the margin of 10.
    #expect(try stage.frame(content.view) == CGRect(x: 165, y: 77, width: 200, height: 100))
  }

  @Test func aSourceIsNeeded() throws {
    let stage = try ControllerStage(root, on: "ipad9_7")
    content.modalPresentationStyle = .popover
    let raised = exceptions { root.present(content, animated: false) }
    #expect(raised.map(\.name) == ["NSGenericException"])
    #expect(
      raised.first?.reason.hasSuffix(
        "should have a non-nil sourceView or barButtonItem set before the presentation occurs.") == true)
    stage.window.layoutIfNeeded()
  }
}
