import UIKit

class Switches: UIViewController {
  enum Row: Int, CaseIterable { case a, b; case c = 5, d }
  @objc func use(_ value: Int) -> String {
    switch value {
    case 0: return "a"
    case let x where x > 5 && x < 9: return "\(x)"
    case 1, 2: fallthrough
    default: return { switch value { case 3: return "{"; default: return "}" } }()
    }
  }
  @objc var text: String { let a = if isViewLoaded { "x" } else { "y" }; return a }
  @objc func last() { loop: for i in 0..<3 where i > 1 { while true { break loop }; repeat {} while false } }
}
