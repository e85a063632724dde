import UIKit

class Numbers: NSObject {
  @objc var a = 1_000, b = 0xFF_FF, c = 0b1010, d = 0o17
  @objc var e = 1.5e-3, f = 0xF.8p-2, g = 1e+5
  @objc var h = 1.description.count
  @objc var i = (1...3).count + [1, 2,].count
  @objc func j() -> Int { 1.advanced(by: 2) }
}
