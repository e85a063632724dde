import UIKit

protocol NestedHost {}
extension NestedHost {
  func make() -> NSObject { final class Made: NSObject { let a = 1 }; return Made() }
}
extension Array { struct Wrapped { class Box: NSObject { @objc func a() {} } } }
