/// What a document says about a label. Absent values are UIKit's defaults, or nil where those depend on the font.
package struct LabelElement: TypedElement {
  /// Always `label`.
  package static let kind = ElementKind.label

  /// What keeps its place when text is made smaller to fit; the raw values are the document's.
  package enum BaselineAdjustment: String, Sendable {
    /// The baseline.
    case alignBaselines
    /// The center.
    case alignCenters
    /// The top.
    case none
  }

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// Plain text; nil if there is none, or attributed text instead.
  package let text: String?
  /// Shown instead of ``text``; nil if there is none.
  package let attributedText: AttributedStringElement?
  /// Nil for 17 points of the system font.
  package let font: FontElement?
  /// Nil for the default color of labels.
  package let textColor: ColorValue?
  /// 0 for as many as fit.
  package let numberOfLines: Int
  /// Truncation at the tail if the document does not say.
  package let lineBreakMode: ParagraphStyleElement.LineBreakMode
  /// Natural if the document does not say.
  package let textAlignment: ParagraphStyleElement.Alignment
  /// The baseline if the document does not say. Layout does not use it.
  package let baselineAdjustment: BaselineAdjustment
  /// Whether text that is too wide is shown smaller; true if the document does not say, although a label made in code does not
  /// do it: Interface Builder writes `NO` for labels without "Autoshrink", and of 610 labels without the attribute 608 have a
  /// minimum.
  package let adjustsFontSizeToFitWidth: Bool
  /// Whether the font follows the user's text size; false if the document does not say.
  package let adjustsFontForContentSizeCategory: Bool
  /// Whether letters move together before text is cut. Layout does not use it.
  package let adjustsLetterSpacingToFitWidth: Bool
  /// From 0 to 1; nil if the document does not say.
  package let minimumScaleFactor: Double?
  /// In points; nil if the document does not say.
  package let minimumFontSize: Double?
  /// In points; nil for the width that constraints give.
  package let preferredMaxLayoutWidth: Double?
  /// Whether the label is shown enabled; true if the document does not say.
  package let isEnabled: Bool

  /// The smallest part of its size to which the font may shrink: the one that the document says, or the one of the smallest size
  /// in points; nil if it says neither, so that the font keeps its size. At most 1.
  package var smallestScale: Double? {
    if let minimumScaleFactor, minimumScaleFactor > 0 { return min(1, minimumScaleFactor) }
    guard let minimumFontSize, minimumFontSize > 0 else { return nil }
    return min(1, minimumFontSize / (font?.pointSize ?? 17))
  }

  /// Reads `<label>`; nil for any other element.
  package init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    text = element.string("text")
    attributedText = AttributedStringElement(in: element, key: "attributedText")
    font = element.font()
    textColor = element.color("textColor")
    numberOfLines = element.int("numberOfLines") ?? 1
    lineBreakMode = element.word("lineBreakMode") ?? .tailTruncation
    textAlignment = element.word("textAlignment") ?? .natural
    baselineAdjustment = element.word("baselineAdjustment") ?? .alignBaselines
    adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
    adjustsFontForContentSizeCategory = element.bool("adjustsFontForContentSizeCategory") ?? false
    adjustsLetterSpacingToFitWidth = element.bool("adjustsLetterSpacingToFitWidth") ?? false
    minimumScaleFactor = element.double("minimumScaleFactor")
    minimumFontSize = element.double("minimumFontSize")
    preferredMaxLayoutWidth = element.double("preferredMaxLayoutWidth").flatMap { $0 > 0 ? $0 : nil }
    isEnabled = element.bool("enabled") ?? true
  }
}
