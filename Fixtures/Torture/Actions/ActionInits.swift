import UIKit

class ActionInits: NSObject {
  @objc override init() { super.init() }
  @objc init(name: String) { super.init() }
  @objc convenience init?(count: Int) { self.init(name: "\(count)") }
  @objc deinit { print("}") }
  @objc subscript(index: Int) -> Int { get { index } set { _ = newValue } }
}
