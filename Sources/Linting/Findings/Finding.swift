/// A violation of a rule, with all configurations in which it occurs.
package struct Finding: Hashable, Sendable, Codable {
  /// The rule's identifier, such as `clipped_text`.
  package var rule: String
  /// As the configuration file sets it, else as the rule does.
  package var severity: Severity
  /// One sentence about what is wrong. Numbers that differ between ``configurations`` are given as ranges.
  package var message: String
  /// What the program decides, so that the finding may not come true: `the program may set another text`. Nil for a certain
  /// finding, which follows from the document alone.
  package var condition: String?
  /// The path of the document as the user gave it.
  package var file: String
  /// The line of the element's start tag, from 1.
  package var line: Int
  /// The column of the element's start tag, from 1 in UTF-8 code units, as compilers count.
  package var column: Int
  /// The same column in UTF-16 code units, where characters outside ASCII before it make it another one; else nil.
  package var utf16Column: Int?
  /// The document's id of the view, constraint or connection; nil where it has none.
  package var elementID: String?
  /// Distinguishes findings of one rule at one place; see ``Violation/identity``.
  package var identity: String
  /// The name of the scene; nil for rules that read the document alone.
  package var scene: String?
  /// The id of the scene's controller or view; nil for rules that read the document alone.
  package var sceneID: String?
  /// The names of the configurations, in the order in which they were laid out; empty for rules that read the document alone.
  package var configurations: [String]
  /// The number of configurations in which the scene was laid out.
  package var tried: Int
  /// The only release of iOS that has the finding, where other releases were tried on the same screens and do not.
  package var release: Int?
  /// Where the same mistake was made again, or the same cause shows, in the order of the document.
  package var others: [Place]
  /// What would help, one sentence each.
  package var hints: [String]
  /// More about the finding, line by line: what the console of a device would print.
  package var details: [String]
  /// A change of the document that removes the finding; nil if there is no safe one.
  package var fix: Fix?
  /// Changes of which each was tried and removes the finding, the best first; nil where none were looked for, or none was found.
  package var repairs: [Repair]?

  /// - Parameters:
  ///   - line: from 1.
  ///   - column: from 1 in UTF-8 code units.
  package init(
    rule: String, severity: Severity, message: String, file: String, line: Int, column: Int, elementID: String? = nil,
    identity: String = "", scene: String? = nil, sceneID: String? = nil, configurations: [String] = [], tried: Int = 0,
    condition: String? = nil, others: [Place] = [], hints: [String] = [], details: [String] = [], fix: Fix? = nil
  ) {
    self.condition = condition
    self.others = others
    self.rule = rule
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.elementID = elementID
    self.identity = identity
    self.scene = scene
    self.sceneID = sceneID
    self.configurations = configurations
    self.tried = tried
    self.hints = hints
    self.details = details
    self.fix = fix
  }

  /// An element of the document that a finding is about as well.
  package struct Place: Hashable, Sendable, Codable {
    /// The document's id of the view or constraint; nil where it has none.
    package var elementID: String?
    /// The line of the element's start tag, from 1.
    package var line: Int
    /// The column of the element's start tag, from 1 in UTF-8 code units.
    package var column: Int

    /// An element at a line and column from 1.
    package init(elementID: String? = nil, line: Int, column: Int) {
      self.elementID = elementID
      self.line = line
      self.column = column
    }
  }

  /// Whether the finding follows from the document alone, whatever the program does.
  package var isCertain: Bool { condition == nil }

  /// `also in lines 40, 52 and 61`; nil for a finding about one element.
  package var otherLines: String? {
    let lines = Array(Set(others.map(\.line))).sorted()
    guard let last = lines.last else { return nil }
    let shown = lines.dropLast().prefix(8).map(String.init).joined(separator: ", ")
    let more = lines.count - 1 - 8
    if lines.count == 1 { return "also in line \(last)" }
    return more > 0 ? "also in lines \(shown) and \(more + 1) more" : "also in lines \(shown) and \(last)"
  }

  /// `in all 24 configurations` or `on iPhone 8, portrait; iPhone 8, landscape`, of which the first three are named; nil for
  /// rules that read the document alone.
  package var extent: String? {
    guard let first = configurations.first else { return nil }
    if configurations.count == tried && tried > 1 { return "in all \(tried) configurations" }
    if let release { return "only with iOS \(release), \(places(first))" }
    return places(first)
  }

  private func places(_ first: String) -> String {
    let shown = configurations.prefix(3).joined(separator: "; ")
    let more = configurations.count - 3
    return configurations.count == 1 ? "on \(first)" : "on \(shown)" + (more > 0 ? "; and \(more) more" : "")
  }
}

extension Finding {
  /// The order of findings in a document: by line, column, rule and identity.
  package static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    (left.line, left.column, left.rule, left.identity) < (right.line, right.column, right.rule, right.identity)
  }
}
