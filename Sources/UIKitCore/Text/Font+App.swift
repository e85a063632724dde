import TextLayout

/// Fonts of the app, from the registry of the main screen unless another is given.
extension TextLayout.Font {
  /// The registered font of a PostScript or family name, at a size in points; the name alone without one.
  static func app(
    _ name: String, size: Double, from fonts: FontRegistry = MainScreenText.fonts
  ) -> TextLayout.Font {
    fonts.face(named: name)?.font(size: size)
      ?? TextLayout.Font(family: .named(name), pointSize: size)
  }

  /// The face of the same family that has the font's weight and slant, if the font is registered.
  var matchingFace: TextLayout.Font {
    guard case .face(let face) = family,
      let other = MainScreenText.fonts.face(inFamily: face.familyName, weight: weight, isItalic: isItalic)
    else { return self }
    var copy = self
    copy.family = .face(other)
    copy.weight = other.weight
    copy.isItalic = other.isItalic
    return copy
  }
}
