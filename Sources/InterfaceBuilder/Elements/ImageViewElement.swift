/// What a document says about an image view.
package struct ImageViewElement: TypedElement {
  /// Always `imageView`.
  package static let kind = ElementKind.imageView

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// Nil if there is none.
  package let image: ImageReference?
  /// Size and weight of the image, if that is a symbol; nil for those of the system.
  package let symbolConfiguration: SymbolConfigurationElement?

  /// Reads `<imageView>`; nil for any other element.
  package init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    image = ImageReference(in: element, key: "image")
    symbolConfiguration = SymbolConfigurationElement(in: element)
  }
}
