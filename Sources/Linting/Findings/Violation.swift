import InterfaceBuilder

/// What a rule says of one place, before it is known where else the same holds.
public struct Violation: Sendable {
  /// One sentence, in Xcode's words where Xcode says the same.
  public var message: String
  public var position: SourcePosition
  /// The document's id of the view, constraint or connection.
  public var elementID: String?
  /// Tells violations of one rule at one place apart across configurations. Messages may differ in their numbers.
  public var identity: String
  /// What would help, a sentence each.
  public var hints: [String]
  /// More for who wants to know: what the console would say.
  public var details: [String]
  public var fix: Fix?

  public init(
    _ message: String, at position: SourcePosition, elementID: String? = nil, identity: String = "",
    hints: [String] = [], details: [String] = [], fix: Fix? = nil
  ) {
    self.message = message
    self.position = position
    self.elementID = elementID
    self.identity = identity
    self.hints = hints
    self.details = details
    self.fix = fix
  }
}
