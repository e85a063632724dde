/// Vertical metrics, in points; the system font's are the same for all weights and categories.
///
/// Its line height, 2444/2048 of the size, was observed in every label Xcode laid out. Its split into ascender and
/// descender and the heights of letters are as published by developers (1950, 494, 1443 and 1078 of 2048).
extension Font {
  private var familyMetrics: FontFamilyMetrics {
    switch family {
    case .system: .system
    case .named(let name): FontFamilyMetrics(postScriptName: name)
    case .face(let face): face.metrics
    }
  }

  /// From the baseline up to the top of the line.
  package var ascender: Double { pointSize * familyMetrics.ascender }

  /// From the baseline down to the bottom of the line: negative, as in `UIFont`.
  package var descender: Double { pointSize * -familyMetrics.descender }

  /// `ascender - descender`: the height of a single line.
  package var lineHeight: Double { pointSize * (familyMetrics.ascender + familyMetrics.descender) }

  /// Extra distance between two lines, not above the first and not below the last.
  ///
  /// The line gap of a registered font, 0 for a plain system font. A font of a text style has what its Dynamic Type leading leaves over the line height
  /// (17 pt body: 22 - 20.287), so that its baselines are as far apart as the guidelines say; 0 if the font was
  /// resized since and its size is none of the style's.
  package var leading: Double {
    guard let textStyle, let pitch = textStyle.leading(forPointSize: pointSize) else {
      return pointSize * familyMetrics.lineGap
    }
    return max(0, pitch - lineHeight)
  }

  /// The height of a flat capital letter.
  package var capHeight: Double { pointSize * familyMetrics.capHeight }

  /// The height of a flat lowercase letter without ascender.
  package var xHeight: Double { pointSize * familyMetrics.xHeight }
}
