extension Font {
  /// How many points of the width of a string are assumed: what characters take that no font here has. 0 for a font that is shaped,
  /// which knows its glyphs. Linear in the length of the text.
  package func assumedAdvance(of string: String) -> Double {
    guard !isShaped else { return 0 }
    // Which characters the tables have, and their units, are the same in every generation of the font.
    let advances = FontAdvances.shared(self, in: TextEnvironment())
    let unknown = string.unicodeScalars.count { scalar in
      guard scalar.value >= 0x80, advances.glyph(scalar.value) == nil else { return false }
      if case .unknown = ScalarClass(scalar.value) { return true }
      return false
    }
    return Double(unknown) * SystemFontTable.unknownAdvance * advances.pointsPerUnit
  }
}
