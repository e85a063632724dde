/// An outlet, action or segue.
package struct ConnectionElement: Sendable {
  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// Nil for a connection of another kind, such as those of accessibility.
  package let kind: Kind?
  /// The object identifier of the connection; empty if the element has none.
  package let id: String

  /// The property an outlet sets.
  package var property: String? { element["property"] }
  /// The id of the object at the other end; nil if the document names none.
  package var destination: String? { element["destination"] }
  /// Nil for other connections, and for a kind of segue unknown here, which presents its destination.
  package var segueKind: SegueKind? { kind == .segue ? element.word("kind") : nil }
  /// Where a segue presents its destination; nil if the document does not say, which leaves it to the destination.
  package var presentationStyle: PresentationStyle? { element.word("modalPresentationStyle") }
  /// What a relationship segue sets; nil for other connections.
  package var relationship: Relationship? { element["relationship"].map { Relationship(rawValue: $0) ?? .other } }
  /// The name by which a program performs or tells apart a segue; nil if there is none.
  package var identifier: String? { element["identifier"] }
  /// The message that an action sends, such as `didTap:`; nil for other connections.
  package var selector: String? { element["selector"] }
  /// What of its source triggers a segue that has several: `accessoryAction` for a row's button; nil for the usual.
  package var trigger: String? { element["trigger"] }
  /// The message to the source of a segue that makes its destination, such as `makeDetail:sender:`; nil if none does.
  package var creationSelector: String? { element["destinationCreationSelector"] }
  /// The message that an unwind segue sends to the controller that it leads back to; nil for other connections.
  package var unwindSelector: String? { element["unwindAction"] }
  /// The event of a control that sends the action; nil for other connections.
  package var eventType: Event? { element.word("eventType") }
  /// Whether a segue that replaces a controller of a split view controller does so in its last column, not its first one.
  package var replacesDetail: Bool { element.int("splitViewControllerTargetIndex") == 1 }
  /// Where the element's start tag begins.
  package var position: SourcePosition { element.position }
}

extension ConnectionElement {
  /// Reads an outlet, action or segue; nil for any other element.
  package init?(_ element: Element) {
    guard let kind = element.connectionKind else { return nil }
    self.init(element: element, kind: kind, id: element.id ?? "")
  }

  /// The connections an object owns, in document order.
  package static func all(of object: Element) -> [ConnectionElement] {
    (object.child("connections")?.children ?? []).map {
      ConnectionElement(element: $0, kind: $0.connectionKind, id: $0.id ?? "")
    }
  }
}
