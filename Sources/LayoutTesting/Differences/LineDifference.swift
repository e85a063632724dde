/// How two texts of lines differ, for snapshots whose lines stand for themselves.
struct LineDifference {
  /// The lines that only the old text has, and those that only the new one has, with their numbers from 1.
  private(set) var removed: [(number: Int, text: String)] = []
  private(set) var added: [(number: Int, text: String)] = []

  /// More lines than this are not aligned: the work grows with the square of their number.
  private static let mostAligned = 2000

  init(_ old: String, _ new: String) {
    var (before, after) = (Self.lines(old)[...], Self.lines(new)[...])
    while let first = before.first, first == after.first { (before, after) = (before.dropFirst(), after.dropFirst()) }
    while let last = before.last, last == after.last { (before, after) = (before.dropLast(), after.dropLast()) }
    guard before.count + after.count <= Self.mostAligned else {
      removed = zip(before.indices, before).map { ($0 + 1, $1) }
      added = zip(after.indices, after).map { ($0 + 1, $1) }
      return
    }
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, let text, _): removed.append((before.startIndex + offset + 1, text))
      case .insert(let offset, let text, _): added.append((after.startIndex + offset + 1, text))
      }
    }
    removed.sort { $0.number < $1.number }
  }

  var isEmpty: Bool { removed.isEmpty && added.isEmpty }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
