/// An image named by a view.
package struct ImageReference: Hashable, Sendable {
  /// Where an image comes from, if not from the project; the raw values are the document's.
  package enum Catalog: String, Hashable, Sendable {
    /// The SF Symbols.
    case system
  }

  /// How the colors of an image are used; the raw values are the document's. It changes no size.
  package enum RenderingMode: String, Hashable, Sendable {
    /// As they are.
    case original
    /// As a mask for the tint color.
    case template
  }

  /// The name of a resource of the document, and of the image in the asset catalog.
  package let name: String
  /// Nil for images of the project.
  package let catalog: Catalog?
  /// Nil for images that are no symbols.
  package let symbolScale: SymbolConfigurationElement.Scale?
  /// Nil for what the place of the image says.
  package let renderingMode: RenderingMode?

  /// A reference that no document has to hold; by default to an image of the project.
  package init(
    name: String, catalog: Catalog? = nil, symbolScale: SymbolConfigurationElement.Scale? = nil,
    renderingMode: RenderingMode? = nil
  ) {
    self.name = name
    self.catalog = catalog
    self.symbolScale = symbolScale
    self.renderingMode = renderingMode
  }

  /// Reads an image property: an attribute with the name, or `<imageReference>` with more.
  package init?(in element: Element, key: String) {
    if let reference = element.child("imageReference", key: key), let name = reference["image"] {
      self.init(
        name: name, catalog: reference.word("catalog"), symbolScale: reference.word("symbolScale"),
        renderingMode: reference.word("renderingMode"))
    } else if let name = element[key] {
      self.init(name: name, catalog: element.word("catalog"))
    } else {
      return nil
    }
  }
}

extension ViewElement {
  /// The image of an image view.
  package var image: ImageReference? { ImageReference(in: element, key: "image") }
}
