import InterfaceBuilder

/// Where a document asks for silence.
///
/// In a comment, which Xcode drops when it saves the document: `<!-- trellis:disable clipped_text zero_size -->` up to
/// `trellis:enable` or the end, and `trellis:disable:next` for the next line; without names all rules are meant. In the notes
/// of a view or constraint (Xcode's identity inspector), which Xcode keeps: `trellis:disable clipped_text` for that object and
/// everything in it.
struct Suppressions {
  private var spans: [Span] = []

  private struct Span {
    let rules: Set<String>
    let lines: ClosedRange<Int>
  }

  init(of document: LintedDocument) {
    for comment in document.document.comments { add(comment) }
    document.forEachElement { element in
      guard let note = element.child(key: "userComments") else { return }
      add(note, on: element)
    }
  }

  func silence(_ finding: Finding) -> Bool {
    spans.contains { $0.lines.contains(finding.line) && ($0.rules.isEmpty || $0.rules.contains(finding.rule)) }
  }

  private mutating func add(_ comment: DocumentComment) {
    let words = comment.text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let command = words.first else { return }
    let rules = Set(words.dropFirst())
    let line = comment.position.line
    switch command {
    case "trellis:disable": spans.append(Span(rules: rules, lines: line...Int.max))
    case "trellis:disable:next": spans.append(Span(rules: rules, lines: line...(line + 1)))
    case "trellis:enable":
      spans = spans.map { span in
        let isMeant = rules.isEmpty || !rules.isDisjoint(with: span.rules)
        return span.lines.upperBound == Int.max && isMeant
          ? Span(rules: span.rules, lines: span.lines.lowerBound...max(span.lines.lowerBound, line)) : span
      }
    default: break
    }
  }

  /// Notes are attributed strings in fragments, whose text is an attribute or a child.
  private mutating func add(_ note: Element, on element: Element) {
    for fragment in note.children("fragment") {
      let words = (fragment.string("content") ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
      guard words.first == "trellis:disable" else { continue }
      spans.append(Span(rules: Set(words.dropFirst()), lines: element.position.line...element.lastLine))
    }
  }
}

extension Element {
  /// The last line on which an element inside begins.
  fileprivate var lastLine: Int { children.last?.lastLine ?? position.line }
}
