import Geometry
import LayoutReports
import TextLayout
import UIKitCore

/// Text in several styles, for a picture.
struct StyledText {
  /// The lines of one style each. The first is that of the first character.
  private(set) var contents: [TextContent] = []
  /// Lines under texts and through them.
  private(set) var lines: [Decoration] = []

  /// Nil for a label whose text has no styles of its own.
  @MainActor
  init?(_ label: UILabel, color: UIColor) {
    guard let pieces = label.styledPieces, !pieces.isEmpty else { return nil }
    for piece in pieces where !piece.text.isEmpty {
      add(piece, label.pictureColor(piece.color ?? color), in: label.layoutScreen.text)
    }
    let right = pieces.map { Double($0.origin.x + $0.width) }.max() ?? 0
    if let clip = label.shownLines.flatMap({ label.clip(of: $0, widest: right) }) { cut(to: clip) }
  }

  /// Leaves of texts and lines what is in a rectangle.
  private mutating func cut(to clip: Rect) {
    for index in contents.indices { contents[index].clip = clip }
    lines = lines.compactMap { line in
      guard case .fill(let rect, let color, let radius) = line else { return line }
      return rect.intersection(clip).map { .fill($0, color, cornerRadius: radius) }
    }
  }

  private mutating func add(_ piece: StyledPiece, _ color: Color, in environment: TextEnvironment) {
    var content = TextContent(lines: [], font: piece.font, color: color)
    let index = contents.firstIndex { style in
      content.lines = style.lines
      return content == style
    }
    content.lines = [
      LayoutReports.TextLine(
        text: piece.text, x: Double(piece.origin.x), baseline: Double(piece.origin.y), width: Double(piece.width))
    ]
    content.placeLetters(piece.font, in: environment, kern: Double(piece.kern))
    if let index { contents[index].lines += content.lines } else { contents.append(content) }
    if piece.isUnderlined { lines.append(line(of: piece, 0.1, color)) }
    if piece.isStruckThrough { lines.append(line(of: piece, -0.27, color)) }
  }

  /// A line as thick as a fifteenth of the size, and so far below the baseline, as a part of the size.
  private func line(of piece: StyledPiece, _ below: Double, _ color: Color) -> Decoration {
    let size = Double(piece.font.pointSize)
    let rect = Rect(
      x: Double(piece.origin.x), y: Double(piece.origin.y) + size * below, width: Double(piece.width), height: size / 15
    )
    return .fill(rect, color, cornerRadius: 0)
  }

  mutating func move(x: Double, y: Double) {
    for index in contents.indices { contents[index].move(x: x, y: y) }
    lines = lines.map { line in
      guard case .fill(var rect, let color, let radius) = line else { return line }
      (rect.x, rect.y) = (rect.x + x, rect.y + y)
      return .fill(rect, color, cornerRadius: radius)
    }
  }

  /// What is drawn besides the first style.
  var decorations: [Decoration] { lines + contents.dropFirst().map(Decoration.text) }
}

extension UILabel {
  /// The text in other styles than that of the first character, and lines under it and through it.
  var styleDecorations: [Decoration] { StyledText(self, color: textColor ?? .label)?.decorations ?? [] }
}
