/// The paragraph style of a run of attributed text. Lengths are in points, absent ones 0.
package struct ParagraphStyleElement: Hashable, Sendable {
  /// How lines lie between the edges; the raw values are the document's, in paragraphs as in labels and fields.
  package enum Alignment: String, Sendable {
    /// By the direction of reading.
    case natural
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// From edge to edge, but for the last line.
    case justified
  }

  /// What becomes of text that is wider than its line; the raw values are those of labels and buttons.
  package enum LineBreakMode: String, Sendable {
    /// Goes on in the next line, after a word.
    case wordWrap
    /// Goes on in the next line, after any character.
    case characterWrap
    /// Is cut off.
    case clip
    /// Loses its beginning to an ellipsis.
    case headTruncation
    /// Loses its middle to an ellipsis.
    case middleTruncation
    /// Loses its end to an ellipsis.
    case tailTruncation
  }

  /// Natural if the document does not say.
  package let alignment: Alignment
  /// Wrapping at words if the document does not say.
  package let lineBreakMode: LineBreakMode
  /// Between two lines.
  package let lineSpacing: Double
  /// Between a paragraph and the next.
  package let paragraphSpacing: Double
  /// Above every paragraph but the first.
  package let paragraphSpacingBefore: Double
  /// From the leading edge to the first line of a paragraph.
  package let firstLineHeadIndent: Double
  /// From the leading edge to the other lines.
  package let headIndent: Double
  /// Where lines end: from the leading edge if positive, else from the trailing one.
  package let tailIndent: Double
  /// 0 for the font's own.
  package let lineHeightMultiple: Double
  /// What every line is at least high.
  package let minimumLineHeight: Double
  /// What every line is at most high; 0 for no limit.
  package let maximumLineHeight: Double

  /// Reads `<paragraphStyle>`; the name of the element is not looked at.
  package init(_ element: Element) {
    func length(_ name: String) -> Double { element.double(name) ?? 0 }
    alignment = element.word("alignment") ?? .natural
    lineBreakMode = element["lineBreakMode"].flatMap(LineBreakMode.init(paragraphWord:)) ?? .wordWrap
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

extension ParagraphStyleElement.LineBreakMode {
  /// The mode of the word that paragraph styles use, which is not that of labels; nil for any other word.
  fileprivate init?(paragraphWord word: String) {
    switch word {
    case "wordWrapping": self = .wordWrap
    case "charWrapping": self = .characterWrap
    case "clipping": self = .clip
    case "truncatingHead": self = .headTruncation
    case "truncatingMiddle": self = .middleTruncation
    case "truncatingTail": self = .tailTruncation
    default: return nil
    }
  }
}
