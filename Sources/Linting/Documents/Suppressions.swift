import InterfaceBuilder

/// The parts of a document, or of a source, in which it suppresses rules.
///
/// A comment, which Xcode drops when it saves the document, suppresses rules from its place on: `<!-- trellis:disable clipped_text
/// zero_size -->` up to a comment with `trellis:enable` or the end of the document, `trellis:disable:next` on the next line.
/// Without names, all rules are meant. Of several comments about a rule the last one before a finding counts. The notes of a view or
/// constraint (Xcode's identity inspector), which Xcode keeps, suppress rules for that object and everything in it:
/// `trellis:disable clipped_text`. In a source the comments are `// trellis:disable:next conflicting_constraints`, in a line of their
/// own or behind code of the line that is meant.
package struct Suppressions {
  /// In document order.
  private var switches: [Switch] = []
  private var spans: [Span] = []

  /// Suppresses rules, or ends the suppression, from a place on.
  private struct Switch {
    let rules: RuleNames
    let position: SourcePosition
    let isOff: Bool
  }

  private struct Span {
    let rules: RuleNames
    let lines: ClosedRange<Int>
  }

  /// An empty set of names means every rule.
  private struct RuleNames {
    let names: Set<String>

    init(_ words: some Sequence<String>) { names = Set(words) }

    func contains(_ rule: String) -> Bool { names.isEmpty || names.contains(rule) }
  }

  package init(of document: LintedDocument) {
    for comment in document.document.comments { add(comment.text, at: comment.position) }
    document.forEachElement { element in
      guard let note = element.child(key: "userComments") else { return }
      add(note, on: element)
    }
  }

  /// Those of Swift code.
  package init(ofSource text: String) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      guard let mark = line.firstRange(of: "// trellis:") else { continue }
      let column = line.utf8.distance(from: line.startIndex, to: mark.lowerBound) + 1
      add(String(line[mark.lowerBound...].dropFirst(3)), at: SourcePosition(line: index + 1, column: column))
    }
  }

  /// Whether the file suppresses the finding.
  package func suppresses(_ finding: Finding) -> Bool {
    let place = SourcePosition(line: finding.line, column: finding.column)
    let last = switches.last { $0.position < place && $0.rules.contains(finding.rule) }
    return last?.isOff ?? false || spans.contains { $0.lines.contains(finding.line) && $0.rules.contains(finding.rule) }
  }

  private mutating func add(_ comment: String, at position: SourcePosition) {
    let words = comment.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let command = words.first else { return }
    let rules = RuleNames(words.dropFirst())
    switch command {
    case "trellis:disable": switches.append(Switch(rules: rules, position: position, isOff: true))
    case "trellis:enable": switches.append(Switch(rules: rules, position: position, isOff: false))
    case "trellis:disable:next": spans.append(Span(rules: rules, lines: position.line...(position.line + 1)))
    default: break
    }
  }

  /// Notes are attributed strings made of fragments. The text of a fragment is an attribute or a child element.
  private mutating func add(_ note: Element, on element: Element) {
    for fragment in note.children("fragment") {
      let words = (fragment.string("content") ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
      guard words.first == "trellis:disable" else { continue }
      spans.append(Span(rules: RuleNames(words.dropFirst()), lines: element.position.line...element.lastLine))
    }
  }
}

extension Element {
  /// The last line on which an element inside begins.
  fileprivate var lastLine: Int { children.last?.lastLine ?? position.line }
}
