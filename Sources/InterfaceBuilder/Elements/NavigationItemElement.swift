/// What a navigation bar shows for a controller.
package struct NavigationItemElement: TypedElement {
  /// When the title is large in a bar that has large titles; the raw values are the document's.
  package enum LargeTitleDisplayMode: String, Sendable {
    /// As for the controller before.
    case automatic
    /// At all times.
    case always
    /// At no time.
    case never
  }

  /// Always `navigationItem`.
  package static let kind = ElementKind.navigationItem

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// Nil if there is none.
  package let title: String?
  /// Nil if the document does not say, which means automatic.
  package let largeTitleDisplayMode: LargeTitleDisplayMode?

  /// Reads `<navigationItem>`; nil for any other element.
  package init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    title = element["title"]
    largeTitleDisplayMode = element.word("largeTitleDisplayMode")
  }
}

extension ControllerElement {
  /// What a navigation bar shows for the controller; nil if the document does not say.
  package var navigationItem: NavigationItemElement? {
    element.child(.navigationItem).flatMap(NavigationItemElement.init)
  }

  /// Where the controller wants to be presented; nil if the document does not say.
  package var presentationStyle: ConnectionElement.PresentationStyle? { element.word("modalPresentationStyle") }
}
