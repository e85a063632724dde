import UIKit

class Performs: UIViewController {
  @objc func value() -> NSString { "x" }
  @objc func add(_ a: NSNumber, to b: NSNumber) -> NSNumber { NSNumber(value: a.intValue + b.intValue) }
  func use() {
    if responds(to: #selector(value)) { perform(#selector(value)) }
    let text = perform(#selector(value))?.takeUnretainedValue() as? NSString
    let sum = perform(#selector(add(_:to:)), with: NSNumber(value: 1), with: 2)?.takeUnretainedValue()
    _ = perform(#selector(setter: title), with: "y")
    print(text as Any, sum as Any, value(forKey: "title") as Any)
    setValue("z", forKey: #keyPath(Performs.title))
  }
}
