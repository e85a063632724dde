import InterfaceBuilder

/// The reason why an edit is refused. Nothing has changed then.
package struct EditError: Error, Hashable, Sendable {
  /// What kind of mistake it is.
  package enum Kind: String, Hashable, Sendable {
    /// A name, an id or a path leads to nothing.
    case notFound
    /// A name leads to several objects.
    case ambiguousName
    /// A value that the attribute cannot have, such as text in place of a number.
    case badValue
    /// What Interface Builder would not do: a constraint between views of two scenes, a second constraint like the first, removing
    /// the view of a controller.
    case refused
    /// The file has changed, or cannot be read or written.
    case file
  }

  /// What kind of mistake it is.
  package var kind: Kind
  /// One line in lower case, without the file and without a full stop.
  package var message: String
  /// Where the object in question is; nil if none is.
  package var position: SourcePosition?

  /// Without a position the whole document is meant.
  package init(_ kind: Kind, _ message: String, at position: SourcePosition? = nil) {
    self.kind = kind
    self.message = message
    self.position = position
  }
}
