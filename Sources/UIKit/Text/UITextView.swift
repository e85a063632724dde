import AutoLayout
import TextLayout

/// Several lines of text that scroll or, if not scrollable, size the view.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  open var text: String! = "" { didSet { invalidateIntrinsicContentSize() } }
  open var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  /// Points that the text keeps from both sides of its container.
  static let lineFragmentPadding: CGFloat = 5

  private var effectiveFont: TextLayout.Font { font?.font ?? .system(12) }

  open override var intrinsicContentSize: CGSize { intrinsicContentSize(forWidth: nil) }
  override var needsSolvedWidth: Bool { !isScrollEnabled }

  override func intrinsicContentSize(forWidth width: CGFloat?) -> CGSize {
    guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    let environment = UIKitEnvironment.current.text
    let padding = 2 * Self.lineFragmentPadding + textContainerInset.left + textContainerInset.right
    let laidOut = layOut(
      AttributedText(text ?? "", font: effectiveFont), width: width.map { Double(max(1, $0 - padding)) + 1e-3 },
      maximumLines: 0, lineBreakMode: .byWordWrapping, in: environment)
    // A text style's leading follows the last line, too: one line of body is 22 and not 20.29 high (3 of 3 text views).
    let height = max(laidOut.size.height, effectiveFont.lineHeight) + effectiveFont.leading
    return CGSize(
      width: ceilToPixel(laidOut.size.width + Double(padding), environment.scale),
      height: ceilToPixel(height + Double(textContainerInset.top + textContainerInset.bottom), environment.scale))
  }

  /// The lines as shown in the view's bounds.
  package var shownLines: LaidOutText {
    let width = bounds.width - 2 * Self.lineFragmentPadding - textContainerInset.left - textContainerInset.right
    return layOut(
      AttributedText(text ?? "", font: effectiveFont), width: Double(max(1, width)) + 1e-3, maximumLines: 0,
      lineBreakMode: .byWordWrapping, in: UIKitEnvironment.current.text)
  }

  override var firstBaseline: Baseline {
    Baseline(heightFactor: 0, offset: Double(textContainerInset.top) + effectiveFont.ascender)
  }
  override var lastBaseline: Baseline {
    Baseline(heightFactor: 1, offset: effectiveFont.descender - Double(textContainerInset.bottom))
  }
  override func lineFont(at baseline: NSLayoutConstraint.Attribute) -> TextLayout.Font? { effectiveFont }
  override var logTitle: String? { text }
}
