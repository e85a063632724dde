import UIKit

class OverrideConditional: UIView {}
#if os(iOS)
extension OverrideConditional {
  override func draw(_ rect: CGRect) {}
}
#else
extension OverrideConditional { override func drawRect(_ rect: Int) {} }
#endif
extension OverrideConditional {
  #if DEBUG
  override func updateConstraints() { super.updateConstraints() }
  #endif
}
