import UIKit

class Regexes: NSObject {
  @objc func a() {}
  let extended = #/[a-z"{]+\/(\d)/#
  let lines = #/
    a "   # comment }
    \{
    /#
  @objc func b(_ value: Int) -> Int { value / 2 / 3 }
  @objc var c: Double { 1.0/2.0/3.0 }
}
