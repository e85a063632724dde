import UIKit

enum NestedDeep {
  enum A { struct B { class C: UIView { class D: UIView { @IBOutlet weak var e: UILabel!; final class F: NSObject { @objc func g() {} } }; @objc func h() {} } } }
  class C: UIView { @objc func other() {} }
}
extension NestedDeep.A.B.C { @objc func i() {}; @IBAction private func j(_ sender: Any) {} }
extension NestedDeep.A.B.C.D { override func layoutSubviews() { super.layoutSubviews() } }
class NestedDeepChild: NestedDeep.A.B.C { @objc func k() {} }
class NestedDeepOther: NestedDeep.C { @objc func l() {} }
