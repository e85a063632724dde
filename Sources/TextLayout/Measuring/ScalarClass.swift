/// The class of a scalar that is not in the table of advances; it decides how wide the scalar is.
///
/// Fallback fonts (Han, kana, Hangul, emoji) are not tracked. What is known of them is in `SystemFontTable`; the rest
/// of Unicode, Arabic and Thai and Devanagari among it, takes `unknownAdvance` per spacing character, which is an
/// assumption: shaping could make a word half as wide.
enum ScalarClass {
  /// Combining marks, controls, joiners, variation selectors, soft hyphens: no advance of their own.
  case zeroWidth
  case tab
  case emoji
  /// One half of a flag.
  case regionalIndicator
  case hangul
  case wide
  case unknown

  init(_ value: UInt32) {
    switch value {
    case 9: self = .tab
    case 0..<0x20, 0x7F..<0xA0, 0xAD: self = .zeroWidth
    case 0xAC00...0xD7A3, 0x1100...0x115F, 0xA960...0xA97F, 0x3131...0x318E: self = .hangul
    // Vowels and final consonants join the syllable begun by a leading consonant.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: self = .zeroWidth
    case 0x1F1E6...0x1F1FF: self = .regionalIndicator
    case 0x1F3FB...0x1F3FF, 0xFE00...0xFE0F, 0xE0000...0xE0FFF: self = .zeroWidth
    case 0x302A...0x302D, 0x3099...0x309A: self = .zeroWidth
    case 0x1F000...0x1FAFF, 0x2600...0x26FF: self = .emoji
    case 0x2E80...0x303E, 0x3041...0xA4CF, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x1B2FF, 0x20000...0x3FFFD:
      self = .wide
    default: self = ScalarClass.byProperty(value)
    }
  }

  private static func byProperty(_ value: UInt32) -> ScalarClass {
    guard let properties = Unicode.Scalar(value)?.properties else { return .unknown }
    if properties.isEmojiPresentation { return .emoji }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return .zeroWidth
    default: return properties.canonicalCombiningClass == .notReordered ? .unknown : .zeroWidth
    }
  }
}
