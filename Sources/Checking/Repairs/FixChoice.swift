/// Which fixes of a check are made in the documents.
package enum FixChoice: Hashable, Sendable {
  /// Those that change no layout, of all findings.
  case certain
  /// Repairs by their numbers in the report of the same check.
  case numbers(Set<Int>)

  /// Reads `3,5`; nil for anything but numbers from 1 on.
  package init?(numbers text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let numbers = parts.compactMap { $0 }.filter { $0 >= 1 }
    guard numbers.count == parts.count, text.allSatisfy({ $0 == "," || $0.isNumber }) else { return nil }
    self = .numbers(Set(numbers))
  }
}
