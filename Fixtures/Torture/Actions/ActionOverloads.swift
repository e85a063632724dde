import UIKit

class ActionOverloads: UIViewController {
  @objc func show(_ sender: UIButton) {}
  func show(_ text: String) {}
  func show(_ number: Int, twice: Bool) {}
  @objc func value() -> Int { 1 }
  func value() -> String { "" }
  func wire() -> [Selector] {
    [#selector(show as (UIButton) -> Void), #selector(ActionOverloads.value as (ActionOverloads) -> () -> Int)]
  }
}
