import UIKit

class Tuples: UIView {
  let (a, b) = (1, 2)
  var (c, d): (Int, String) = (3, "}")
  @objc func e() { let (f, _) = (1, { 2 }()); var (g, h): (Int, Int); (g, h) = (f, f); print(g, h) }
  var i: (first: Int, second: (String) -> Void) = (1, { _ in })
  @objc var j = 1
}
