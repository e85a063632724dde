import UIKit

private enum NestedPrivate {
  fileprivate class A: UIView { @objc func a() {} }
  private class B: A { @IBAction private func b() {}; private class C: B { @IBOutlet private var c: UIView! } }
  static func make() -> UIView { B() }
}
func nestedPrivate() -> UIView { NestedPrivate.make() }
