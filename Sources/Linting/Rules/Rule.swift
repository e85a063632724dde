/// Something that a layout should not do. A rule is a value without state. Its type and its file are named after its identifier:
/// `clipped_text` is `ClippedTextRule`.
package protocol Rule: Sendable {
  /// What a user reads about the rule; the same for every value of the type.
  static var description: RuleDescription { get }
  /// The identifier of a rule whose violations tell what this one would say of the same views or constraints again; nil if the rule
  /// does not say.
  static var impliedBy: String? { get }
  /// What the message says before the names of the other views that a finding is about: `also ambiguous`; nil where it does not name
  /// them.
  static var wordsForOthers: String? { get }
  /// The rule as one about documents; nil for another. A member, because a cast looks through all conformances of the program.
  var documentRule: (any DocumentRule)? { get }
  /// The rule as one about scenes; nil for another.
  var layoutRule: (any LayoutRule)? { get }
  /// Rules have no parameters.
  init()
}

/// What a user reads about a rule.
package struct RuleDescription: Hashable, Sendable {
  /// What configurations, comments and reports call the rule: lower case, with underscores between words.
  package var identifier: String
  /// A title, such as `Clipped Text`.
  package var name: String
  /// What the rule finds, in one sentence.
  package var summary: String
  /// A page that explains the subject.
  package var page: RulePage
  /// Why that matters, and what to do.
  package var rationale: String
  /// The severity of findings where the configuration sets no other.
  package var severity: Severity
  /// Whether the rule runs only if a configuration asks for it.
  package var isOptIn: Bool

  /// - Parameters:
  ///   - identifier: lower case, with underscores between words.
  ///   - name: a title with capital letters.
  package init(
    _ identifier: String, _ name: String, summary: String, page: RulePage, rationale: String,
    severity: Severity = .warning, isOptIn: Bool = false
  ) {
    self.identifier = identifier
    self.name = name
    self.summary = summary
    self.page = page
    self.rationale = rationale
    self.severity = severity
    self.isOptIn = isOptIn
  }
}

/// A rule about what a document says, whatever device it is shown on.
package protocol DocumentRule: Rule {
  /// What the rule finds in the document, in document order.
  func violations(in document: LintedDocument) -> [Violation]
}

/// A rule about a scene as it was laid out in one configuration.
package protocol LayoutRule: Rule {
  /// What laying the scene out again can tell about a finding; ``RuleExperiments/threshold`` if the rule does not say.
  static var experiments: RuleExperiments { get }
  /// Whether the rule is applied to Interface Builder's canvas as well, for what Xcode says of a document; no if the rule does
  /// not say.
  static var judgesCanvas: Bool { get }
  /// Whether what the rule finds on Interface Builder's canvas, at the size that a view was drawn with, holds whatever size the
  /// program gives the view: Xcode says the same of the drawing. Places and sizes do not. As ``judgesCanvas`` if the rule does not say.
  static var holdsOnCanvas: Bool { get }
  /// Whether all violations of a scene that occur in the same configurations have one cause and are one finding; no if the rule
  /// does not say.
  static var joinsViolations: Bool { get }
  /// What the rule finds in the scene, in the order of the scene's views or of its report.
  func violations(in scene: LaidOutScene) -> [Violation]
}

/// Questions about a finding that are answered by laying its scene out again with one thing changed.
package struct RuleExperiments: OptionSet, Sendable {
  /// A bit for each question.
  package let rawValue: Int

  /// A set of questions by their bits.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// At which width, height or text size the finding begins or disappears.
  package static let threshold = RuleExperiments(rawValue: 1)
  /// Which changes of constraints resolve the conflict that the finding is about.
  package static let repairs = RuleExperiments(rawValue: 2)
  /// Which changes of priorities, or which new constraint, settle the ambiguity that the finding is about.
  package static let settlements = RuleExperiments(rawValue: 8)
  /// For how many characters the view that the finding is about has room.
  package static let textRoom = RuleExperiments(rawValue: 4)
}

extension LayoutRule {
  package var layoutRule: (any LayoutRule)? { self }
  /// The sizes at which findings begin or disappear.
  package static var experiments: RuleExperiments { .threshold }
  /// The rule is applied to devices alone.
  package static var judgesCanvas: Bool { false }
  /// What a rule says of the canvas holds there.
  package static var holdsOnCanvas: Bool { judgesCanvas }
  /// Each violation is a finding.
  package static var joinsViolations: Bool { false }
}

extension DocumentRule {
  package var documentRule: (any DocumentRule)? { self }
}

extension Rule {
  package var documentRule: (any DocumentRule)? { nil }
  package var layoutRule: (any LayoutRule)? { nil }
  /// The rule speaks for itself.
  package static var impliedBy: String? { nil }
  /// Only the lines of others are told.
  package static var wordsForOthers: String? { nil }
  /// What configurations, comments and reports call the rule.
  package var identifier: String { Self.description.identifier }
}
