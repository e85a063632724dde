import UIKit

struct LocalTypes {
  func make() -> [AnyObject] {
    enum Kind { case a, b }
    struct Value { var kind = Kind.a }
    class Plain { var value = Value() }
    final class Target: Plain { @objc func fire() {}; @objc var name = "}" }
    class Child: NSObject { @IBOutlet private weak var view: UIView?; func c() { class Deep: NSObject { @objc func d() {} }; _ = Deep() } }
    return [Plain(), Target(), Child()]
  }
  var computed: NSObject {
    class InGetter: NSObject { @objc func e() {} }
    return InGetter()
  }
  let stored: NSObject = { class InClosure: NSObject { @objc func f() {} }; return InClosure() }()
}
func sameName() { class Same: NSObject { @objc func a() {} }; _ = Same() }
func sameNameAgain() { class Same: NSObject { @objc func b() {} }; _ = Same() }
