import UIKit

class DynamicMembers: NSObject {
  @objc dynamic var a = 1
  dynamic func b() {}
  @objc public dynamic private(set) var c = 2
  @objc dynamic
  func d() {}
  var dynamic = 3
  func use(dynamic: Int) -> Int { self.dynamic + dynamic }
  @objc dynamic var e: Int { get { 1 } set {} }
  static dynamic func f() {}
}
extension DynamicMembers { @objc dynamic func g() {} }
