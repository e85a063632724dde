import QuartzCore
import TextLayout

// Text is recorded line by line, in pieces of one style.

extension NSAttributedString {
  /// Draws the text with the top left corner of its first line at the point, on as many lines as it has line breaks; nothing
  /// outside of drawing.
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin)
  }

  /// Draws the text from the top of the rectangle, broken at its width. Lines that begin below it are left out
  /// (DEVIATIONS.md, 164).
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin)
  }

  /// Draws the text. Without ``NSStringDrawingOptions/usesLineFragmentOrigin`` it is one line whose baseline begins at the
  /// rectangle's origin; a dimension of zero or less is unlimited.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil) {
    guard let recording = UIGraphicsGetCurrentContext() else { return }
    let wraps = options.contains(.usesLineFragmentOrigin)
    let font = UIFont(Font(family: .named("Helvetica"), pointSize: 12))
    let text = TextRecording(
      text: AttributedText(self, defaultFont: font), defaultColor: .black, environment: MainScreenText.environment)
    let style = length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    let laidOut = layOut(
      text.text, width: wraps && rect.width > 0 ? Double(rect.width) : nil, maximumLines: wraps ? 0 : 1,
      lineBreakMode: .byWordWrapping, in: text.environment)
    let height = wraps && rect.height > 0 ? rect.height : .infinity
    let firstBaseline = CGFloat(laidOut.lines.first?.baseline ?? 0)
    text.record(
      // A line begins as far below the first one as its baseline is.
      laidOut.lines.filter { CGFloat($0.baseline) - firstBaseline < height },
      in: CGRect(
        x: rect.minX, y: wraps ? rect.minY : rect.minY - firstBaseline, width: wraps ? max(rect.width, 0) : 0, height: 0
      ),
      alignment: style?.alignment ?? .natural, to: recording)
  }
}

extension NSString {
  /// Draws the text at a point; see `NSAttributedString.draw(at:)`.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in a rectangle; see `NSAttributedString.draw(in:)`.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }

  /// Draws the text; see `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// Draws the text at a point; see `NSAttributedString.draw(at:)`.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text in a rectangle; see `NSAttributedString.draw(in:)`.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  /// Draws the text; see `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}
