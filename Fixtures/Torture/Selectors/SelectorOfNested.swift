import UIKit

class SelectorOfNested: UIView {
  class Inner: NSObject {
    @objc func deep() {}
    class Deeper: NSObject { @objc func deepest(_ sender: Any) {} }
    func wire() -> Selector { #selector(Deeper.deepest) }
  }
  func wire() -> [Selector] { [#selector(Inner.deep), #selector(Inner.Deeper.deepest(_:)), #selector(SelectorOfNested.Inner.deep)] }
}
