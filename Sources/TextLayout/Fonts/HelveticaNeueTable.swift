/// The advances of one weight of Helvetica Neue, parsed from `HelveticaNeueData` on first use. Font units: 1000 to the em.
///
/// They are published widths, which the frames of labels in three projects confirm; kerning is an estimate.
/// `Evidence/helvetica-neue.json` has the counts. Italics have the advances of the upright font.
struct HelveticaNeueTable: Sendable {
  static let unitsPerEm = 1000.0

  private static let regular = HelveticaNeueTable(share: 0)
  private static let bold = HelveticaNeueTable(share: 1)
  /// By the end of the font's name.
  private static let others = HelveticaNeueData.shares.map {
    (weight: $0.weight, table: HelveticaNeueTable(share: $0.share))
  }

  /// The advance of a character of the private use area, in which fonts of icons have theirs.
  static let privateUseAdvance = HelveticaNeueData.privateUseAdvance

  /// Per character, in the order of the data.
  private let advances: [Double]
  /// Per scalar value the index of the character with its advance, -1 for none. Holds the aliases.
  private let indices: [Int16]
  /// Units by the row of the left and the column of the right character. The first row and the first column are zeros, for neighbours
  /// without kerning.
  let kerning: [Float]

  /// The table for a font by its PostScript name; nil for families with metrics of their own.
  ///
  /// A font that is not listed is drawn in the regular Helvetica Neue, whatever weight its name has: see
  /// `FontFamilyMetrics`.
  static func table(postScriptName name: String) -> HelveticaNeueTable? {
    if name.hasPrefix("HelveticaNeue-") {
      if name.hasPrefix("HelveticaNeue-Bold") { return bold }
      return others.first { name.hasPrefix("HelveticaNeue-" + $0.weight) }?.table ?? regular
    }
    return FontFamilyMetrics(postScriptName: name) == .helveticaNeue ? regular : nil
  }

  /// A weight whose advances lie so far from the regular ones to the bold ones.
  private init(share: Double) {
    advances = zip(integers(in: HelveticaNeueData.regular), integers(in: HelveticaNeueData.bold)).map {
      Double($0) + Double($1 - $0) * share
    }
    let characters = integers(in: HelveticaNeueData.characters)
    let aliases = integers(in: HelveticaNeueData.aliases)
    var indices = [Int16](repeating: -1, count: Int(max(characters.last ?? 0, aliases.max() ?? 0)) + 1)
    for (index, scalar) in characters.enumerated() { indices[Int(scalar)] = Int16(index) }
    for alias in stride(from: 0, to: aliases.count, by: 2) { indices[Int(aliases[alias])] = Int16(aliases[alias + 1]) }
    self.indices = indices

    let triples = integers(in: HelveticaNeueData.kerning)
    let side = characters.count + 1
    var kerning = [Float](repeating: 0, count: side * side)
    for triple in stride(from: 0, to: triples.count, by: 3) {
      kerning[(Int(triples[triple]) + 1) * side + Int(triples[triple + 1]) + 1] = Float(triples[triple + 2])
    }
    self.kerning = kerning
  }

  /// The character whose advance this scalar has, nil if the table has none.
  @inline(__always)
  func index(of scalar: UInt32) -> Int? {
    guard scalar < UInt32(indices.count) else { return nil }
    let index = Int(indices[Int(scalar)])
    return index < 0 ? nil : index
  }

  @inline(__always)
  func advance(at index: Int) -> Double { advances[index] }

  /// Where the kerning after a character begins in ``kerning``.
  func kerningRow(of index: Int) -> Int { (index + 1) * (advances.count + 1) }

  /// The place of a character in the rows of ``kerning``.
  func kerningColumn(of index: Int) -> Int { index + 1 }
}
