import UIKit

infix operator <-: AssignmentPrecedence
infix operator |>: AdditionPrecedence
prefix operator √
postfix operator %%
func <- <Value>(left: inout Value, right: Value) { left = right }
func |> <A, B>(left: A, right: (A) -> B) -> B { right(left) }
prefix func √ (value: Double) -> Double { value.squareRoot() }
postfix func %% (value: Int) -> Double { Double(value) / 100 }
class Operators: NSObject {
  @objc var a = 1 < 2 && 2 > 1 || !(3 <= 4)
  @objc var b = (1 << 2) >> 1 &+ 3
  @objc func c(_ d: Int?) -> Int { d ?? (1 > 0 ? 2 : 3) }
  @objc var e: Double { √4.0 + 5%% }
  @objc func f() -> [Int] { Array(0..<3) + Array(0...2) }
  func g<A, B>(_ a: A, _ b: B) -> Bool where A: Comparable, B: Collection, B.Element == A { a<b.first! && a>b.first! }
  @objc func h() {}
}
