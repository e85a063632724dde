/// Something that a layout should not do. A rule is a value without state. Its type and its file are named after its identifier:
/// `clipped_text` is `ClippedTextRule`.
public protocol Rule: Sendable {
  /// What a user reads about the rule; the same for every value of the type.
  static var description: RuleDescription { get }
  /// The identifier of a rule whose violations tell what this one would say of the same views or constraints again; nil if the rule
  /// does not say.
  static var impliedBy: String? { get }
  /// Rules have no parameters.
  init()
}

/// What a user reads about a rule.
public struct RuleDescription: Hashable, Sendable {
  /// What configurations, comments and reports call the rule: lower case, with underscores between words.
  public var identifier: String
  /// A title, such as `Clipped Text`.
  public var name: String
  /// What the rule finds, in one sentence.
  public var summary: String
  /// A page that explains the subject.
  public var page: RulePage
  /// Why that matters, and what to do.
  public var rationale: String
  /// The severity of findings where the configuration sets no other.
  public var severity: Severity
  /// Whether the rule runs only if a configuration asks for it.
  public var isOptIn: Bool

  /// - Parameters:
  ///   - identifier: lower case, with underscores between words.
  ///   - name: a title with capital letters.
  public init(
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
public protocol DocumentRule: Rule {
  /// What the rule finds in the document, in document order.
  func violations(in document: LintedDocument) -> [Violation]
}

/// A rule about a scene as it was laid out in one configuration.
public protocol LayoutRule: Rule {
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
public struct RuleExperiments: OptionSet, Sendable {
  /// A bit for each question.
  public let rawValue: Int

  /// A set of questions by their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// At which width, height or text size the finding begins or disappears.
  public static let threshold = RuleExperiments(rawValue: 1)
  /// Which changes of constraints resolve the conflict that the finding is about.
  public static let repairs = RuleExperiments(rawValue: 2)
  /// Which changes of priorities, or which new constraint, settle the ambiguity that the finding is about.
  public static let settlements = RuleExperiments(rawValue: 8)
  /// For how many characters the view that the finding is about has room.
  public static let textRoom = RuleExperiments(rawValue: 4)
}

extension LayoutRule {
  /// The sizes at which findings begin or disappear.
  public static var experiments: RuleExperiments { .threshold }
  /// The rule is applied to devices alone.
  public static var judgesCanvas: Bool { false }
  /// What a rule says of the canvas holds there.
  public static var holdsOnCanvas: Bool { judgesCanvas }
  /// Each violation is a finding.
  public static var joinsViolations: Bool { false }
}

extension Rule {
  /// The rule speaks for itself.
  public static var impliedBy: String? { nil }
  /// What configurations, comments and reports call the rule.
  public var identifier: String { Self.description.identifier }
}
