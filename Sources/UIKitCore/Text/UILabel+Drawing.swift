import QuartzCore
import TextLayout

extension UILabel {
  /// Records the lines that the rectangle has room for in the current context. A line that is higher begins at its top.
  func recordText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let text = recording(width: rect.width),
      let laidOut = lines(in: rect.size)
    else { return }
    let free = max(rect.height - CGFloat(laidOut.size.height), 0)
    let place = CGRect(x: rect.minX, y: rect.minY + free / 2, width: rect.width, height: rect.height - free)
    text.record(laidOut.lines, in: place, alignment: shownAlignment, to: context)
  }

  private func recording(width: CGFloat) -> TextRecording? {
    content(shrunkTo: Double(width)).map {
      TextRecording(text: $0, defaultColor: textColor ?? .label, environment: layoutScreen.text)
    }
  }

  /// The parts of the lines in one style each, centered in the height and aligned in the width; nil for text without styles of its own.
  package var styledPieces: [StyledPiece]? {
    guard attributed != nil, let text = recording(width: bounds.width), let shown = shownLines else { return nil }
    let top = (bounds.height - CGFloat(shown.size.height)) / 2
    let place = CGRect(x: 0, y: top, width: bounds.width, height: CGFloat(shown.size.height))
    return text.pieces(of: shown.lines, in: place, alignment: shownAlignment).map { StyledPiece($0) }
  }

  private var shownAlignment: NSTextAlignment {
    guard textAlignment == .natural else { return textAlignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }
}
