import TextLayout

extension UIScreen {
  /// The font of a text style at the size category of the profile.
  func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    var font = TextLayout.Font.preferred(
      TextLayout.TextStyle(interfaceBuilderName: style.rawValue) ?? .body, category: profile.contentSizeCategory)
    if let size = profile.textStyleSizes[style.rawValue] { font.pointSize = size }
    return UIFont(font)
  }
}
