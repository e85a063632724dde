/// What a document says about a label. Absent values are UIKit's defaults, or nil where those depend on the font.
public struct LabelElement: Sendable {
  public let element: Element
  /// Plain text; nil if there is none, or attributed text instead.
  public let text: String?
  public let attributedText: AttributedStringElement?
  public let font: FontElement?
  public let textColor: ColorValue?
  /// 0 for as many as fit.
  public let numberOfLines: Int
  /// `wordWrap`, `characterWrap`, `clip`, `headTruncation`, `middleTruncation`, `tailTruncation`.
  public let lineBreakMode: String
  /// `natural`, `left`, `center`, `right`, `justified`.
  public let textAlignment: String
  /// `alignBaselines`, `alignCenters`, `none`.
  public let baselineAdjustment: String
  public let adjustsFontSizeToFitWidth: Bool
  public let adjustsFontForContentSizeCategory: Bool
  public let adjustsLetterSpacingToFitWidth: Bool
  public let minimumScaleFactor: Double?
  public let minimumFontSize: Double?
  /// In points; nil for the width that constraints give.
  public let preferredMaxLayoutWidth: Double?
  public let isEnabled: Bool

  public init?(_ element: Element) {
    guard element.name == "label" else { return nil }
    self.element = element
    text = element.string("text")
    attributedText = AttributedStringElement(in: element, key: "attributedText")
    font = element.font()
    textColor = element.color("textColor")
    numberOfLines = element.int("numberOfLines") ?? 1
    lineBreakMode = element["lineBreakMode"] ?? "tailTruncation"
    textAlignment = element["textAlignment"] ?? "natural"
    baselineAdjustment = element["baselineAdjustment"] ?? "alignBaselines"
    adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? false
    adjustsFontForContentSizeCategory = element.bool("adjustsFontForContentSizeCategory") ?? false
    adjustsLetterSpacingToFitWidth = element.bool("adjustsLetterSpacingToFitWidth") ?? false
    minimumScaleFactor = element.double("minimumScaleFactor")
    minimumFontSize = element.double("minimumFontSize")
    preferredMaxLayoutWidth = element.double("preferredMaxLayoutWidth").flatMap { $0 > 0 ? $0 : nil }
    isEnabled = element.bool("enabled") ?? true
  }
}
