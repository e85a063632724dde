import UIKit

class SelectorQuoted: UIView {
  @objc func `switch`(_ sender: Any) {}
  @objc func `repeat`() {}
  @objc var `class`: Int { 1 }
  func wire() -> [Selector] { [#selector(`switch`(_:)), #selector(SelectorQuoted.`repeat`), #selector(getter: `class`)] }
}
