import UIKit

@objc protocol OptionalRequirements: AnyObject {
  func always()
  @objc optional func maybe()
  @objc optional func maybe(_ value: Int)
  @objc optional func maybe(_ value: Int, with label: String) -> Bool
  @objc optional func result() -> String?
  @objc optional var name: String { get }
  @objc optional var settable: Int { get set }
}

class OptionalCaller {
  weak var delegate: OptionalRequirements?
  func call() {
    delegate?.always()
    delegate?.maybe?()
    delegate?.maybe?(1)
    let flag = delegate?.maybe?(1, with: "x") ?? false
    if let text = delegate?.result?() { print(text, flag) }
    if delegate?.maybe?(2, with: "y") == true {}
    let name = delegate?.name ?? "none"
    guard let number = delegate?.settable else { return }
    print(name, number)
  }
  func force(_ delegate: OptionalRequirements) {
    delegate.maybe!()
    _ = delegate.maybe!(1, with: "(")
    let value: Bool? = delegate.maybe?(1, with: "a, b: c")
    print(value as Any)
  }
}

class OptionalAll: NSObject, OptionalRequirements {
  func always() {}
  func maybe() {}
  func maybe(_ value: Int) {}
  func maybe(_ value: Int, with label: String) -> Bool { true }
  func result() -> String? { nil }
  var name = "all"
  var settable = 1
}
class OptionalNone: NSObject, OptionalRequirements { func always() {} }
