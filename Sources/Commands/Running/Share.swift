/// One of several equal parts of the work: `2/4` is the second of four.
package struct Share: Hashable, Sendable, CustomStringConvertible {
  /// From 1.
  package let number: Int
  /// How many parts there are, at least 1.
  package let count: Int

  /// - Precondition: `number` is between 1 and `count`.
  package init(number: Int, count: Int) {
    precondition((1...count).contains(number))
    self.number = number
    self.count = count
  }

  /// Reads `2/4`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1, (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }

  /// `2/4`, which ``init(_:)`` reads.
  package var description: String { "\(number)/\(count)" }

  /// Every so many-th element of a list. Shares of one list have no element in common and leave none out.
  func part<Element>(of list: [Element]) -> [Element] {
    list.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}
