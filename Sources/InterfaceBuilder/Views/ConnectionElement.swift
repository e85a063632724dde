/// An outlet, action or segue.
public struct ConnectionElement: Sendable {
  public let element: Element
  /// The name of the XML element: `outlet`, `outletCollection`, `action`, `segue` …
  public let kind: String
  public let id: String

  /// The property an outlet sets.
  public var property: String? { element["property"] }
  public var destination: String? { element["destination"] }
  /// `show`, `push`, `presentation`, `embed`, `relationship` …
  public var segueKind: String? { kind == "segue" ? element["kind"] : nil }
  /// What a relationship segue sets: `rootViewController`, `viewControllers`.
  public var relationship: String? { element["relationship"] }
  public var identifier: String? { element["identifier"] }
  public var selector: String? { element["selector"] }
  public var eventType: String? { element["eventType"] }
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
