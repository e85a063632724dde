/// A registered font: its names, its metrics and its shaper.
///
/// ``FontRegistry`` makes it. Two faces are equal only if they are the same object. A variable font has its default
/// instance.
package final class FontFace: Sendable {
  /// The name by which documents and `UIFont(name:size:)` ask for the font.
  package let postScriptName: String
  /// The typographic family where the font has one ("Inter"), else the family of at most four styles ("Inter Semi Bold").
  package let familyName: String
  /// "Regular", "Bold Italic".
  package let styleName: String
  /// The weight class that the font's file gives, in hundreds rounded down, as one of the nine named weights.
  package let weight: Font.Weight
  /// Whether the font's file says that the font is italic.
  package let isItalic: Bool
  let metrics: FontFamilyMetrics
  private let shaper: any Shaper
  private let shaped = ShapedStretches()

  init(
    postScriptName: String, familyName: String, styleName: String, weight: Font.Weight, isItalic: Bool,
    metrics: FontFamilyMetrics, shaper: any Shaper
  ) {
    self.postScriptName = postScriptName
    self.familyName = familyName
    self.styleName = styleName
    self.weight = weight
    self.isItalic = isItalic
    self.metrics = metrics
    self.shaper = shaper
  }

  /// What the shaper says of a stretch of text; asked once while the text is in use.
  func advances(_ text: [UInt32], _ stretch: ShapedStretch) -> [Double?] {
    shaped.advances(text, stretch, by: shaper)
  }

  /// The face at a size in points.
  package func font(size: Double) -> Font {
    Font(family: .face(self), pointSize: size, weight: weight, isItalic: isItalic)
  }
}

extension FontFace: Hashable {
  package static func == (left: FontFace, right: FontFace) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
