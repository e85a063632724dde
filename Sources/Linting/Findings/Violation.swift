import InterfaceBuilder

/// What a rule found in a document or in one configuration of a scene. A ``Finding`` joins equal violations of several
/// configurations.
package struct Violation: Sendable {
  /// One sentence, in Xcode's words where Xcode says the same.
  package var message: FindingMessage
  /// Where the element begins in the document.
  package var position: SourcePosition
  /// The document's id of the view, constraint or connection.
  package var elementID: String?
  /// What makes two violations of a rule at one place the same in different configurations, though the numbers in their messages
  /// may differ.
  package var identity: String
  /// What the program decides, so that it may not come to the violation: `the program may set another text`. Nil for a violation
  /// that follows from the document alone.
  package var condition: String?
  /// What violations with one cause have in common, such as the constraints of a conflict, although elements and identities
  /// differ; empty for a violation that stands for itself.
  package var cause: Set<String>
  /// Says whether two violations of a scene are the same mistake made twice, as in each of twelve keys; nil if that is of
  /// no use.
  package var shape: String?
  /// The ids of all views that the violation speaks of, for rules that say the same of them; see ``LayoutRule/impliedBy``.
  package var views: Set<String>
  /// Other elements that the violation is about.
  package var others: [Finding.Place] = []
  /// What would help, one sentence each.
  package var hints: [String]
  /// More about the violation, line by line: what the console of a device would print.
  package var details: [String]
  /// A change of the document that removes the violation; nil if there is no safe one.
  package var fix: Fix?
  /// Whether another size of the scene's root could end it; true unless the rule knows better.
  package var followsSizeOfRoot = true

  /// The condition of what is found at a size that is only a guess.
  package static let openSize = "the app's code sets the size of the view"

  /// - Parameter message: one sentence, without a full stop.
  package init(
    _ message: FindingMessage, at position: SourcePosition, elementID: String? = nil, identity: String = "",
    condition: String? = nil, cause: Set<String> = [], shape: String? = nil, views: Set<String> = [],
    hints: [String] = [], details: [String] = [], fix: Fix? = nil
  ) {
    self.condition = condition
    self.cause = cause
    self.shape = shape
    self.views = views
    self.message = message
    self.position = position
    self.elementID = elementID
    self.identity = identity
    self.hints = hints
    self.details = details
    self.fix = fix
  }
}

extension Finding.Place {
  /// Where the document has a view.
  init(_ view: ViewElement) {
    self.init(elementID: view.id, line: view.position.line, column: view.position.column)
  }
}
