import UIKit

final class TortureChart: UIView {
  private var bars: [CGRect] = [CGRect(x: 0, y: 0, width: 10, height: 50)]
  override var accessibilityElements: [Any]? {
    get {
      bars.enumerated().map { index, bar in
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityFrameInContainerSpace = bar
        element.accessibilityLabel = "Bar \(index)"
        element.accessibilityIdentifier = "bar-\(index)"
        return element
      }
    }
    set {}
  }
  override func accessibilityPerformEscape() -> Bool { false }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { direction == .down }
  override func accessibilityPerformMagicTap() -> Bool { true }
}
