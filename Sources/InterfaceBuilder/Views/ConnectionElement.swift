/// An outlet, action or segue.
public struct ConnectionElement: Sendable {
  /// The XML element; attributes without a property here are read from it.
  public let element: Element
  /// The name of the XML element: `outlet`, `outletCollection`, `action`, `segue` …
  public let kind: String
  /// The object identifier of the connection; empty if the element has none.
  public let id: String

  /// The property an outlet sets.
  public var property: String? { element["property"] }
  /// The id of the object at the other end; nil if the document names none.
  public var destination: String? { element["destination"] }
  /// `show`, `push`, `presentation`, `embed`, `relationship` …
  public var segueKind: String? { kind == "segue" ? element["kind"] : nil }
  /// What a relationship segue sets: `rootViewController`, `viewControllers`.
  public var relationship: String? { element["relationship"] }
  /// The name by which a program performs or tells apart a segue; nil if there is none.
  public var identifier: String? { element["identifier"] }
  /// The message that an action sends, such as `didTap:`; nil for other connections.
  public var selector: String? { element["selector"] }
  /// The event of a control that sends the action, such as `touchUpInside`; nil for other connections.
  public var eventType: String? { element["eventType"] }
  /// Where the element's start tag begins.
  public var position: SourcePosition { element.position }
}

extension ConnectionElement {
  /// The connections an object owns, in document order.
  public static func all(of object: Element) -> [ConnectionElement] {
    (object.child("connections")?.children ?? []).map {
      ConnectionElement(element: $0, kind: $0.name, id: $0.id ?? "")
    }
  }
}
