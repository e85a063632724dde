/// The images and colors of asset catalogs, by name.
///
/// Sets of icons, symbols, data and other things are left out, because layout does not depend on them.
package struct AssetCatalog: Hashable, Sendable {
  /// By the name that documents use: that of the folder, after the namespaces of the folders around it.
  package internal(set) var images: [String: ImageSet] = [:]
  /// By the name that documents use: that of the folder, after the namespaces of the folders around it.
  package internal(set) var colors: [String: ColorSet] = [:]
  /// Sets that could not be read, and files of images whose size is unknown.
  package internal(set) var diagnostics: [Diagnostic] = []

  /// A catalog without sets; ``read(contentsOf:)`` makes one with those of a folder.
  package init() {}

  /// The sets of both catalogs. If both have a set of the same name, the set of this one counts.
  package func merging(_ other: AssetCatalog) -> AssetCatalog {
    var merged = self
    merged.images.merge(other.images) { mine, _ in mine }
    merged.colors.merge(other.colors) { mine, _ in mine }
    merged.diagnostics += other.diagnostics
    return merged
  }
}

extension Document {
  /// Which one counts if a document has a resource and a catalog has a set of the same name.
  package enum AssetPrecedence: Sendable {
    /// The resource of the document: the value when it was saved, which Xcode's canvas showed.
    case document
    /// The set of the catalog, which the app is built with.
    case catalog
  }

  /// The document with the sizes of images and the values of colors that a catalog has, for the traits.
  package func supplied(by catalog: AssetCatalog, for traits: AssetTraits, first: AssetPrecedence) -> Document {
    var document = self
    for (name, set) in catalog.images {
      if first == .document, let known = images[name], known.size.width > 0 { continue }
      // A symbol of the system may have the name of an image.
      guard images[name]?.catalog == nil, let variant = set.variant(for: traits) else { continue }
      document.images[name] = ImageResource(
        name: name, size: variant.size, alignmentInsets: variant.alignmentInsets)
    }
    for (name, set) in catalog.colors where first == .catalog || namedColors[name] == nil {
      if let color = set.color(for: traits) { document.namedColors[name] = color }
    }
    return document
  }
}
