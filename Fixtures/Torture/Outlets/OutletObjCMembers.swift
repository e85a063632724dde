import UIKit

@objcMembers
class OutletObjCMembers: NSObject {
  var name = "a"
  var count = 0
  let constant = 1
  private var hidden = 2
  private(set) var partly = 3
  func run() {}
  func runWith(_ value: Int) -> String { "\(value)" }
  @nonobjc func unseen() {}
  static func shared() {}
  func generic<T>(_ value: T) {}
  func later() async {}
  func change(_ value: inout Int) {}
  func fails() throws { }
}

class OutletObjCMembersChild: OutletObjCMembers {
  var more: String?
  override func run() { super.run() }
}
