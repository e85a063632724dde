/// The advances of the system font or of another family at one size and weight, with a table for ASCII. Points.
///
/// ``FontAdvances/shared(_:)`` keeps those in use. A value does not change, so that threads may share it.
final class FontAdvances: Sendable {
  /// What advances depend on.
  struct Key: Hashable {
    /// The PostScript name of a font that is not the system's.
    var name: String?
    var pointSize: Double
    var weight: Double
    var hasMonospacedDigits: Bool
    var isMonospaced: Bool
    /// Points after every character that has an advance, asked for by the text.
    var kern: Double
    var generation: SystemFontGeneration

    init(_ font: Font, kern: Double, in environment: TextEnvironment) {
      if case .named(let given) = font.family, !font.isMonospaced { name = given }
      // NaN is unlike itself, and would be searched for in vain.
      pointSize = font.pointSize.isFinite ? max(0, font.pointSize) : 0
      weight = font.weight.rawValue.isNaN ? 0 : font.weight.rawValue
      hasMonospacedDigits = font.hasMonospacedDigits && !font.isMonospaced
      isMonospaced = font.isMonospaced
      self.kern = kern.isFinite ? kern : 0
      generation = environment.systemFont
    }
  }

  /// A character of the table.
  struct Glyph {
    /// With tracking and kern.
    var advance: Double
    /// Where the kerning after the character begins in `FontAdvances.kerning`, and the place in there of the kerning
    /// before it. Row and column 0 have none.
    var row: Int
    var column: Int

    /// What the table does not have.
    static let none = Glyph(advance: 0, row: -1, column: 0)
  }

  let key: Key
  let pointsPerUnit: Double
  let tracking: Double
  /// Of the font's table, in its units.
  let kerning: [Float]
  /// Points per unit of ``kerning``.
  let kerningScale: Double
  /// By scalar, up to 0x7F.
  let ascii: [Glyph]
  private let arithmetic: GlyphArithmetic

  init(_ key: Key) {
    let arithmetic = GlyphArithmetic(key)
    self.key = key
    pointsPerUnit = arithmetic.pointsPerUnit
    tracking = arithmetic.tracking
    kerning = arithmetic.named?.kerning ?? arithmetic.table.kerning
    kerningScale = arithmetic.named == nil ? pointsPerUnit : key.pointSize / FontFamilyTable.unitsPerEm
    ascii = (UInt32(0)..<0x80).map { arithmetic.glyph($0) ?? .none }
    self.arithmetic = arithmetic
  }

  /// Nil if the table does not have the scalar. Constant time.
  @inline(__always)
  func glyph(_ scalar: UInt32) -> Glyph? {
    guard scalar < 0x80 else { return arithmetic.glyph(scalar) }
    let glyph = ascii[Int(scalar)]
    return glyph.row < 0 ? nil : glyph
  }

  /// The kerning between a character whose kerning begins at `row` and a glyph, in points.
  @inline(__always)
  func kerning(after row: Int, before glyph: Glyph) -> Double {
    Double(kerning[row + glyph.column]) * kerningScale
  }
}

/// How the table's font units become points at one size and weight.
private struct GlyphArithmetic {
  let table = SystemFontTable.shared
  /// What takes the place of the system font's advances, and has no tracking.
  let named: FontFamilyTable?
  let pointsPerUnit: Double
  private let pointSize: Double
  let tracking: Double
  private let kern: Double
  private let isMonospaced: Bool
  /// The share of the display font in the advances, 0 to 1.
  private let displayShare: Double
  private let textOffset: Int
  private let displayOffset: Int
  /// The advance all digits have, in points, if they are monospaced.
  private var digitAdvance: Double?

  init(_ key: FontAdvances.Key) {
    pointSize = key.pointSize
    pointsPerUnit = pointSize / SystemFontTable.unitsPerEm
    named = key.name.flatMap { FontFamilyTable.table(postScriptName: $0) }
    tracking = named == nil ? Tracking.points(at: pointSize, in: key.generation) : 0
    kern = key.kern
    isMonospaced = key.isMonospaced
    displayShare = GlyphArithmetic.displayShare(at: key.pointSize, in: key.generation)
    textOffset = Font.Weight(rawValue: key.weight).nearestIndex * 2 * table.count
    displayOffset = textOffset + table.count
    if key.hasMonospacedDigits {
      digitAdvance = (UInt32(0x30)...0x39).reduce(0) { max($0, (glyph($1)?.advance ?? 0) - kern) }
    }
  }

  /// Text below 20 points and display from there before iOS 14; a blend from 17 to 28 points since.
  private static func displayShare(at size: Double, in generation: SystemFontGeneration) -> Double {
    switch generation {
    case .staticOpticalSizes2015, .staticOpticalSizes: size >= 20 ? 1 : 0
    case .variable: min(1, max(0, (size - 17) / 11))
    }
  }

  @inline(__always)
  func glyph(_ scalar: UInt32) -> FontAdvances.Glyph? {
    guard let named else { return systemGlyph(scalar) }
    if let index = named.index(of: scalar) { return glyph(index, of: named, scalar) }
    if 0xE000...0xF8FF ~= scalar {
      let units = FontFamilyTable.privateUseAdvance
      return .init(advance: units * pointSize / FontFamilyTable.unitsPerEm + kern, row: 0, column: 0)
    }
    guard var glyph = systemGlyph(scalar) else { return nil }
    // The other table has other rows.
    (glyph.row, glyph.column) = (0, 0)
    return glyph
  }

  private func glyph(_ index: Int, of table: FontFamilyTable, _ scalar: UInt32) -> FontAdvances.Glyph {
    let row = table.kerningRow(of: index)
    if let digitAdvance, 0x30...0x39 ~= scalar { return .init(advance: digitAdvance + kern, row: row, column: 0) }
    let advance = table.advance(at: index) * (pointSize / FontFamilyTable.unitsPerEm) + kern
    return .init(advance: advance, row: row, column: table.kerningColumn(of: index))
  }

  @inline(__always)
  private func systemGlyph(_ scalar: UInt32) -> FontAdvances.Glyph? {
    guard let index = table.index(of: scalar) else { return nil }
    if isMonospaced {
      return .init(advance: SystemFontTable.monospacedAdvance * pointsPerUnit + kern, row: 0, column: 0)
    }
    let column = table.kerningClass[index]
    let row = column * table.kerningClassCount
    if let digitAdvance, 0x30...0x39 ~= scalar { return .init(advance: digitAdvance + kern, row: row, column: 0) }
    let text = table.advances[textOffset + index]
    let units = text + (table.advances[displayOffset + index] - text) * displayShare
    return .init(advance: units * pointsPerUnit + tracking + kern, row: row, column: column)
  }
}
