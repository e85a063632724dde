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

  private let advances: FontAdvances
  /// Where the kerning after the last character begins; 0 for none.
  private(set) var row = 0
  private var joinsNext = false
  private var opensFlag = false

  init(font: Font, kern: Double = 0, environment: TextEnvironment) {
    advances = FontAdvances.shared(font, kern: kern, in: environment)
  }

  init(_ advances: FontAdvances) { self.advances = advances }

  /// Continues after characters of the table that were measured elsewhere, the last of which has this row.
  mutating func follow(row: Int) {
    self.row = row
    joinsNext = false
    opensFlag = false
  }

  /// Forgets what preceded, as at the start of a paragraph.
  mutating func reset() {
    row = 0
    joinsNext = false
    opensFlag = false
  }

  /// The advance of a scalar in points. `next` is the scalar after it, 0 at the end: a variation selector there makes
  /// an emoji of a character that would be text. A tab has no advance here, it depends on where it stands.
  @inline(__always)
  mutating func measure(_ scalar: UInt32, next: UInt32) -> Advance {
    if let glyph = advances.glyph(scalar), next != 0xFE0F {
      let kerning = advances.kerning(after: row, before: glyph)
      row = glyph.row
      joinsNext = false
      opensFlag = false
      return Advance(kerning: kerning, advance: glyph.advance)
    }
    let advance = measureUncommon(scalar, next: next)
    return Advance(kerning: 0, advance: advance == 0 ? 0 : advance + advances.key.kern)
  }

  private mutating func measureUncommon(_ scalar: UInt32, next: UInt32) -> Double {
    row = 0
    let pointSize = advances.key.pointSize
    let pointsPerUnit = advances.pointsPerUnit
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
    case .unknown: return SystemFontTable.unknownAdvance * pointsPerUnit + advances.tracking
    case .zeroWidth, .tab: return 0
    }
  }
}
