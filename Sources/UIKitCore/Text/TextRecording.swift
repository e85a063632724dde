import QuartzCore
import TextLayout

/// Text with its styles, on its way into a drawing.
struct TextRecording {
  let text: AttributedText
  /// Of characters without a color of their own.
  let defaultColor: UIColor
  let environment: TextEnvironment

  /// Records lines of the text, from the top of the rectangle and aligned within its width.
  ///
  /// - Parameter position: Where in the text the first line may begin, in units of UTF-16.
  func record(
    _ lines: [TextLine], in rect: CGRect, alignment: NSTextAlignment, from position: Int = 0, to context: CGContext
  ) {
    for piece in pieces(of: lines, in: rect, alignment: alignment, from: position) {
      if let attachment = piece.run.look?.value(as: TextLook.self)?.attachment {
        record(attachment, piece, to: context)
      } else if piece.run.text != "\t" {
        context.record(.text(recorded(piece), context.composition))
      }
    }
  }

  private func record(_ attachment: NSTextAttachment, _ piece: Piece, to context: CGContext) {
    guard let picture = attachment.picture(at: 0, beside: piece.run.font) else { return }
    let count = max(1, piece.run.text.utf16.count)
    for index in 0..<count {
      let shift = piece.width / CGFloat(count) * CGFloat(index)
      let place = picture.place.offsetBy(dx: piece.origin.x + shift, dy: piece.origin.y)
      context.record(.image(picture.image.recorded(in: color(of: piece)), in: place, context.composition))
    }
  }

  /// A part of a line in the style of one run.
  struct Piece {
    /// With the text of the part.
    var run: AttributedText.Run
    /// The left end of the baseline.
    var origin = CGPoint.zero
    var width: CGFloat = 0
  }

  /// The pieces of the lines, from the top of the rectangle and aligned within its width.
  func pieces(of lines: [TextLine], in rect: CGRect, alignment: NSTextAlignment, from start: Int = 0) -> [Piece] {
    let whole = text.string as NSString
    var position = start
    var placed: [Piece] = []
    var (known, scalars) = (0, 0)
    for line in lines {
      let range = self.range(of: line, in: whole, from: position)
      position = range.location + range.length
      var paragraph = text.paragraph
      if !text.paragraphs.isEmpty {
        scalars += whole.substring(with: NSRange(location: known, length: range.location - known)).unicodeScalars.count
        known = range.location
        paragraph = text.styledParagraph(at: scalars)?.style ?? paragraph
      }
      let free = max(rect.width - CGFloat(line.indent + line.width), 0)
      let shift = alignment == .right ? free : alignment == .center ? free / 2 : 0
      var origin = CGPoint(x: rect.minX + CGFloat(line.indent) + shift, y: rect.minY + CGFloat(line.baseline))
      for var piece in pieces(of: line, range, in: whole, paragraph) {
        piece.origin = origin
        placed.append(piece)
        origin.x += piece.width
      }
    }
    return placed
  }

  /// Where in the string the line's text is, without the mark of a truncation or a hyphen at its end. A line that is not
  /// found, for it was cut at its beginning or in its middle, has the style of the first character after the line before.
  func range(of line: TextLine, in whole: NSString, from position: Int) -> NSRange {
    let rest = NSRange(location: position, length: whole.length - position)
    for text in [line.text, String(line.text.dropLast())] where !text.isEmpty {
      let found = whole.range(of: text, options: .literal, range: rest)
      if found.location != NSNotFound { return found }
    }
    return NSRange(location: position, length: 0)
  }

  private func pieces(
    of line: TextLine, _ range: NSRange, in whole: NSString, _ paragraph: ParagraphStyle
  ) -> [Piece] {
    guard !line.text.isEmpty, whole.length > 0 else { return [] }
    var runs = runs(in: range)
    let isOne = runs.count < 2
    if isOne {
      let at = NSRange(location: min(range.location, whole.length - 1), length: 1)
      guard var run = runs.first ?? self.runs(in: at).first else { return [] }
      run.text = line.text
      runs = [run]
    } else {
      // What was put at the line's end is in the style of its last character.
      runs[runs.count - 1].text += String(line.text.dropFirst(whole.substring(with: range).count))
    }
    let places = caretPlaces(
      of: AttributedText(runs: runs, paragraph: paragraph), in: environment, indent: line.indent)
    var (pieces, end): ([Piece], Int) = ([], 0)
    for run in runs.flatMap(Self.columns) {
      let start = end
      end += run.text.utf16.count
      pieces.append(Piece(run: run, width: CGFloat(places[end] - places[start])))
    }
    // The line says no more than it had, also where its text is wider and clipped.
    if isOne, pieces.count == 1 { pieces[0].width = max(CGFloat(line.width), pieces[0].width) }
    return pieces
  }

  /// A run without tabs, or the parts between its tabs and the tabs: what is behind a tab begins at a stop.
  private static func columns(_ run: AttributedText.Run) -> [AttributedText.Run] {
    guard run.text.contains("\t") else { return [run] }
    let parts = run.text.split(separator: "\t", omittingEmptySubsequences: false)
    return parts.map { [String($0)] }.joined(separator: ["\t"]).compactMap { text in
      var column = run
      column.text = text
      return text.isEmpty ? nil : column
    }
  }

  /// The runs, each with the part of its text that is in the range of the whole text.
  func runs(in range: NSRange) -> [AttributedText.Run] {
    var (start, parts) = (0, [AttributedText.Run]())
    for var run in text.runs {
      let string = run.text as NSString
      let common = NSRange(location: start, length: string.length).intersection(range)
      if let common, common.length > 0 {
        run.text = string.substring(with: NSRange(location: common.location - start, length: common.length))
        parts.append(run)
      }
      start += string.length
    }
    return parts
  }

  private func recorded(_ piece: Piece) -> RecordedDrawing.Text {
    RecordedDrawing.Text(
      piece.run.text, at: piece.origin, width: piece.width, font: RecordedDrawing.Font(piece.run.font),
      color: color(of: piece).cgColor)
  }

  private func color(of piece: Piece) -> UIColor { piece.run.look?.value(as: TextLook.self)?.color ?? defaultColor }
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
