/// The text of an entry, which a page or a terminal may have broken into lines: between words, or inside them.
///
/// No character says which of the two happened at a line end, but only one of them gives a constraint.
struct WrappedEntry {
  private let text: LogSlice
  private let parts: [LogSlice]

  init(_ text: LogSlice) {
    self.text = text
    parts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Longer texts are no description of a constraint.
  private static let mostCharacters = 4_000

  func constraint() throws(LogMistake) -> ConsoleConstraint {
    guard text.count <= Self.mostCharacters else {
      throw text.mistake(
        "the description of the constraint is longer than the limit of \(Self.mostCharacters) characters")
    }
    let mistake: LogMistake
    var doubtful: ConsoleConstraint?
    do throws(LogMistake) {
      // The line ends may belong to a title.
      let constraint = try ConsoleConstraint(text)
      guard parts.count > 1, constraint.hasSplitName else { return constraint }
      doubtful = constraint
      mistake = text.mistake("")
    } catch {
      mistake = error
    }
    for joints in candidates {
      guard let constraint = try? ConsoleConstraint(joined(joints)) else { continue }
      if !constraint.hasSplitName { return constraint }
      doubtful = doubtful ?? constraint
    }
    guard let doubtful else { throw mistake }
    return doubtful
  }

  // MARK: Joining

  private enum Joint: CaseIterable {
    /// A space was broken at.
    case space
    /// A word was broken; spaces around it are the text's.
    case asIs
    /// A word was broken, and the next line was indented.
    case tight
  }

  private func joined(_ joints: [Joint]) -> LogSlice {
    var result = Array(parts[0])
    for (part, joint) in zip(parts.dropFirst(), joints) {
      if joint != .asIs { while result.last?.isWhitespace ?? false { result.removeLast() } }
      if joint == .space { result.append(" ") }
      result += joint == .asIs ? part : part.drop(while: \.isWhitespace)
    }
    return result[...]
  }

  /// The likeliest first: a page breaks at spaces, a terminal after as many characters as fit.
  private var candidates: [[Joint]] {
    let count = parts.count - 1
    guard (1...Self.mostJoints).contains(count) else { return [] }
    // The first line has an indentation that is not in the text, and the last is shorter.
    let lengths = parts.dropFirst().dropLast().map(\.count)
    let differ = (lengths.max() ?? 0) - (lengths.min() ?? 0)
    // A space at the end of a line is often lost.
    let likely = [Joint](repeating: lengths.count > 1 && differ <= 1 ? .asIs : .space, count: count)
    var result = [likely]
    var last = [(joints: likely, from: 0)]
    while !last.isEmpty, result.count < Self.mostCandidates {
      var next: [(joints: [Joint], from: Int)] = []
      for (joints, from) in last {
        for index in from..<count {
          for joint in Joint.allCases where joint != likely[index] {
            var changed = joints
            changed[index] = joint
            result.append(changed)
            if index + 1 < count { next.append((changed, index + 1)) }
            if result.count >= Self.mostCandidates { return result }
          }
        }
      }
      last = next
    }
    return result
  }

  private static let mostCandidates = 400
  /// No page is so narrow that it breaks an entry into more.
  private static let mostJoints = 24
}

extension ConsoleConstraint {
  /// Whether an identifier, or the name of a guide, has a space that a joint may have put there: UIKit's have none.
  fileprivate var hasSplitName: Bool {
    identifier?.contains(where: \.isWhitespace) ?? false
      || items.contains { item in
        guard case .object(let name, _, let title?) = item else { return false }
        return name.hasSuffix("LayoutGuide") && title.contains(where: \.isWhitespace)
      }
  }
}
