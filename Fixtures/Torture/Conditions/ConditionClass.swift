import UIKit

#if DEBUG
class ConditionBase: UIView { @objc func a() {} }
#else
class ConditionBase: UIView {}
#endif
class ConditionChild: ConditionBase { @objc func b() {} }
#if DEBUG
extension ConditionChild { @IBAction private func c() {}; @objc override func layoutSubviews() { super.layoutSubviews() } }
extension UIImageView { @objc func conditionTap() { _ = #selector(conditionTap) } }
#endif
