import UIKit

class GenericBox<Element: Hashable & Comparable, Other>: NSObject where Other: Collection, Other.Element == [Element: Set<Element>] {
  @objc func a() {}
  var values: [Element: Array<Dictionary<String, Set<Element>>>] = [:]
  func b<T, U>(_ t: T, _ u: U) -> (T) -> ((U) -> Void)? where T: Sequence, U == T.Element { { _ in nil } }
  @objc var c: Bool { values.count < 3 }
  subscript<Key: Hashable>(key: Key) -> Int { 1 }
}
class GenericChild: GenericBox<Int, [[Int: Set<Int>]]> { @objc func d() {} }
extension GenericBox where Element == Int { func e() {} }
extension GenericBox { class Inner: NSObject { @objc func f(_ g: Result<Element, Never>) {} } }
