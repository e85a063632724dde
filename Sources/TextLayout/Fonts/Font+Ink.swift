extension Font {
  /// From the baseline up to the highest ink of the text, in points.
  fileprivate func inkAscent(of text: String) -> Double {
    text.unicodeScalars.lazy.map { scalar in
      guard scalar.isASCII else { return ascender }
      // The rounding of an "o" reaches beyond a flat letter.
      return "acegmnopqrsuvwxyz.,:;-_~+=<>*".unicodeScalars.contains(scalar) ? xHeight * 1.03 : capHeight * 1.03
    }.max() ?? 0
  }

  /// From the baseline down to the lowest ink of the text, in points: all of the descender for "g", nothing for "A".
  fileprivate func inkDescent(of text: String) -> Double {
    let depth =
      text.unicodeScalars.lazy.map { scalar -> Double in
        guard scalar.isASCII else { return Self.isFlat(scalar) ? 0 : 1 }
        if "gjpqyQ()[]{}|@$/\\_".unicodeScalars.contains(scalar) { return 1 }
        return ",;".unicodeScalars.contains(scalar) ? 0.6 : 0
      }.max() ?? 0
    return -descender * Self.partBelow * depth
  }

  /// No text in the font has ink further above the baseline; points.
  fileprivate var highestInk: Double { max(ascender, xHeight * 1.03, capHeight * 1.03, 0) }

  /// No text in the font has ink further below the baseline; points.
  fileprivate var lowestInk: Double { max(-descender * Self.partBelow, 0) }

  /// Letters of Latin with accents, but for those with a hook below.
  private static func isFlat(_ scalar: Unicode.Scalar) -> Bool {
    (0xC0...0x17F).contains(scalar.value) && !"ÇçÝýÿþŢţŞşĢģĘęĄąĶķĻļŅņŖŗŲųŸ".unicodeScalars.contains(scalar)
  }

  /// Letters such as "g" end above the bottom of the line: 0.21 of the size below the baseline, where the line ends at 0.24.
  private static let partBelow = 0.87
}

extension LaidOutText {
  /// Whether ink is lost in a label of the height.
  ///
  /// 1. One line stands in the middle, so that it loses the room above its letters and below them first.
  /// 2. Of several lines the last one is left out if it does not fit.
  package func isCut(inHeight height: Double, _ font: Font) -> Bool {
    guard let line = lines.first, lines.count == 1 else { return !fits(inHeight: height) }
    let baseline = line.baseline + (height - size.height) / 2
    // Most labels have room for the highest and the lowest letter, so that theirs need no look.
    guard max(font.highestInk - baseline, baseline + font.lowestInk - height) > 0.75 else { return false }
    let over = font.inkAscent(of: line.text) - baseline
    let under = baseline + font.inkDescent(of: line.text) - height
    return max(over, under) > 0.75
  }
}
