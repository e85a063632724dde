extension Font {
  /// Whether texts are measured in the font itself, and not in a substitute.
  package var widthIsKnown: Bool { family.isAvailable }

  /// Whether the font is missing and one of the words is in its name.
  private func isMissing(called words: [String]) -> Bool {
    guard !family.isAvailable, let name = family.name?.lowercased() else { return false }
    return words.contains { name.contains($0) }
  }

  /// Whether the letters of a text in the font stand for pictures: it draws one for a whole word, such as `arrow_back`, or one
  /// where no letter is. Without the font nothing is known of the width. A convention of names, as no document tells it.
  package var drawsIcons: Bool {
    isMissing(called: ["icon", "awesome", "symbol", "glyph", "ionic", "fontello", "icomoon", "pictogram"])
  }

  /// The part of the width in the system font that the same text may have in another one: four fifths in the narrower designs
  /// for text, two thirds in those that are called condensed.
  package var leastWidth: Double {
    isMissing(called: ["cond", "narrow", "compress"]) ? 2.0 / 3 : 0.8
  }
}
