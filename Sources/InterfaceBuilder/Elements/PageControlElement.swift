/// What a document says about a page control.
package struct PageControlElement: TypedElement {
  /// Always `pageControl`.
  package static let kind = ElementKind.pageControl

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// How many dots there are; 0 if the document does not say.
  package let numberOfPages: Int
  /// The page whose dot is marked, from 0 on; 0 if the document does not say.
  package let currentPage: Int

  /// Reads `<pageControl>`; nil for any other element.
  package init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    numberOfPages = element.int("numberOfPages") ?? 0
    currentPage = element.int("currentPage") ?? 0
  }
}
