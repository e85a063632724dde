/// What a document says about a search bar.
package struct SearchBarElement: TypedElement {
  /// Always `searchBar`.
  package static let kind = ElementKind.searchBar

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// Nil if there is none.
  package let text: String?
  /// Shown while there is no text; nil if there is none.
  package let placeholder: String?
  /// Whether the bar has no ground; false if the document does not say.
  package let isMinimal: Bool

  /// Reads `<searchBar>`; nil for any other element.
  package init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    text = element["text"]
    placeholder = element["placeholder"]
    isMinimal = element["searchBarStyle"] == "minimal"
  }
}
