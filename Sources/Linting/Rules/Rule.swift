/// Something a layout should not do. A rule is a value without state, and stands in a file of its own.
public protocol Rule: Sendable {
  static var description: RuleDescription { get }
  init()
}

/// What a user reads about a rule.
public struct RuleDescription: Hashable, Sendable {
  /// Lower case, words joined by underscores; what configurations and comments name.
  public var identifier: String
  public var name: String
  /// What it finds, in one sentence.
  public var summary: String
  /// Why that matters, and what to do.
  public var rationale: String
  public var severity: Severity
  /// Whether it runs only where a configuration asks for it.
  public var isOptIn: Bool

  public init(
    _ identifier: String, _ name: String, summary: String, rationale: String, severity: Severity = .warning,
    isOptIn: Bool = false
  ) {
    self.identifier = identifier
    self.name = name
    self.summary = summary
    self.rationale = rationale
    self.severity = severity
    self.isOptIn = isOptIn
  }
}

/// A rule about what a document says, whatever it is shown on.
public protocol DocumentRule: Rule {
  func violations(in document: LintedDocument) -> [Violation]
}

/// A rule about a scene as it was laid out in one configuration.
public protocol LayoutRule: Rule {
  func violations(in scene: LaidOutScene) -> [Violation]
}

extension Rule {
  public var identifier: String { Self.description.identifier }
}
