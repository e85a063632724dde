/// A violation, and all configurations in which it was met.
public struct Finding: Hashable, Sendable, Codable {
  /// The rule's identifier, such as `clipped_text`.
  public var rule: String
  public var severity: Severity
  public var message: String
  /// The path as the user gave it.
  public var file: String
  /// From 1; columns count UTF-8 code units.
  public var line: Int
  public var column: Int
  public var elementID: String?
  /// See ``Violation/identity``.
  public var identity: String
  /// The name of the scene; nil for rules that read the document alone.
  public var scene: String?
  /// The id of the scene's controller or view.
  public var sceneID: String?
  /// The names of the configurations, in the order they were tried; empty for rules that read the document alone.
  public var configurations: [String]
  /// In how many configurations the scene was laid out.
  public var tried: Int
  /// What would help, a sentence each, for every reader.
  public var hints: [String]
  /// More for who wants to know: what the console would say.
  public var details: [String]
  public var fix: Fix?

  /// `on every device`, `on iPhone SE, portrait and 3 more`; nil for rules that read the document alone.
  public var extent: String? {
    guard let first = configurations.first else { return nil }
    if configurations.count == tried && tried > 1 { return "in all \(tried) configurations" }
    let shown = configurations.prefix(3).joined(separator: "; ")
    let more = configurations.count - 3
    return configurations.count == 1 ? "on \(first)" : "on \(shown)" + (more > 0 ? "; and \(more) more" : "")
  }
}

extension Finding {
  /// By file as given, place, rule: the order of every report.
  static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    (left.line, left.column, left.rule, left.identity) < (right.line, right.column, right.rule, right.identity)
  }
}
