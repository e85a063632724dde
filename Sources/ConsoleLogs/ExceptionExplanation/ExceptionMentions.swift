/// What the text of an exception names.
struct ExceptionMentions {
  /// Lines as the console broke them.
  private let lines: [String]
  /// On one line.
  let text: String

  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    self.text = text.split(whereSeparator: \.isNewline).map { String($0) }.joined(separator: " ")
  }

  /// `UILabel:0x7fde'Press'`, each once, in the order of the text.
  var views: [String] {
    var views: [String] = []
    var seen: Set<Substring> = []
    for match in text.matches(of: #/([A-Za-z_][\w.]*): ?(0x[0-9a-fA-F]+)('[^']*')?/#) {
      guard !Self.isNoView(match.1), seen.insert(match.2).inserted else { continue }
      views.append("\(match.1):\(match.2)\(match.3 ?? "")")
    }
    return views
  }

  private static func isNoView(_ className: Substring) -> Bool {
    className.hasSuffix("Constraint") || className.hasSuffix("Layer") || className.hasSuffix("Anchor")
      || className.hasSuffix("Dimension")
  }

  /// The view that is said to have got a constraint.
  var holder: String? { view(after: "view:<") }

  /// The view that is said to be in no hierarchy, or in another one.
  var stranger: String? { view(after: "container hierarchy: <") }

  var hasNoSuperview: Bool { text.contains("superview: NO SUPERVIEW") }

  private func view(after mark: String) -> String? {
    guard let range = text.ranges(of: mark).last,
      let match = text[range.upperBound...].prefixMatch(of: #/([A-Za-z_][\w.]*): ?(0x[0-9a-fA-F]+)/#)
    else { return nil }
    return views.first { $0.contains(match.2) } ?? "\(match.1):\(match.2)"
  }

  /// Both anchors: `UILabel:0x7fde.leading`.
  var anchors: [String] { text.matches(of: #/"([^"<>]+)">/#).map { String($0.1) } }

  /// The first word behind a text, without quotes and the full stop.
  func word(after mark: String) -> String? {
    text.ranges(of: mark).first.flatMap { range in
      text[range.upperBound...].split(separator: " ").first.map { $0.trimming("'\".,(") }
    }
  }

  // MARK: Visual format

  /// Of a visual format's exception the complaint.
  var complaint: String {
    guard let format = formatLines.first, let range = text.range(of: "format:"),
      let end = text.range(of: format, in: range.upperBound)
    else { return text }
    return text[range.upperBound..<end].trimming(" .")
  }

  /// The format, and the line with the mark; empty for other exceptions.
  var formatLines: [String] {
    guard let mark = lines.firstIndex(where: { $0.contains("^") }), mark > 0 else { return [] }
    return [lines[mark - 1], lines[mark]]
  }
}

extension StringProtocol {
  fileprivate func trimming(_ characters: String) -> String {
    var slice = self[...]
    while let first = slice.first, characters.contains(first) { slice.removeFirst() }
    while let last = slice.last, characters.contains(last) { slice.removeLast() }
    return String(slice)
  }
}

extension String {
  fileprivate func range(of text: String) -> Range<Index>? { ranges(of: text).first }

  fileprivate func range(of text: String, in start: Index) -> Index? {
    self[start...].ranges(of: text).last?.lowerBound
  }
}
