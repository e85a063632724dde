import InterfaceBuilder
import LayoutReports
import Picturing

/// Which file of the app's catalogs each image of a picture comes from.
extension ViewReport {
  /// Names the file of each image that the catalogs have, in the variant for the traits.
  ///
  /// - Complexity: Linear in the views and what is drawn on them.
  package mutating func supplyFiles(from assets: AssetCatalog, for traits: AssetTraits) {
    if case .image(let image) = content { content = .image(image.supplied(from: assets, for: traits)) }
    decorations = decorations.map { $0.supplied(from: assets, for: traits) }
    overlays = overlays.map { $0.supplied(from: assets, for: traits) }
    for index in children.indices { children[index].supplyFiles(from: assets, for: traits) }
  }
}

extension Decoration {
  fileprivate func supplied(from assets: AssetCatalog, for traits: AssetTraits) -> Decoration {
    guard case .image(let image, let rect) = self else { return self }
    return .image(image.supplied(from: assets, for: traits), rect)
  }
}

extension ImageContent {
  fileprivate func supplied(from assets: AssetCatalog, for traits: AssetTraits) -> ImageContent {
    guard let name, let set = assets.images[name], let variant = set.variant(for: traits) else { return self }
    var image = self
    image.file = variant.path
    image.capInsets = variant.capInsets
    image.isTemplate = isTemplate || set.isTemplate
    if size == nil || size == .zero { image.size = variant.size }
    return image
  }
}
