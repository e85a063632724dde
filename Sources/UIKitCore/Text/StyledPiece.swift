import QuartzCore
import TextLayout

/// A part of a line in one style, where it is shown.
package struct StyledPiece {
  /// Empty for an attachment, and a tab alone between columns.
  package let text: String
  /// The left end of the baseline, in the view's coordinates.
  package let origin: CGPoint
  /// The sum of the advances, in points.
  package let width: CGFloat
  package let font: UIFont
  /// Nil for that of the view.
  package var color: UIColor?
  /// Points after each character.
  package let kern: CGFloat
  package var isUnderlined: Bool
  package let isStruckThrough: Bool
  /// Behind the part; nil for none.
  package let background: UIColor?
  /// Whether the part is one of a link.
  package let isLink: Bool
  /// The pictures of attachments, in the view's coordinates.
  package let pictures: [Picture]

  /// The picture of an attachment.
  package struct Picture {
    package let image: UIImage
    package let place: CGRect
    /// What was drawn, for an image that code has drawn; in the view's coordinates.
    package let drawing: RecordedDrawing?
  }

  init(_ piece: TextRecording.Piece) {
    let look = piece.run.look?.value(as: TextLook.self)
    // What stands for an attachment is no character to draw.
    text = look?.attachment == nil ? piece.run.text : ""
    (origin, width, font) = (piece.origin, piece.width, UIFont(piece.run.font))
    (color, kern) = (look?.color, CGFloat(piece.run.kern))
    (isUnderlined, isStruckThrough) = (look?.isUnderlined ?? false, look?.isStruckThrough ?? false)
    (background, isLink) = (look?.background, look?.link != nil)
    pictures = look?.attachment.map { Self.pictures(of: $0, piece) } ?? []
  }

  private static func pictures(of attachment: NSTextAttachment, _ piece: TextRecording.Piece) -> [Picture] {
    guard let picture = attachment.picture(at: 0, beside: piece.run.font) else { return [] }
    let count = max(1, piece.run.text.utf16.count)
    return (0..<count).map { index in
      let shift = piece.width / CGFloat(count) * CGFloat(index)
      let place = picture.place.offsetBy(dx: piece.origin.x + shift, dy: piece.origin.y)
      return Picture(image: picture.image, place: place, drawing: picture.image.drawn(in: place))
    }
  }
}

extension UIImage {
  /// The drawing of an image that code has drawn, in a rectangle; nil for other images.
  fileprivate func drawn(in rect: CGRect) -> RecordedDrawing? {
    guard drawing != nil else { return nil }
    return RecordedDrawing([.image(recorded, in: rect, RecordedDrawing.Composition())])
  }
}

extension PlacedText {
  /// The parts of the lines in one style each, moved by a distance.
  func styledPieces(from origin: CGPoint) -> [StyledPiece] {
    lines.indices.flatMap { number -> [StyledPiece] in
      let (line, indent) = (lines[number], CGFloat(recorded[number].indent))
      let place = CGRect(x: origin.x + line.used.minX - indent, y: origin.y, width: line.used.width + indent, height: 0)
      return recording.pieces(of: [recorded[number]], in: place, alignment: .left, from: line.shown.location)
        .map { StyledPiece($0) }
    }
  }
}

extension UITextView {
  /// The parts of the lines in one style each; nil for text without styles of its own. Links have the look of ``linkTextAttributes``.
  package var styledPieces: [StyledPiece]? {
    guard isAttributed else { return nil }
    let links = linkTextAttributes ?? [:]
    return placed.styledPieces(from: inputOrigin).map { piece in
      guard piece.isLink else { return piece }
      var piece = piece
      piece.color = links[.foregroundColor] as? UIColor ?? tintColor
      if let style = links[.underlineStyle] as? Int { piece.isUnderlined = style != 0 }
      return piece
    }
  }
}
