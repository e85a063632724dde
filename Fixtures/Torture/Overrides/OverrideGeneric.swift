import UIKit

class OverrideGeneric<Item>: UIView { var item: Item? }
extension OverrideGeneric {
  override func layoutSubviews() { super.layoutSubviews(); _ = item }
}
class OverrideGenericBase<Item>: UIViewController {}
extension OverrideGenericBase { @objc func render(_ text: String) {} }
class OverrideGenericChild: OverrideGenericBase<Int> { override func render(_ text: String) { super.render(text) } }
