import UIKit

final class TortureRotor: UIViewController {
  private let headings: [UILabel] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    let rotor = UIAccessibilityCustomRotor(name: "Headings") { [weak self] predicate in
      guard let self, let first = self.headings.first else { return nil }
      let isNext = predicate.searchDirection == .next
      return UIAccessibilityCustomRotorItemResult(targetElement: isNext ? first : self.headings.last ?? first, targetRange: nil)
    }
    accessibilityCustomRotors = [rotor]
    view.accessibilityViewIsModal = true
    view.shouldGroupAccessibilityChildren = true
    UIAccessibility.post(notification: .screenChanged, argument: headings.first)
    if UIAccessibility.isVoiceOverRunning || UIAccessibility.isReduceMotionEnabled { title = "Spoken" }
  }
}
