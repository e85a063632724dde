/// The paragraph style of a run of attributed text. Lengths are in points, absent ones 0.
public struct ParagraphStyleElement: Hashable, Sendable {
  /// `natural`, `left`, `center`, `right`, `justified`.
  public let alignment: String
  /// `wordWrapping` if the document does not say.
  public let lineBreakMode: String
  /// Between two lines.
  public let lineSpacing: Double
  /// Between a paragraph and the next.
  public let paragraphSpacing: Double
  /// Above every paragraph but the first.
  public let paragraphSpacingBefore: Double
  /// From the leading edge to the first line of a paragraph.
  public let firstLineHeadIndent: Double
  /// From the leading edge to the other lines.
  public let headIndent: Double
  /// Where lines end: from the leading edge if positive, else from the trailing one.
  public let tailIndent: Double
  /// 0 for the font's own.
  public let lineHeightMultiple: Double
  /// What every line is at least high.
  public let minimumLineHeight: Double
  /// What every line is at most high; 0 for no limit.
  public let maximumLineHeight: Double

  /// Reads `<paragraphStyle>`; the name of the element is not looked at.
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
