import UIKit

final class TortureHaptics: UIViewController {
  private let impact = UIImpactFeedbackGenerator(style: .medium)
  private let selection = UISelectionFeedbackGenerator()
  override func viewDidLoad() {
    super.viewDidLoad()
    impact.prepare()
  }
  @IBAction private func hit(_ sender: UISlider) {
    impact.impactOccurred(intensity: CGFloat(sender.value))
    selection.selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(sender.value > 0.5 ? .success : .warning)
  }
}
