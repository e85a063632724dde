import UIKit

class OverriddenBase: UIView {}
extension OverriddenBase {
  @objc func configure() {}
  @objc dynamic func configure(with name: String, count: Int = 1) -> String { name }
  @objc var kind: String { "base" }
  @objc class func make() -> OverriddenBase { OverriddenBase() }
  @objc open func opened() {}
  func free() {}
}
class OverriddenChild: OverriddenBase {
  override func configure() { super.configure() }
  override func configure(with name: String, count: Int) -> String { super.configure(with: name, count: count) + "!" }
  override var kind: String { "child " + super.kind }
  override class func make() -> OverriddenBase { OverriddenChild() }
  override func opened() {}
}
class OverriddenGrandchild: OverriddenChild {}
extension OverriddenGrandchild { override func configure() { super.configure() } }
func overriddenDefaults(_ base: OverriddenBase) -> String { base.configure(with: "x") }
