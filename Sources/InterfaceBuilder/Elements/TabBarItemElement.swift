/// What a tab bar shows for a controller.
package struct TabBarItemElement: TypedElement {
  /// Always `tabBarItem`.
  package static let kind = ElementKind.tabBarItem

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// Nil if there is none.
  package let title: String?
  /// The number by which a program knows the item; 0 if the document does not say.
  package let tag: Int

  /// Reads `<tabBarItem>`; nil for any other element.
  package init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    title = element["title"]
    tag = element.int("tag") ?? 0
  }
}

extension ControllerElement {
  /// What a tab bar shows for the controller; nil if the document does not say.
  package var tabBarItem: TabBarItemElement? { element.child(.tabBarItem).flatMap(TabBarItemElement.init) }
}
