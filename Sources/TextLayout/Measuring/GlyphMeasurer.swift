/// Advances of scalars in one font, fed in reading order.
///
/// A pure function of what was fed since the last `reset`: kerning looks one character back, emoji sequences and flags
/// count once however many scalars they have.
struct GlyphMeasurer {
  /// What a scalar adds to the width: `kerning` only if something precedes it on its line.
  struct Advance {
    var kerning: Double
    var advance: Double
  }

  private let table = SystemFontTable.shared
  /// What takes the place of the system font's advances, and has no tracking.
  private let helveticaNeue: HelveticaNeueTable?
  private let pointSize: Double
  private let pointsPerUnit: Double
  private let tracking: Double
  /// Points after every character that has an advance, asked for by the text.
  private let kern: Double
  /// The share of the display font in the advances, 0 to 1.
  private let displayShare: Double
  private let textOffset: Int
  private let displayOffset: Int
  private let isMonospaced: Bool
  /// The advance all digits have, in points, if they are monospaced.
  private var digitAdvance: Double?

  private var previousIndex = -1
  private var joinsNext = false
  private var opensFlag = false

  init(font: Font, kern: Double = 0, environment: TextEnvironment) {
    self.kern = kern.isFinite ? kern : 0
    pointSize = font.pointSize.isFinite ? max(0, font.pointSize) : 0
    pointsPerUnit = pointSize / SystemFontTable.unitsPerEm
    helveticaNeue = GlyphMeasurer.helveticaNeue(for: font)
    tracking = helveticaNeue == nil ? Tracking.points(at: pointSize, in: environment.systemFont) : 0
    displayShare = GlyphMeasurer.displayShare(at: pointSize, in: environment.systemFont)
    textOffset = font.weight.nearestIndex * 2 * table.count
    displayOffset = textOffset + table.count
    isMonospaced = font.isMonospaced
    if font.hasMonospacedDigits && !isMonospaced {
      var widest = 0.0
      for digit in UInt32(0x30)...0x39 { widest = max(widest, measure(digit, next: 0).advance - self.kern) }
      digitAdvance = widest
      reset()
    }
  }

  private static func helveticaNeue(for font: Font) -> HelveticaNeueTable? {
    guard case .named(let name) = font.family, !font.isMonospaced else { return nil }
    return HelveticaNeueTable.table(postScriptName: name)
  }

  /// Text below 20 points and display from there before iOS 14; a blend from 17 to 28 points since.
  private static func displayShare(at size: Double, in generation: SystemFontGeneration) -> Double {
    switch generation {
    case .staticOpticalSizes2015, .staticOpticalSizes: size >= 20 ? 1 : 0
    case .variable: min(1, max(0, (size - 17) / 11))
    }
  }

  /// Forgets what preceded, as at the start of a paragraph.
  mutating func reset() {
    previousIndex = -1
    joinsNext = false
    opensFlag = false
  }

  /// The advance of a scalar in points. `next` is the scalar after it, 0 at the end: a variation selector there makes
  /// an emoji of a character that would be text. A tab has no advance here, it depends on where it stands.
  @inline(__always)
  mutating func measure(_ scalar: UInt32, next: UInt32) -> Advance {
    if let helveticaNeue {
      if let index = helveticaNeue.index(of: scalar), next != 0xFE0F {
        return measure(index, of: helveticaNeue, isDigit: 0x30...0x39 ~= scalar)
      }
      // The other table has other indices.
      previousIndex = -1
      if 0xE000...0xF8FF ~= scalar {
        let units = HelveticaNeueTable.privateUseAdvance
        return Advance(kerning: 0, advance: units * pointSize / HelveticaNeueTable.unitsPerEm + kern)
      }
      defer { previousIndex = -1 }
      return measureInSystemFont(scalar, next: next)
    }
    return measureInSystemFont(scalar, next: next)
  }

  @inline(__always)
  private mutating func measureInSystemFont(_ scalar: UInt32, next: UInt32) -> Advance {
    if let index = table.index(of: scalar), next != 0xFE0F {
      let kerning = previousIndex < 0 ? 0 : table.kerning(left: previousIndex, right: index) * pointsPerUnit
      previousIndex = index
      joinsNext = false
      opensFlag = false
      if isMonospaced { return Advance(kerning: 0, advance: SystemFontTable.monospacedAdvance * pointsPerUnit + kern) }
      if let digitAdvance, 0x30...0x39 ~= scalar { return Advance(kerning: 0, advance: digitAdvance + kern) }
      let text = table.advances[textOffset + index]
      let units = text + (table.advances[displayOffset + index] - text) * displayShare
      return Advance(kerning: kerning, advance: units * pointsPerUnit + tracking + kern)
    }
    let advance = measureUncommon(scalar, next: next)
    return Advance(kerning: 0, advance: advance == 0 ? 0 : advance + kern)
  }

  private mutating func measure(_ index: Int, of table: HelveticaNeueTable, isDigit: Bool) -> Advance {
    let pointsPerUnit = pointSize / HelveticaNeueTable.unitsPerEm
    let kerning = previousIndex < 0 ? 0 : table.kerning(left: previousIndex, right: index) * pointsPerUnit
    previousIndex = index
    joinsNext = false
    opensFlag = false
    if let digitAdvance, isDigit { return Advance(kerning: 0, advance: digitAdvance + kern) }
    return Advance(kerning: kerning, advance: table.advance(at: index) * pointsPerUnit + kern)
  }

  private mutating func measureUncommon(_ scalar: UInt32, next: UInt32) -> Double {
    previousIndex = -1
    var kind = ScalarClass(scalar)
    if next == 0xFE0F, Unicode.Scalar(scalar)?.properties.isEmoji == true { kind = .emoji }
    if kind == .zeroWidth {
      joinsNext = joinsNext || scalar == 0x200D
      return 0
    }
    let joined = joinsNext
    joinsNext = false
    let closesFlag = opensFlag
    opensFlag = kind == .regionalIndicator && !closesFlag
    switch kind {
    case .emoji: return joined ? 0 : pointSize + SystemFontTable.emojiExtraPoints
    case .regionalIndicator: return closesFlag ? 0 : pointSize + SystemFontTable.emojiExtraPoints
    case .hangul: return SystemFontTable.hangulAdvance * pointsPerUnit
    case .wide: return SystemFontTable.wideAdvance * pointsPerUnit
    case .unknown: return SystemFontTable.unknownAdvance * pointsPerUnit + tracking
    case .zeroWidth, .tab: return 0
    }
  }
}
