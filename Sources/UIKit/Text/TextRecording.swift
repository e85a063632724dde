import QuartzCore
import TextLayout

/// Text with its styles, on its way into a drawing.
struct TextRecording {
  let string: NSAttributedString
  let defaultFont: UIFont
  /// Of characters without a colour of their own.
  let defaultColor: UIColor
  let environment: TextEnvironment

  var attributed: AttributedText { AttributedText(string, defaultFont: defaultFont) }

  /// Records lines of the text, from the top of the rectangle and aligned within its width.
  func record(_ lines: [TextLine], in rect: CGRect, alignment: NSTextAlignment, to context: CGContext) {
    let whole = string.string as NSString
    var position = 0
    for line in lines {
      let range = self.range(of: line, in: whole, from: position)
      position = range.location + range.length
      let free = max(rect.width - CGFloat(line.indent + line.width), 0)
      let shift = alignment == .right ? free : alignment == .center ? free / 2 : 0
      var origin = CGPoint(x: rect.minX + CGFloat(line.indent) + shift, y: rect.minY + CGFloat(line.baseline))
      for piece in pieces(of: line, range, in: whole) {
        context.record(.text(recorded(piece, at: origin), context.composition))
        origin.x += piece.width
      }
    }
  }

  private struct Piece {
    var text: String
    var width: CGFloat
    var attributes: [NSAttributedString.Key: Any]
  }

  /// Where in the string the line's text is, without the mark of a truncation or a hyphen at its end. A line that is not
  /// found, for it was cut at its beginning or in its middle, has the style of the first character after the line before.
  private func range(of line: TextLine, in whole: NSString, from position: Int) -> NSRange {
    let rest = NSRange(location: position, length: whole.length - position)
    for text in [line.text, String(line.text.dropLast())] where !text.isEmpty {
      let found = whole.range(of: text, options: .literal, range: rest)
      if found.location != NSNotFound { return found }
    }
    return NSRange(location: position, length: 0)
  }

  private func pieces(of line: TextLine, _ range: NSRange, in whole: NSString) -> [Piece] {
    guard !line.text.isEmpty, whole.length > 0 else { return [] }
    var pieces: [Piece] = []
    if range.length > 0 {
      string.enumerateAttributes(in: range) { attributes, part, _ in
        pieces.append(Piece(text: whole.substring(with: part), width: 0, attributes: attributes))
      }
    }
    guard pieces.count > 1 else {
      let attributes = string.attributes(at: min(range.location, whole.length - 1), effectiveRange: nil)
      return [Piece(text: line.text, width: CGFloat(line.width), attributes: attributes)]
    }
    // What was put at the line's end is in the style of its last character.
    pieces[pieces.count - 1].text += String(line.text.dropFirst(whole.substring(with: range).count))
    return pieces.map { piece in
      var piece = piece
      piece.width = width(of: piece)
      return piece
    }
  }

  private func width(of piece: Piece) -> CGFloat {
    let text = AttributedText(
      NSAttributedString(string: piece.text, attributes: piece.attributes), defaultFont: defaultFont)
    // Spaces at the end count, which a line would let hang.
    let marked = AttributedText(
      NSAttributedString(string: piece.text + "|", attributes: piece.attributes), defaultFont: defaultFont)
    let mark = AttributedText(NSAttributedString(string: "|", attributes: piece.attributes), defaultFont: defaultFont)
    return piece.text.last == " " ? width(of: marked) - width(of: mark) : width(of: text)
  }

  private func width(of text: AttributedText) -> CGFloat {
    CGFloat(layOut(text, width: nil, maximumLines: 1, lineBreakMode: .byClipping, in: environment).size.width)
  }

  private func recorded(_ piece: Piece, at origin: CGPoint) -> RecordedDrawing.Text {
    let font = piece.attributes[.font] as? UIFont ?? defaultFont
    let color = piece.attributes[.foregroundColor] as? UIColor ?? defaultColor
    return RecordedDrawing.Text(
      piece.text, at: origin, width: piece.width, font: RecordedDrawing.Font(font.font), color: color.cgColor)
  }
}

extension RecordedDrawing.Font {
  /// The name, or the system font's weight and slant.
  init(_ font: TextLayout.Font) {
    self.init(
      name: font.family.name, size: CGFloat(font.pointSize), weight: font.weight.styleSheetNumber,
      isItalic: font.isItalic)
  }
}

extension TextLayout.Font.Weight {
  /// As style sheets count: the number of the nearest named weight.
  var styleSheetNumber: Int {
    let named: [TextLayout.Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let nearest = named.indices.min { abs(named[$0].rawValue - rawValue) < abs(named[$1].rawValue - rawValue) }
    return ((nearest ?? 3) + 1) * 100
  }
}
