/// The advances of one weight of a family that is not the system's, parsed from the family's data on first use. Font units: 1000 to the em.
///
/// Of Helvetica Neue they are published widths, which the frames of labels in three projects confirm; kerning is an estimate.
/// Of Spoqa Han Sans Neo they are fitted to the labels of one project. `Evidence/helvetica-neue.json` and
/// `Evidence/spoqa-han-sans-neo.json` have the counts. Italics have the advances of the upright font.
struct FontFamilyTable: Sendable {
  static let unitsPerEm = 1000.0

  private static let regular = helveticaNeue(share: 0)
  private static let bold = helveticaNeue(share: 1)
  /// By the end of the font's name.
  private static let others = HelveticaNeueData.shares.map {
    (weight: $0.weight, table: helveticaNeue(share: $0.share))
  }
  private static let spoqaMedium = spoqaHanSansNeo(SpoqaHanSansNeoData.medium)
  private static let spoqaBold = spoqaHanSansNeo(SpoqaHanSansNeoData.bold)

  /// The advance of a character of the private use area, in which fonts of icons have theirs.
  static let privateUseAdvance = HelveticaNeueData.privateUseAdvance

  /// Per character, in the order of the data.
  private let advances: [Double]
  /// Per scalar value the index of the character with its advance, -1 for none. Holds the aliases.
  private let indices: [Int16]
  /// Units by the row of the left and the column of the right character. The first row and the first column are zeros, for neighbors
  /// without kerning.
  let kerning: [Float]

  /// The table for a font by its PostScript name; nil for families whose advances are not known.
  ///
  /// A font that is not listed is drawn in the regular Helvetica Neue, whatever weight its name has: see
  /// `FontFamilyMetrics`.
  static func table(postScriptName name: String) -> FontFamilyTable? {
    if name.hasPrefix("HelveticaNeue-") {
      if name.hasPrefix("HelveticaNeue-Bold") { return bold }
      return others.first { name.hasPrefix("HelveticaNeue-" + $0.weight) }?.table ?? regular
    }
    // Of the lighter weights no label was found.
    if name.hasPrefix("SpoqaHanSansNeo") { return name.hasSuffix("-Bold") ? spoqaBold : spoqaMedium }
    return FontFamilyMetrics(postScriptName: name) == .helveticaNeue ? regular : nil
  }

  /// A weight whose advances lie so far from the regular ones to the bold ones.
  private static func helveticaNeue(share: Double) -> FontFamilyTable {
    let advances = zip(integers(in: HelveticaNeueData.regular), integers(in: HelveticaNeueData.bold)).map {
      Double($0) + Double($1 - $0) * share
    }
    return FontFamilyTable(
      characters: HelveticaNeueData.characters, aliases: HelveticaNeueData.aliases, kerning: HelveticaNeueData.kerning,
      advances: advances)
  }

  private static func spoqaHanSansNeo(_ advances: String) -> FontFamilyTable {
    FontFamilyTable(
      characters: SpoqaHanSansNeoData.characters, aliases: SpoqaHanSansNeoData.aliases, kerning: "",
      advances: integers(in: advances).map(Double.init))
  }

  private init(characters: String, aliases: String, kerning: String, advances: [Double]) {
    self.advances = advances
    let characters = integers(in: characters)
    let aliases = integers(in: aliases)
    var indices = [Int16](repeating: -1, count: Int(max(characters.last ?? 0, aliases.max() ?? 0)) + 1)
    for (index, scalar) in characters.enumerated() { indices[Int(scalar)] = Int16(index) }
    for alias in stride(from: 0, to: aliases.count, by: 2) { indices[Int(aliases[alias])] = Int16(aliases[alias + 1]) }
    self.indices = indices

    let triples = integers(in: kerning)
    let side = characters.count + 1
    var units = [Float](repeating: 0, count: side * side)
    for triple in stride(from: 0, to: triples.count, by: 3) {
      units[(Int(triples[triple]) + 1) * side + Int(triples[triple + 1]) + 1] = Float(triples[triple + 2])
    }
    self.kerning = units
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
