/// What a document says about a page control.
public struct PageControlElement: TypedElement {
  /// Always `pageControl`.
  public static let kind = ElementKind.pageControl

  /// The XML element; attributes without a property here are read from it.
  public let element: Element
  /// How many dots there are; 0 if the document does not say.
  public let numberOfPages: Int
  /// The page whose dot is marked, from 0 on; 0 if the document does not say.
  public let currentPage: Int

  /// Reads `<pageControl>`; nil for any other element.
  public init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    numberOfPages = element.int("numberOfPages") ?? 0
    currentPage = element.int("currentPage") ?? 0
  }
}
