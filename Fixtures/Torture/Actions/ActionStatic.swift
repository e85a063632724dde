import UIKit

class ActionStatic: NSObject {
  @objc static func shared() {}
  @objc class func made(_ sender: Any) -> ActionStatic? { nil }
  @objc static var count = 0
  @objc class var kind: String { "class" }
  @objc func instance() {}
  func wire() -> [Selector] { [#selector(ActionStatic.shared), #selector(ActionStatic.made(_:)), #selector(instance)] }
}
