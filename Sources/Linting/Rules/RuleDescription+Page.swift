extension RuleDescription {
  /// A page: the name, what the rule finds, why that matters and what to do, an example, what `--fix` does, and how to change what
  /// happens.
  package var text: String {
    var parts = ["\(name) (\(identifier), \(state))", summary, rationale]
    parts += blocks.map { "\($0.heading):\n" + Self.indented($0.lines) }
    parts += remarks.map { "\($0.heading): \($0.text)" }
    return parts.joined(separator: "\n\n")
  }

  /// The same page in Markdown.
  package var markdown: String {
    var parts = ["## \(name)", "`\(identifier)`, \(state)", summary, rationale]
    parts += blocks.map { "**\($0.heading)**\n\n" + Self.indented($0.lines) }
    parts += remarks.map { "**\($0.heading):** \($0.text)" }
    return parts.joined(separator: "\n\n")
  }

  private var state: String { "\(severity.rawValue)\(isOptIn ? "; opt-in" : "")" }

  private var blocks: [(heading: String, lines: [String])] {
    guard let example = RuleSet.examples[identifier] else { return [("Options", options)] }
    return [("Wrong", example.wrong), ("Right", example.right), ("Options", options)]
  }

  private var remarks: [(heading: String, text: String)] {
    return [("Fix", fix), ("More", page.address)]
  }

  private var fix: String {
    if let fix = RuleSet.examples[identifier]?.fix { return "trellis check --fix \(fix)." }
    guard RuleSet.withListedFixes.contains(identifier) else { return "Trellis cannot fix this finding automatically." }
    return
      "To list the possible fixes with numbers, run trellis check --list-fixes. To make the first fix, run trellis check --fix 1."
  }

  private var options: [String] {
    let levels = Severity.allCases.map(\.rawValue).joined(separator: ", ")
    let lines = [
      ("\(identifier): error", "in .trellis.yml: sets the severity of the rule to one of \(levels)"),
      isOptIn
        ? ("opt_in_rules: [\(identifier)]", "in .trellis.yml: turns on the rule, like --enable-rule")
        : ("disabled_rules: [\(identifier)]", "in .trellis.yml: turns off the rule, like --disable-rule"),
      ("<!-- trellis:disable:next \(identifier) -->", "in a document: turns off the rule for the next line"),
      ("// trellis:disable:next \(identifier)", "in Swift code, with --program: turns off the rule for the next line"),
    ]
    let width = lines.map(\.0.count).max() ?? 0
    return lines.map { "\($0.0.padded(to: width))  \($0.1)" }
  }

  private static func indented(_ lines: [String]) -> String { lines.map { "    \($0)" }.joined(separator: "\n") }
}
