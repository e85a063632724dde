import UIKit

#if os(iOS)
@objc protocol OptionalConditional { @objc optional func seen() }
#else
protocol OptionalConditional: AnyObject {}
#endif
class OptionalConditionalUser: UIView {
  #if os(iOS)
  var delegate: OptionalConditional?
  func call() { delegate?.seen?() }
  #endif
}
