import UIKit

@objc protocol OptionalParent { @objc optional func parent(_ sender: Any) }
@objc protocol OptionalChild: OptionalParent { @objc optional func child() }
class OptionalImplementsBoth: NSObject, OptionalChild {
  func parent(_ sender: Any) {}
  func child() {}
}
class OptionalFirst: NSObject, OptionalChild { func child() {} }
class OptionalSecond: OptionalFirst { func parent(_ sender: Any) {}; override func child() {} }
class OptionalLate: NSObject {}
extension OptionalLate: OptionalChild { func child() {} }
extension OptionalLate { func parent(_ sender: Any) {} }
