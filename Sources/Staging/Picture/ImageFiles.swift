import Picturing
import InterfaceBuilder
import LayoutReports

/// Which file of the app's catalogs each image of a report comes from.
extension Stage {
  func supplyFiles(to report: inout ViewReport) {
    if case .image(let image) = report.content { report.content = .image(supplied(image)) }
    report.decorations = report.decorations.map(supplied)
    report.overlays = report.overlays.map(supplied)
    for index in report.children.indices { supplyFiles(to: &report.children[index]) }
  }

  private func supplied(_ decoration: Decoration) -> Decoration {
    guard case .image(let image, let rect) = decoration else { return decoration }
    return .image(supplied(image), rect)
  }

  private func supplied(_ image: ImageContent) -> ImageContent {
    guard let name = image.name, let set = options.assets.images[name], let variant = set.variant(for: assetTraits)
    else { return image }
    var image = image
    image.file = variant.path
    image.capInsets = variant.capInsets
    image.isTemplate = image.isTemplate || set.isTemplate
    if image.size == nil || image.size == .zero { image.size = variant.size }
    return image
  }
}
