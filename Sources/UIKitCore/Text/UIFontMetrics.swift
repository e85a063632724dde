import TextLayout

/// Scales fonts and lengths as a text style grows.
///
/// The factor is the style's size divided by its size at the category `large`. Whether UIKit compares sizes or leadings
/// is not known for certain.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: TextLayout.TextStyle

  /// The metrics of the body style.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// An unknown style counts as body.
  public init(forTextStyle style: UIFont.TextStyle) {
    self.style = TextLayout.TextStyle(interfaceBuilderName: style.rawValue) ?? .body
  }

  private func factor(_ traits: UITraitCollection?) -> Double {
    let category = traits?.preferredContentSizeCategory.category ?? MainScreenText.contentSizeCategory
    return style.pointSize(for: category) / style.pointSize(for: .large)
  }

  /// The font at the present size; a font that is scaled already raises an exception.
  open func scaledFont(for font: UIFont) -> UIFont { scaled(font, maximum: .infinity, nil) }

  /// The font at the traits' size category, else at the environment's; a font that is scaled already raises an
  /// exception.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, maximum: .infinity, traitCollection)
  }

  /// The font at the present size, at most so many points; 0 or less means no limit. A font that is scaled already
  /// raises an exception.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize, nil)
  }

  /// The font at the traits' size category, at most so many points; 0 or less means no limit. A font that is scaled
  /// already raises an exception.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize, traitCollection)
  }

  /// The font as it is at the category `large`, which follows the style in a view that adjusts its font.
  func followed(by font: UIFont) -> UIFont {
    UIFont(font.font, scaling: UIFont.Scaling(style: style, base: font.font.pointSize, maximum: .infinity))
  }

  private func scaled(_ font: UIFont, maximum: CGFloat, _ traits: UITraitCollection?) -> UIFont {
    if font.isScaled {
      LayoutException.raise(
        "NSInvalidArgumentException",
        "Attempted to scale a font that has already been scaled. Please use an unscaled font instance instead: \(font)")
    }
    // A maximum of 0 means none.
    let limit = maximum > 0 ? Double(maximum) : .infinity
    var copy = font.font
    copy.pointSize = min(limit, font.font.pointSize * factor(traits))
    return UIFont(copy, scaling: UIFont.Scaling(style: style, base: font.font.pointSize, maximum: limit))
  }

  /// A length in points at the present size, to the nearest pixel.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A length in points at the traits' size category, to the nearest pixel of the main screen.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let scale = MainScreenText.environment.scale
    return CGFloat((Double(value) * factor(traitCollection) * scale).rounded() / scale)
  }
}
