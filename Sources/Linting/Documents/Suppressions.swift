import InterfaceBuilder

/// The parts of a document in which it silences rules.
///
/// A comment, which Xcode drops when it saves the document, silences rules from its place on: `<!-- trellis:disable clipped_text
/// zero_size -->` up to a comment with `trellis:enable` or the end of the document, `trellis:disable:next` on the next line.
/// Without names, all rules are meant. Of several comments about a rule the last one before a finding counts. The notes of a view or
/// constraint (Xcode's identity inspector), which Xcode keeps, silence rules for that object and everything in it:
/// `trellis:disable clipped_text`.
package struct Suppressions {
  /// In document order.
  private var switches: [Switch] = []
  private var spans: [Span] = []

  /// Silences rules, or ends the silence, from a place on.
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
    for comment in document.document.comments { add(comment) }
    document.forEachElement { element in
      guard let note = element.child(key: "userComments") else { return }
      add(note, on: element)
    }
  }

  /// Whether the document silences the finding.
  package func silence(_ finding: Finding) -> Bool {
    let place = SourcePosition(line: finding.line, column: finding.column)
    let last = switches.last { $0.position < place && $0.rules.contains(finding.rule) }
    return last?.isOff ?? false || spans.contains { $0.lines.contains(finding.line) && $0.rules.contains(finding.rule) }
  }

  private mutating func add(_ comment: DocumentComment) {
    let words = comment.text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let command = words.first else { return }
    let rules = RuleNames(words.dropFirst())
    let line = comment.position.line
    switch command {
    case "trellis:disable": switches.append(Switch(rules: rules, position: comment.position, isOff: true))
    case "trellis:enable": switches.append(Switch(rules: rules, position: comment.position, isOff: false))
    case "trellis:disable:next": spans.append(Span(rules: rules, lines: line...(line + 1)))
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
