import UIKit

protocol NestedHost {}
extension NestedHost {
  func make() -> NSObject { NSObject() }
}
extension Array { struct Wrapped { class Box: NSObject { @objc func a() {} } } }
