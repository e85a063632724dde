import UIKit

class Closures: UIView {
  lazy var a: () -> Void = { [weak self] in self?.b() }
  @objc func b() {}
  let c = { (value: Int) -> Int in { $0 + 1 }(value) }(1)
  let d: [() -> Void] = [{}, { }, { print("}") }]
  @objc func e() { UIView.animate(withDuration: 1) { self.alpha = 0 } completion: { _ in self.b() } }
  var f: UIView = { $0.tag = 1; return $0 }(UIView())
  @objc var g: Int { let x = { 1 }; return x() }
  @objc lazy var h: UIButton = UIButton()
  @objc func i(_ j: () -> Void = { }) { j() }
}
