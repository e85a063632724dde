/// A font of a file that was registered: its names, its metrics, and how it sets text.
///
/// Made by ``FontRegistry``. Equal to itself only. Variable fonts have their default instance.
public final class FontFace: Sendable {
  /// By which a document or `UIFont(name:size:)` asks for it.
  public let postScriptName: String
  /// The typographic family where the font has one ("Inter"), else the family of at most four styles ("Inter Semi Bold").
  public let familyName: String
  /// "Regular", "Bold Italic".
  public let styleName: String
  /// As the font's file says it, on the scale of ``Font/Weight``.
  public let weight: Font.Weight
  /// As the font's file says it.
  public let isItalic: Bool
  let metrics: FontFamilyMetrics
  let shaper: any Shaper

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

  /// The face at a size in points.
  public func font(size: Double) -> Font {
    Font(family: .face(self), pointSize: size, weight: weight, isItalic: isItalic)
  }
}

extension FontFace: Hashable {
  public static func == (left: FontFace, right: FontFace) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
