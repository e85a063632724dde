import UIKit

@objc protocol OptionalChecks { @objc optional func checked(_ value: Int) }
class OptionalChecksUser: UIView {
  weak var delegate: OptionalChecks?
  func check() -> Bool {
    if delegate?.checked != nil { delegate?.checked?(1) }
    guard delegate?.checked == nil else { return true }
    if let object = delegate as? NSObject, object.responds(to: #selector(OptionalChecks.checked(_:))) { return true }
    return delegate is UIView
  }
}
