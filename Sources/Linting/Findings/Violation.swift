import InterfaceBuilder

/// What a rule found in a document or in one configuration of a scene. A ``Finding`` joins equal violations of several
/// configurations.
public struct Violation: Sendable {
  /// One sentence, in Xcode's words where Xcode says the same.
  public var message: String
  /// Where the element begins in the document.
  public var position: SourcePosition
  /// The document's id of the view, constraint or connection.
  public var elementID: String?
  /// What makes two violations of a rule at one place the same in different configurations, though the numbers in their messages
  /// may differ.
  public var identity: String
  /// What would help, one sentence each.
  public var hints: [String]
  /// More about the violation, line by line: what the console of a device would print.
  public var details: [String]
  /// A change of the document that removes the violation; nil if there is no safe one.
  public var fix: Fix?

  /// - Parameter message: one sentence, without a full stop.
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
