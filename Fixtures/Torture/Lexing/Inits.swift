import UIKit

class Inits: UIView {
  let name: String
  @objc init(name: String) { self.name = name; super.init(frame: .zero) }
  override init(frame: CGRect) { name = ""; super.init(frame: frame) }
  required init?(coder aDecoder: NSCoder) { name = ""; super.init(coder: aDecoder) }
  convenience init<T>(_ value: T) { self.init(name: "\(value)") }
  @objc convenience init!(other: Int) { self.init(name: "") }
  deinit { _ = #selector(Inits.layoutSubviews) }
  @objc func last() {}
}
