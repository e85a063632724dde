import UIKit

class ActionOperators: NSObject {
  static func == (left: ActionOperators, right: ActionOperators) -> Bool { left === right }
  static func < (left: ActionOperators, right: ActionOperators) -> Bool { false }
  static prefix func - (one: ActionOperators) -> ActionOperators { one }
  @objc func after() {}
}
