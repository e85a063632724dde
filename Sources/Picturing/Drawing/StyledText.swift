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
  /// Behind texts.
  private var grounds: [Decoration] = []
  /// The images of attachments.
  private var pictures: [Decoration] = []

  /// Nil for a label whose text has no styles of its own.
  @MainActor
  init?(_ label: UILabel, color: UIColor) {
    guard let pieces = label.styledPieces, !pieces.isEmpty else { return nil }
    add(pieces, of: label, color)
    let right = pieces.map { Double($0.origin.x + $0.width) }.max() ?? 0
    if let clip = label.shownLines.flatMap({ label.clip(of: $0, widest: right) }) { cut(to: clip) }
  }

  /// Nil for a text view whose text has no styles of its own.
  @MainActor
  init?(_ view: UITextView) {
    guard let pieces = view.styledPieces, !pieces.isEmpty else { return nil }
    add(pieces, of: view, view.textColor ?? .label)
  }

  @MainActor
  private mutating func add(_ pieces: [StyledPiece], of view: UIView, _ color: UIColor) {
    for piece in pieces {
      if let background = piece.background {
        let font = piece.font
        let rect = Rect(
          x: Double(piece.origin.x), y: Double(piece.origin.y - font.ascender), width: Double(piece.width),
          height: Double(font.ascender - font.descender))
        grounds.append(.fill(rect, view.pictureColor(background), cornerRadius: 0))
      }
      for picture in piece.pictures { add(picture, of: view, piece.color ?? color) }
      if !piece.text.isEmpty { add(piece, view.pictureColor(piece.color ?? color), in: view.layoutScreen.text) }
    }
  }

  @MainActor
  private mutating func add(_ picture: StyledPiece.Picture, of view: UIView, _ color: UIColor) {
    if let drawing = picture.drawing {
      pictures += DrawingReader(in: picture.place).decorations(drawing)
      return
    }
    let image = picture.image
    let content = ImageContent(
      name: image.name, contentMode: "scaleToFill", size: Size(image.size),
      tint: view.pictureColor(image.ownTint ?? color),
      isTemplate: image.renderingMode == .alwaysTemplate || image.ownTint != nil || image.isSymbolImage,
      isSymbol: image.isSymbolImage)
    pictures.append(.image(content, Rect(picture.place)))
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
    if piece.text != "\t" {
      if let index { contents[index].lines += content.lines } else { contents.append(content) }
    }
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
    func moved(_ decoration: Decoration) -> Decoration {
      switch decoration {
      case .fill(var rect, let color, let radius):
        (rect.x, rect.y) = (rect.x + x, rect.y + y)
        return .fill(rect, color, cornerRadius: radius)
      case .image(let image, var rect):
        (rect.x, rect.y) = (rect.x + x, rect.y + y)
        return .image(image, rect)
      default: return decoration
      }
    }
    lines = lines.map(moved)
    grounds = grounds.map(moved)
    pictures = pictures.map(moved)
  }

  /// What is drawn besides the first style. Over the grounds of texts the first one is drawn once more.
  var decorations: [Decoration] {
    let texts = (grounds.isEmpty ? contents.dropFirst() : contents[...]).map(Decoration.text)
    return grounds + lines + pictures + texts
  }
}

extension UILabel {
  /// The text in other styles than that of the first character, and lines under it and through it.
  var styleDecorations: [Decoration] { StyledText(self, color: textColor ?? .label)?.decorations ?? [] }
}

extension UITextView {
  /// The text in other styles than that of the first character, lines under it and through it, grounds and pictures.
  var styleDecorations: [Decoration] { StyledText(self)?.decorations ?? [] }
}
