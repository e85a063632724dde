import TextLayout

/// A text in lines, with the places of its characters: what carets, selections, links and TextKit ask for. In the coordinates of the room
/// that it was laid out in, points; positions are counted in units of UTF-16.
package struct PlacedText {
  /// A line, also an empty one.
  package struct Line {
    /// The units of the line, with the spaces and the line break after it. The lines of a text that is not cut off cover all of it.
    package var range: NSRange
    /// The units that are shown.
    package var shown: NSRange
    /// As wide as the room, and as high as the line with what is between it and the next.
    package var fragment: CGRect
    /// What the line's characters take, between the edges of the fragment.
    package var used: CGRect
    /// The y of its baseline.
    package var baseline: CGFloat
    /// Where the shown units begin, and where the last one ends.
    package var places: [CGFloat]
  }

  /// From top to bottom. An empty text has none.
  package private(set) var lines: [Line] = []
  /// In units of UTF-16.
  package let length: Int
  /// Whether some of the text is in no line.
  package private(set) var isTruncated = false
  /// The text and its lines, to draw them.
  package let recorded: [TextLine]
  let recording: TextRecording

  /// Lays a text out.
  ///
  /// - Parameters:
  ///   - width: The room for a line in points, without padding; nil or 0 is unlimited.
  ///   - maximumLines: 0 is no limit.
  ///   - alignment: `.natural` and `.justified` stand at the left.
  package init(
    _ text: AttributedText, width: CGFloat?, maximumLines: Int, lineBreakMode: NSLineBreakMode,
    alignment: NSTextAlignment, color: UIColor, environment: TextEnvironment
  ) {
    let laidOut = layOut(
      text, width: width.map { Double($0) }, maximumLines: maximumLines, lineBreakMode: lineBreakMode.engine,
      in: environment)
    recording = TextRecording(text: text, defaultColor: color, environment: environment)
    recorded = laidOut.lines
    isTruncated = laidOut.isTruncated
    let whole = text.string as NSString
    length = whole.length
    let room = width.flatMap { $0 > 0 ? $0 : nil } ?? CGFloat(laidOut.size.width)
    var position = 0
    var (known, scalars) = (0, 0)
    for (index, line) in laidOut.lines.enumerated() {
      let shown = recording.range(of: line, in: whole, from: position)
      let next = PlacedText.end(of: shown, in: whole)
      let isLast = index + 1 == laidOut.lines.count
      let top = CGFloat(line.top)
      let bottom = isLast ? top + CGFloat(line.height) : CGFloat(laidOut.lines[index + 1].top)
      let free = max(room - CGFloat(line.indent + line.width), 0)
      var (alignment, paragraph) = (alignment, text.paragraph)
      if !text.paragraphs.isEmpty {
        scalars += whole.substring(with: NSRange(location: known, length: shown.location - known)).unicodeScalars.count
        known = shown.location
        let styled = text.styledParagraph(at: scalars)
        if let style = styled?.style { paragraph = style }
        let own = styled.flatMap { NSTextAlignment(rawValue: $0.tag) }
        if let own, own != .natural { alignment = own }
      }
      let left = CGFloat(line.indent) + (alignment == .right ? free : alignment == .center ? free / 2 : 0)
      let part = AttributedText(runs: recording.runs(in: shown), paragraph: paragraph)
      lines.append(
        Line(
          range: NSRange(location: position, length: (isLast ? length : next) - position), shown: shown,
          fragment: CGRect(x: 0, y: top, width: room, height: bottom - top),
          used: CGRect(x: left, y: top, width: CGFloat(line.width), height: bottom - top),
          baseline: CGFloat(line.baseline),
          places: caretPlaces(of: part, in: environment, indent: line.indent).map { left + CGFloat($0) }))
      position = next
    }
  }

  /// Lays a text out for a container of TextKit, on the main screen. Without a font it is 12 points of Helvetica; the style of the first
  /// character says where lines stand.
  package init(_ text: NSAttributedString, width: CGFloat?, in container: NSTextContainer) {
    let font = UIFont(Font(family: .named("Helvetica"), pointSize: 12))
    let style = text.length > 0 ? text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    self.init(
      AttributedText(text, defaultFont: font, keepsParagraphs: true), width: width,
      maximumLines: container.maximumNumberOfLines,
      lineBreakMode: container.lineBreakMode, alignment: style?.alignment ?? .natural, color: .black,
      environment: MainScreenText.environment)
  }

  /// Moves lines that were laid out without a width to their places in one; a line that is wider begins before it, but for one at the left.
  package mutating func align(_ alignment: NSTextAlignment, in width: CGFloat) {
    for index in lines.indices {
      let free = width - lines[index].used.width
      let shift = alignment == .right ? free : alignment == .center ? free / 2 : 0
      lines[index].used.origin.x += shift
      lines[index].places = lines[index].places.map { $0 + shift }
      lines[index].fragment.size.width = width
    }
  }

  /// Whether the unit before a place is a line break.
  package func breaksLine(before index: Int) -> Bool {
    let text = recording.text.string as NSString
    guard index > 0, index <= text.length else { return false }
    let unit = text.character(at: index - 1)
    return 0x0A...0x0D ~= unit || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  /// Where the next line begins: behind the spaces that hang over the edge and one line break.
  private static func end(of shown: NSRange, in text: NSString) -> Int {
    var index = NSMaxRange(shown)
    while index < text.length, [0x20, 0x09, 0x3000].contains(text.character(at: index)) { index += 1 }
    guard index < text.length else { return index }
    switch text.character(at: index) {
    case 0x0D where index + 1 < text.length && text.character(at: index + 1) == 0x0A: return index + 2
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return index + 1
    // Of a soft hyphen that became a hyphen nothing is left.
    case 0xAD: return index + 1
    default: return index
    }
  }

  /// Width and height of all lines.
  package var size: CGSize {
    CGSize(width: lines.map(\.used.maxX).max() ?? 0, height: lines.last?.fragment.maxY ?? 0)
  }

  /// The line of a unit; behind the text the last one. Nil for an empty text. Logarithmic in the number of lines.
  package func line(at index: Int) -> Int? {
    guard !lines.isEmpty else { return nil }
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].range.location <= index { low = middle } else { high = middle }
    }
    return low
  }

  /// The x at which a unit of a line begins.
  package func x(of index: Int, in line: Line) -> CGFloat {
    let place = min(max(index - line.shown.location, 0), line.places.count - 1)
    return line.places.isEmpty ? line.used.minX : line.places[place]
  }

  /// Where the caret stands before a unit: without a width, as high as the line without what is below it. Zero in an empty text.
  package func caret(at index: Int) -> CGRect? {
    line(at: index).map { number in
      let line = lines[number]
      let height = recorded.indices.contains(number) ? CGFloat(recorded[number].height) : line.fragment.height
      return CGRect(x: x(of: index, in: line), y: line.fragment.minY, width: 0, height: height)
    }
  }

  /// The rectangles of a range, one for each line of it: as high as their fragments.
  package func rects(of range: NSRange) -> [CGRect] {
    lines.compactMap { line in
      guard let part = line.range.intersection(range), part.length > 0 else { return nil }
      let (start, end) = (x(of: part.location, in: line), x(of: NSMaxRange(part), in: line))
      return CGRect(x: start, y: line.fragment.minY, width: max(0, end - start), height: line.fragment.height)
    }
  }

  /// The unit that is at a point or nearest to it, and how far across it the point is, from 0 to 1. (0, 0) in an empty text.
  package func unit(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard let line = lines.first(where: { point.y < $0.fragment.maxY }) ?? lines.last else { return (0, 0) }
    guard line.shown.length > 0 else { return (line.range.location, 0) }
    let number = (line.places.lastIndex { $0 <= point.x } ?? 0)
    guard number < line.shown.length else { return (NSMaxRange(line.shown) - 1, 1) }
    let (start, end) = (line.places[number], line.places[number + 1])
    let fraction = end > start ? min(max((point.x - start) / (end - start), 0), 1) : 0
    return (line.shown.location + number, fraction)
  }

  /// The place between two units that is nearest to a point.
  package func place(at point: CGPoint) -> Int {
    let (index, fraction) = unit(at: point)
    return fraction > 0.5 ? index + 1 : index
  }

  /// Records some of the lines, moved by a distance; all of them unless their numbers are given.
  package func record(numbers: Range<Int>? = nil, from origin: CGPoint, to context: CGContext) {
    for number in numbers ?? lines.indices {
      let line = lines[number]
      // Aligned already: the rectangle is as wide as the line.
      let indent = CGFloat(recorded[number].indent)
      let place = CGRect(x: origin.x + line.used.minX - indent, y: origin.y, width: line.used.width + indent, height: 0)
      recording.record([recorded[number]], in: place, alignment: .left, from: line.shown.location, to: context)
    }
  }
}
