import UIKit

@objc public protocol OptionalPublic: NSObjectProtocol {
  @objc optional func published(_ view: UIView, didTap row: Int)
}
open class OptionalPublicUser: NSObject, OptionalPublic {
  open func published(_ view: UIView, didTap row: Int) {}
}
@objc private protocol OptionalPrivate { @objc optional func hidden() }
private class OptionalPrivateUser: NSObject, OptionalPrivate { func hidden() {} }
@objc fileprivate protocol OptionalFilePrivate { @objc optional var value: Int { get } }
@MainActor @objc protocol OptionalMain { @objc optional func main(_ sender: UIButton) }
class OptionalMainUser: UIViewController, OptionalMain { func main(_ sender: UIButton) {} }
