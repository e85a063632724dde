import UIKit

class SelectorAmbiguous: UIView {
  @objc func pick() {}
  @objc(pickInt:) func pick(_ value: Int) {}
  @objc(pickString:) func pick(_ value: String) {}
  func wire() -> [Selector] { [#selector(pick as () -> Void), #selector(pick(_:) as (Int) -> Void)] }
}
