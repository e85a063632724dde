/// The paragraph style of a run of attributed text. Lengths are in points, absent ones 0.
public struct ParagraphStyleElement: Hashable, Sendable {
  public let alignment: String
  public let lineBreakMode: String
  public let lineSpacing: Double
  public let paragraphSpacing: Double
  public let paragraphSpacingBefore: Double
  public let firstLineHeadIndent: Double
  public let headIndent: Double
  public let tailIndent: Double
  /// 0 for the font's own.
  public let lineHeightMultiple: Double
  public let minimumLineHeight: Double
  public let maximumLineHeight: Double

  public init(_ element: Element) {
    func length(_ name: String) -> Double { element.double(name) ?? 0 }
    alignment = element["alignment"] ?? "natural"
    lineBreakMode = element["lineBreakMode"] ?? "wordWrapping"
    lineSpacing = length("lineSpacing")
    paragraphSpacing = length("paragraphSpacing")
    paragraphSpacingBefore = length("paragraphSpacingBefore")
    firstLineHeadIndent = length("firstLineHeadIndent")
    headIndent = length("headIndent")
    tailIndent = length("tailIndent")
    lineHeightMultiple = length("lineHeightMultiple")
    minimumLineHeight = length("minimumLineHeight")
    maximumLineHeight = length("maximumLineHeight")
  }
}
