import UIKit

class Accessors: UIView {
  private var stored = 0
  @objc var a: Int { get { stored } set { stored = newValue } }
  @objc var b: Int { get { return stored } }
  @objc var c: Int { _read { yield stored } _modify { yield &stored } }
  @objc var d = 0 { willSet { stored = newValue } didSet { stored = d } }
  @objc var e: Int = { 3 }() { didSet { stored = oldValue } }
  @objc var f: Int { let set = 1; return set }
  @objc var g: Int { var values = [1]; values.append(2); values[0] = 3; return values.count }
  @objc var h: Int { @inline(__always) get { 1 } @inline(__always) set { stored = newValue } }
  @objc var j: Int {
    get { 1 }

    set
    {
      stored = newValue
    }
  }
  @objc private(set) var k = 0
  @objc static var l = 1
  @objc class var m: Int { get { 1 } set {} }
}
