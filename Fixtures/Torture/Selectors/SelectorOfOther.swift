import UIKit

class SelectorOfOtherA: NSObject { @objc func work(_ sender: Any) {} }
class SelectorOfOther: UIView {
  let other = SelectorOfOtherA()
  var list = [SelectorOfOtherA()]
  func wire() -> [Selector] {
    [#selector(other.work), #selector(self.other.work(_:)), #selector(SelectorOfOtherA.work), #selector(list[0].work)]
  }
}
