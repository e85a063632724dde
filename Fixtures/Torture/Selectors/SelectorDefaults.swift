import UIKit

class SelectorDefaults: UIView {
  @objc func go() {}
  func wire(_ action: Selector = #selector(SelectorDefaults.go), also: [Selector] = [#selector(go)]) -> Selector { action }
  subscript(_ action: Selector = #selector(go)) -> Selector { action }
  func compare(_ action: Selector) -> Bool {
    switch action {
    case #selector(go): return true
    case #selector(UIResponder.resignFirstResponder), #selector(UIView.layoutIfNeeded): return false
    default: return action == #selector(go) || action != #selector(self.go)
    }
  }
}
