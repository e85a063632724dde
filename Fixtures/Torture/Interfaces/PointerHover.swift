import UIKit

final class TorturePointer: UIView, UIPointerInteractionDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIPointerInteraction(delegate: self))
    addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: #selector(hover(_:))))
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  @objc private func hover(_ recognizer: UIHoverGestureRecognizer) { alpha = recognizer.state == .ended ? 1 : 0.8 }
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    UIPointerStyle(effect: .lift(UITargetedPreview(view: self)), shape: .roundedRect(bounds, radius: 4))
  }
}
