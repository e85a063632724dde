/// A text whose advances are known, for measuring it at one width after the other. The places where lines may break are
/// searched at the first measurement that needs them.
///
/// Takes about 40 bytes for a character.
package struct PreparedText: Sendable {
  let text: ShapedText
  let style: ParagraphStyle
  let avoidsOrphans: Bool
  /// Where paragraphs have styles of their own; see ``AttributedText/paragraphs``.
  let styles: [AttributedText.StyledParagraph]
  var paragraphs: [Paragraph]

  /// Measures every character. Linear in the length of the text.
  package init(_ text: AttributedText, in environment: TextEnvironment) {
    self.text = ShapedText(text, in: environment)
    style = text.paragraph
    styles = text.paragraphs
    avoidsOrphans = environment.avoidsOrphans
    paragraphs = Paragraph.all(in: self.text.scalars)
  }

  /// What ``TextLayout/measure(_:width:maximumLines:lineBreakMode:in:)-(AttributedText,_,_,_,_)`` says of the text.
  /// Linear in its length.
  package mutating func measure(width: Double?, maximumLines: Int, lineBreakMode: LineBreakMode) -> TextExtent {
    var typesetter = Typesetter(
      text, style, width: room(width), maximumLines: maximumLines, mode: lineBreakMode,
      avoidsOrphans: avoidsOrphans, keepsLines: false, styles: styles)
    typesetter.run(&paragraphs)
    return typesetter.stack.extent(isTruncated: typesetter.isTruncated)
  }

  /// What ``TextLayout/layOut(_:width:maximumLines:lineBreakMode:in:)`` says of the text. Linear in its length.
  package mutating func layOut(width: Double?, maximumLines: Int, lineBreakMode: LineBreakMode) -> LaidOutText {
    var typesetter = Typesetter(
      text, style, width: room(width), maximumLines: maximumLines, mode: lineBreakMode,
      avoidsOrphans: avoidsOrphans, keepsLines: true, styles: styles)
    typesetter.run(&paragraphs)
    return typesetter.stack.laidOut(isTruncated: typesetter.isTruncated)
  }
}
