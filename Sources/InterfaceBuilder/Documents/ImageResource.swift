/// An image the document refers to, and the size it had when the document was saved.
package struct ImageResource: Hashable, Sendable {
  /// The name by which elements refer to it; a symbol's is that of SF Symbols.
  package let name: String
  /// In points.
  package let size: Size
  /// Nil for images of the project.
  package let catalog: ImageReference.Catalog?
  /// Points from the edges inwards to the alignment rectangle; known only for images of an asset catalog.
  package let alignmentInsets: Insets?

  /// The size is in points; without a catalog it is an image of the project.
  package init(name: String, size: Size, catalog: ImageReference.Catalog? = nil, alignmentInsets: Insets? = nil) {
    self.name = name
    self.size = size
    self.catalog = catalog
    self.alignmentInsets = alignmentInsets
  }
}

extension ImageResource {
  /// The `<image>` elements of `<resources>`, by name. Of two with one name the first counts.
  static func all(in resources: Element?) -> [String: ImageResource] {
    var images: [String: ImageResource] = [:]
    for element in resources?.children("image") ?? [] {
      guard let name = element["name"], images[name] == nil else { continue }
      images[name] = ImageResource(name: name, size: Size(element), catalog: element.word("catalog"))
    }
    return images
  }
}
