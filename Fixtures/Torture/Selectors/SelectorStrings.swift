import UIKit

class SelectorStrings: UIView {
  let a = Selector("a")
  let b = Selector(("b:"))
  let c: Selector = "c:d:"
  let d = NSSelectorFromString("d")
  func names() -> [String] { [a, b, c, d].map { NSStringFromSelector($0) } + [a.description] }
}
