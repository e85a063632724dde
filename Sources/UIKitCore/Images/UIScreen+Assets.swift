import InterfaceBuilder

extension UIScreen {
  /// The traits by which the screen chooses images and colors of asset catalogs. They do not see the language.
  package var assetTraits: AssetTraits {
    AssetTraits(
      idiom: profile.idiom == .pad ? "ipad" : "iphone", scale: profile.scale, sizeClasses: SizeClasses(traitCollection),
      appearance: profile.isDark ? .dark : .light)
  }
}
