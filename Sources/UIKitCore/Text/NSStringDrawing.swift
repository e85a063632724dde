import TextLayout

/// How `boundingRect` measures.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// UIKit's bits.
  public let rawValue: Int

  /// Takes any bits; those without a name here change nothing.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Truncates the last line that fits the height.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Breaks the text at the given width. Without this option the text is measured in one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Adds the leading of the last line to the height.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Accepted without effect: what is measured are advances and lines, never the outlines of glyphs.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// How far text may shrink, and what the latest measurement gave.
open class NSStringDrawingContext: NSObject {
  /// From 0 to 1; 0, the default, means that text keeps its size. It has no effect here: ``NSAttributedString`` does
  /// not shrink text.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != 0 { LayoutLog.noteWithoutEffect("NSStringDrawingContext.minimumScaleFactor") } }
  }
  /// Always 1 here, because measuring does not shrink text.
  public internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle of the latest measurement, in points; zero before.
  public internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// Width and height in points, unrounded, of the text on as many lines as it has line breaks.
  public func size() -> CGSize { boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size }

  /// The room the text takes, in points, unrounded; callers round up.
  ///
  /// A dimension of zero or less is unlimited. Without ``NSStringDrawingOptions/usesLineFragmentOrigin`` the text is one
  /// line and the rectangle is placed about the baseline: its y is minus the ascender.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let text = AttributedText(self, defaultFont: UIFont(Font(family: .named("Helvetica"), pointSize: 12)))
    let wraps = options.contains(.usesLineFragmentOrigin)
    let extent = measure(
      text, width: wraps && size.width > 0 ? Double(size.width) : nil, maximumLines: wraps ? 0 : 1,
      lineBreakMode: .byWordWrapping, in: MainScreenText.environment)
    var height = extent.size.height
    if options.contains(.usesFontLeading) { height += text.runs.last?.font.leading ?? 0 }
    if options.contains(.truncatesLastVisibleLine), size.height > 0 { height = min(height, Double(size.height)) }
    let y = wraps ? 0 : -extent.firstBaseline
    let bounds = CGRect(x: 0, y: CGFloat(y), width: CGFloat(extent.size.width), height: CGFloat(height))
    context?.totalBounds = bounds
    return bounds
  }
}

extension NSString {
  /// Width and height in points, unrounded, on as many lines as the string has line breaks. Without a font, Helvetica
  /// of 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(describing: self), attributes: attributes).size()
  }

  /// The room the string takes, in points, unrounded; see `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// Width and height in points, unrounded, on as many lines as the string has line breaks. Without a font, Helvetica
  /// of 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The room the string takes, in points, unrounded; see `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
