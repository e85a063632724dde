import TextLayout

extension UITextField {
  /// The parts of the line that is shown, in one style each, within an area of the bounds; nil for a text or a placeholder without styles of
  /// its own, and for one that is secure.
  package func styledPieces(in area: CGRect) -> [StyledPiece]? {
    let isEmpty = (text ?? "").isEmpty
    guard isEmpty || !isSecureTextEntry, let content = isEmpty ? attributedPlaceholderText : attributed,
      !content.isEmpty
    else { return nil }
    let recording = TextRecording(text: content, defaultColor: textColor ?? .label, environment: layoutScreen.text)
    // What does not fit ends in an ellipsis, as in a field that nobody edits.
    let lines = layOut(
      content, width: Double(max(0, area.width)) + 1e-3, maximumLines: 1, lineBreakMode: .byTruncatingTail,
      in: layoutScreen.text
    ).lines
    let height = CGFloat(lines.first?.height ?? 0)
    let line = CGRect(x: area.minX, y: bounds.midY - height / 2, width: area.width, height: height)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let alignment = textAlignment == .natural ? isRightToLeft ? .right : .left : textAlignment
    return recording.pieces(of: lines, in: line, alignment: alignment).map { StyledPiece($0) }
      .filter { !$0.text.isEmpty && $0.text != "\t" }
  }
}
