/// An image named by a view.
public struct ImageReference: Hashable, Sendable {
  /// The name of a resource of the document, and of the image in the asset catalog.
  public let name: String
  /// `system` for SF Symbols.
  public let catalog: String?
  /// `small`, `medium`, `large`, `default`; nil for images that are no symbols.
  public let symbolScale: String?
  /// `original` or `template`; nil for automatic. It changes no size.
  public let renderingMode: String?

  /// A reference that no document has to hold; by default to an image of the project.
  public init(name: String, catalog: String? = nil, symbolScale: String? = nil, renderingMode: String? = nil) {
    self.name = name
    self.catalog = catalog
    self.symbolScale = symbolScale
    self.renderingMode = renderingMode
  }

  /// Reads an image property: an attribute with the name, or `<imageReference>` with more.
  public init?(in element: Element, key: String) {
    if let reference = element.child("imageReference", key: key), let name = reference["image"] {
      self.init(
        name: name, catalog: reference["catalog"], symbolScale: reference["symbolScale"],
        renderingMode: reference["renderingMode"])
    } else if let name = element[key] {
      self.init(name: name, catalog: element["catalog"])
    } else {
      return nil
    }
  }
}

extension ViewElement {
  /// The image of an image view.
  public var image: ImageReference? { ImageReference(in: element, key: "image") }
}
