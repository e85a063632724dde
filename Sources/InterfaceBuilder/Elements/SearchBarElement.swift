/// What a document says about a search bar.
public struct SearchBarElement: TypedElement {
  /// Always `searchBar`.
  public static let kind = ElementKind.searchBar

  /// The XML element; attributes without a property here are read from it.
  public let element: Element
  /// Nil if there is none.
  public let text: String?
  /// Shown while there is no text; nil if there is none.
  public let placeholder: String?
  /// Whether the bar has no ground; false if the document does not say.
  public let isMinimal: Bool

  /// Reads `<searchBar>`; nil for any other element.
  public init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    text = element["text"]
    placeholder = element["placeholder"]
    isMinimal = element["searchBarStyle"] == "minimal"
  }
}
