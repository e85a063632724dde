/// What a document says about a label. Absent values are UIKit's defaults, or nil where those depend on the font.
public struct LabelElement: Sendable {
  /// The XML element; attributes without a property here are read from it.
  public let element: Element
  /// Plain text; nil if there is none, or attributed text instead.
  public let text: String?
  /// Shown instead of ``text``; nil if there is none.
  public let attributedText: AttributedStringElement?
  /// Nil for 17 points of the system font.
  public let font: FontElement?
  /// Nil for the default colour of labels.
  public let textColor: ColorValue?
  /// 0 for as many as fit.
  public let numberOfLines: Int
  /// `wordWrap`, `characterWrap`, `clip`, `headTruncation`, `middleTruncation`, `tailTruncation`.
  public let lineBreakMode: String
  /// `natural`, `left`, `center`, `right`, `justified`.
  public let textAlignment: String
  /// `alignBaselines`, `alignCenters`, `none`.
  public let baselineAdjustment: String
  /// Whether text that is too wide is shown smaller; false if the document does not say.
  public let adjustsFontSizeToFitWidth: Bool
  /// Whether the font follows the user's text size; false if the document does not say.
  public let adjustsFontForContentSizeCategory: Bool
  /// Whether letters move together before text is cut. Layout does not use it.
  public let adjustsLetterSpacingToFitWidth: Bool
  /// From 0 to 1; nil if the document does not say.
  public let minimumScaleFactor: Double?
  /// In points; nil if the document does not say.
  public let minimumFontSize: Double?
  /// In points; nil for the width that constraints give.
  public let preferredMaxLayoutWidth: Double?
  /// Whether the label is shown enabled; true if the document does not say.
  public let isEnabled: Bool

  /// Reads `<label>`; nil for any other element.
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
