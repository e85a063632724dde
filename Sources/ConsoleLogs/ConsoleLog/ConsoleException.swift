/// An exception or a warning about layout as the console prints it, without the time, the process and the call stack around it.
package struct ConsoleException: Hashable, Sendable {
  /// What the text complains about; JSON contains the name of the case.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A constraint was added to a view that does not contain what it relates.
    case outsideSubtree
    /// A constraint between views of different trees was activated.
    case noCommonAncestor
    /// A view has a constraint to a view that is not below it at the layout.
    case unpreparedHierarchy
    /// A visual format cannot be understood.
    case visualFormat
    /// Leading or trailing was paired with left or right.
    case mixedDirections
    /// Attributes that cannot be compared, such as an edge and a size.
    case invalidPairing
    /// An edge or a center was compared with a number alone.
    case locationWithoutItem
    /// A constant or a multiplier is not a number, or is infinite.
    case notFinite
    /// A constant is larger than the engine can take.
    case hugeConstant
    /// A priority is not above 0 and at most 1000.
    case illegalPriority
    /// The priority of an active constraint was changed from or to required.
    case requiredPriorityChange
    /// An arranged view was inserted behind the end of a stack view.
    case stackIndex
    /// An override of `layoutSubviews` or `updateConstraints` does not call super.
    case missingSuperCall
    /// The layout of a view asks for another layout again and again.
    case layoutLoop
    /// The constraints of a self-sizing row give it no height.
    case collapsedRow
    /// A view was added to itself.
    case ownSubview
    /// No cell is known for an identifier.
    case unknownCell
    /// An outlet or a user-defined attribute names a property that the class does not have.
    case unknownKey
    /// A storyboard, a xib, a scene or a segue of that name does not exist.
    case missingDocument
    /// The file's owner of a xib has no view.
    case missingViewOutlet
    /// An action is sent to an object that has no such method.
    case unknownAction
    /// The class that a document names does not exist.
    case unknownClass
    /// A font that follows the text size was scaled a second time.
    case scaledFont
    /// Items were added to a data source without sections.
    case noSections
  }

  /// What the text complains about.
  package var kind: Kind
  /// Where it begins in the log; the first line is 1.
  package var line: Int
  /// The reason with its line ends, without time, process and quotes.
  package var text: String
}

extension ConsoleException {
  /// The exception whose telling words begin in a line, and the place behind it; nil if none does.
  static func find(in slice: LogSlice, of characters: [Character], line: Int) -> (value: ConsoleException, end: Int)? {
    for start in slice.indices {
      for (phrase, kind) in phrases[characters[start]] ?? [] {
        guard let end = phrase.end(from: start, in: characters) else { continue }
        let quote = slice[..<start].find(Self.quote).map { $0 + Self.quote.count }
        let isQuoted = quote != nil
        let text = text(
          from: quote ?? Self.sentence(in: slice[..<start]), behind: end, in: characters, kind, isQuoted: isQuoted)
        return (ConsoleException(kind: kind, line: line, text: text.trimmedEnd(isQuoted).text), text.endIndex)
      }
    }
    return nil
  }

  private static let quote = "reason: '"

  /// Behind the time, the process and the category.
  private static func sentence(in slice: LogSlice) -> Int {
    let start = slice.findLast("] ").map { $0 + 2 } ?? slice.startIndex
    return slice[start...].firstIndex { !$0.isWhitespace } ?? slice.endIndex
  }

  /// To the end of the line, or of a later one if the text goes on there.
  private static func text(
    from start: Int, behind end: Int, in characters: [Character], _ kind: Kind, isQuoted: Bool
  ) -> LogSlice {
    var at = end
    for _ in 0..<mostLines {
      at = characters[at...].firstIndex(where: \.isNewline) ?? characters.count
      let text = characters[start..<at]
      let next = characters[min(at + 1, characters.count)...].prefix { !$0.isNewline }
      let goesOn =
        switch kind {
        case .visualFormat: !text.contains("^")
        case .unpreparedHierarchy where next.first == "\t" || next.first == "<" || next.starts(with: "   | "): true
        case _ where isQuoted: text.trimmed.last != "'"
        default: text.isOpen
        }
      guard goesOn, !next.trimmed.isEmpty, !next.trimmed.starts(with: "***") else { return text }
      at = next.startIndex
    }
    return characters[start..<max(at, end)]
  }

  private static let mostLines = 12
}

extension LogSlice {
  /// Whether a `<` is not closed yet: a page broke the line.
  fileprivate var isOpen: Bool { count { $0 == "<" } > count { $0 == ">" } }

  /// Without spaces at the end and the quote that closes a reason.
  fileprivate func trimmedEnd(_ isQuoted: Bool) -> LogSlice {
    var slice = self
    while slice.last?.isWhitespace ?? false { slice = slice.dropLast() }
    return isQuoted && slice.last == "'" ? slice.dropLast() : slice
  }
}
