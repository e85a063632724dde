import Testing
import UIKitCore

/// Source: Apple's documentation of UIImageAsset: images are registered for traits, and the most appropriate one is returned.
@MainActor
struct ImageAssetTests {
  @Test func theMostSpecificImageIsReturned() {
    let asset = UIImageAsset()
    #expect(asset.image(with: UITraitCollection()).size == .zero)
    let (any, dark, compactDark) = (image(1), image(2), image(3))
    let darkTraits = UITraitCollection(userInterfaceStyle: .dark)
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    asset.register(compactDark, with: UITraitCollection(traitsFrom: [darkTraits, compact]))
    asset.register(any, with: UITraitCollection())
    asset.register(dark, with: darkTraits)
    #expect(asset.image(with: compact) === any)
    #expect(asset.image(with: darkTraits) === dark)
    #expect(asset.image(with: UITraitCollection(traitsFrom: [compact, darkTraits])) === compactDark)
    #expect(dark.imageAsset === asset && image(4).imageAsset == nil)
    asset.unregister(with: darkTraits)
    #expect(asset.image(with: darkTraits) === any)
  }

  private func image(_ side: CGFloat) -> UIImage { UIImage(name: nil, size: CGSize(width: side, height: side)) }
}
