import UIKit

class ActionObjCExtension: NSObject {}

@objc extension ActionObjCExtension {
  func all() {}
  var these: Int { 1 }
  @nonobjc func notThis() {}
}
@objc public extension UIView {
  func tortureShake() {}
  var tortureName: String { get { "" } set {} }
}
@nonobjc extension ActionObjCExtension { func none() {} }
