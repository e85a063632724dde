import AutoLayout
import TextLayout

/// Shows text in one or several lines.
@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String? {
    get { attributed.map { $0.runs.map(\.text).joined() } ?? storedText }
    set {
      storedText = newValue
      attributed = nil
      contentDidChange()
    }
  }
  private var storedText: String?

  /// Text of several fonts; replaces `text`.
  public var attributed: AttributedText? { didSet { contentDidChange() } }

  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) { didSet { contentDidChange() } }
  open var textColor: UIColor! = .label
  open var highlightedTextColor: UIColor?
  open var textAlignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { contentDidChange() } }
  /// At most so many lines; 0 means no limit.
  open var numberOfLines = 1 { didSet { contentDidChange() } }
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  /// Points; 0 means the width that the layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }
  open var isEnabled = true

  private func contentDidChange() { invalidateIntrinsicContentSize() }

  /// What is shown, as the text system wants it.
  var content: AttributedText? {
    if let attributed { return attributed }
    guard let storedText, !storedText.isEmpty else { return nil }
    return AttributedText(storedText, font: font.font)
  }

  open override var intrinsicContentSize: CGSize { intrinsicContentSize(forWidth: nil) }

  override var needsSolvedWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 && content != nil }

  /// Width and height up to the next pixel; (0, 0) without text. Several lines are measured at `width`, else in one line.
  override func intrinsicContentSize(forWidth width: CGFloat?) -> CGSize {
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width
    return textSize(width: numberOfLines == 1 ? nil : limit)
  }

  private func textSize(width: CGFloat?) -> CGSize {
    guard let content else { return .zero }
    let environment = UIKitEnvironment.current.text
    // A width that came from measuring this text must not break its longest line again.
    let laidOut = layOut(
      content, width: width.map { Double($0) + 1e-3 }, maximumLines: numberOfLines, lineBreakMode: lineBreakMode.engine,
      in: environment)
    let size = laidOut.pixelSize(scale: environment.scale)
    return CGSize(width: size.width, height: size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: numberOfLines == 1 || size.width <= 0 ? nil : size.width)
  }

  /// The lines as shown in the label's bounds.
  package var shownLines: LaidOutText? {
    guard let content else { return nil }
    return layOut(
      content, width: Double(bounds.width) + 1e-3, maximumLines: numberOfLines, lineBreakMode: lineBreakMode.engine,
      in: UIKitEnvironment.current.text)
  }

  /// The font of the first character.
  package var displayFont: UIFont { (content?.runs.first?.font).map { UIFont($0) } ?? font }

  // The first line hangs from the top, the last stands on the bottom, whatever the label's height: so Xcode's frames
  // say (42 of 42 pairs of labels), although the text is drawn centred.
  override var firstBaseline: Baseline {
    Baseline(heightFactor: 0, offset: ownLineFont(at: .firstBaseline).ascender)
  }

  override var lastBaseline: Baseline {
    Baseline(heightFactor: 1, offset: ownLineFont(at: .lastBaseline).descender)
  }

  override func lineFont(at baseline: NSLayoutConstraint.Attribute) -> TextLayout.Font? { ownLineFont(at: baseline) }

  private func ownLineFont(at baseline: NSLayoutConstraint.Attribute) -> TextLayout.Font {
    let run = baseline == .firstBaseline ? content?.runs.first : content?.runs.last
    return run?.font ?? font.font
  }

  override var takesTouchesWhenMade: Bool { false }
  override var logTitle: String? { text }
}
