/// A font that text is measured with: a family, a size in points, a weight and a slant.
///
/// Text in a registered font is shaped with the glyphs of that font, see ``FontRegistry``. Text in Helvetica Neue, and in
/// a font of which nothing is known, is measured with the advances of Helvetica Neue, which is drawn in place of a font
/// that is missing. Text in a font whose line height is known, but not its advances, is measured with the advances of the
/// system font at the same weight; `FontFamilyMetrics` has the line heights. Italics have the advances of the upright font.
package struct Font: Hashable, Sendable {
  /// Which design a font has, and with which metrics it is measured.
  package enum Family: Hashable, Sendable {
    /// The system's own, SF Pro, of the generation that the environment says.
    case system
    /// A font that is not registered, by its PostScript or family name: one of the app, or another one of the system.
    case named(String)
    /// A registered font.
    case face(FontFace)

    /// The PostScript or family name; nil for the system font.
    package var name: String? {
      switch self {
      case .system: nil
      case .named(let name): name
      case .face(let face): face.postScriptName
      }
    }

    /// Whether text is measured with the metrics of the font itself: for the system font under any of its names, and
    /// for registered fonts.
    package var isAvailable: Bool {
      if case .named(let name) = self { return FontFamilyMetrics(postScriptName: name) == .system }
      return true
    }
  }

  /// The system font unless said otherwise.
  package var family: Family
  /// Points.
  package var pointSize: Double
  /// Regular unless said otherwise. Of registered faces it does not change the metrics: another weight is another face.
  package var weight: Weight
  /// Whether the font is slanted. It changes no advance of a font that is not registered.
  package var isItalic: Bool
  /// All digits are as wide as the widest one, as in `UIFont.monospacedDigitSystemFont(ofSize:weight:)`.
  package var hasMonospacedDigits: Bool
  /// All characters are equally wide, as in `UIFont.monospacedSystemFont(ofSize:weight:)`.
  package var isMonospaced: Bool
  /// The text style this font was made for by `preferred(_:category:)`; it decides the leading between lines.
  package var textStyle: TextStyle?

  /// `pointSize` is in points and taken as it is; everything else is that of the regular system font by default.
  package init(
    family: Family = .system, pointSize: Double, weight: Weight = .regular, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, isMonospaced: Bool = false, textStyle: TextStyle? = nil
  ) {
    self.family = family
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.isMonospaced = isMonospaced
    self.textStyle = textStyle
  }

  /// The system font at a size in points.
  package static func system(_ size: Double, weight: Weight = .regular) -> Font {
    Font(pointSize: size, weight: weight)
  }

  /// The font of a text style at a Dynamic Type size: semibold for headlines, regular for all others.
  package static func preferred(_ style: TextStyle, category: ContentSizeCategory = .large) -> Font {
    Font(pointSize: style.pointSize(for: category), weight: style.weight, textStyle: style)
  }
}
