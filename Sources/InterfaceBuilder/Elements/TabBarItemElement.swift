/// What a tab bar shows for a controller.
public struct TabBarItemElement: TypedElement {
  /// Always `tabBarItem`.
  public static let kind = ElementKind.tabBarItem

  /// The XML element; attributes without a property here are read from it.
  public let element: Element
  /// Nil if there is none.
  public let title: String?
  /// The number by which a program knows the item; 0 if the document does not say.
  public let tag: Int

  /// Reads `<tabBarItem>`; nil for any other element.
  public init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    title = element["title"]
    tag = element.int("tag") ?? 0
  }
}

extension ControllerElement {
  /// What a tab bar shows for the controller; nil if the document does not say.
  public var tabBarItem: TabBarItemElement? { element.child(.tabBarItem).flatMap(TabBarItemElement.init) }
}
