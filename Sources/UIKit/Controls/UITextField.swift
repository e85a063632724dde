import AutoLayout
import TextLayout

/// One line of text to edit.
@preconcurrency @MainActor
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  open var text: String? { didSet { invalidateIntrinsicContentSize() } }
  open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural
  open var borderStyle: BorderStyle = .none { didSet { invalidateIntrinsicContentSize() } }
  open override var canBecomeFirstResponder: Bool { true }

  private var effectiveFont: TextLayout.Font { font?.font ?? .system(17) }

  /// Text or placeholder in one line with the border's padding.
  open override var intrinsicContentSize: CGSize {
    let environment = UIKitEnvironment.current.text
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    let width = advance(of: AttributedText(shown, font: effectiveFont), in: environment)
    let line = effectiveFont.lineHeight
    switch borderStyle {
    case .none:
      return CGSize(
        width: ceilToPixel(width, environment.scale),
        height: line.rounded(.up) + ControlMetrics.borderlessTextFieldPadding)
    // A field of 17 points is 25 high: 3 of 3, Xcode 9.
    case .line: return CGSize(width: ceilToPixel(width + 4, environment.scale), height: line.rounded(.up) + 4)
    case .bezel: return CGSize(width: ceilToPixel(width + 14, environment.scale), height: line.rounded(.up) + 6)
    case .roundedRect:
      let height = max(Double(ControlMetrics.roundedTextFieldHeight), line.rounded(.up) + 12)
      return CGSize(width: ceilToPixel(width + 14, environment.scale), height: height)
    }
  }

  override var firstBaseline: Baseline {
    Baseline(heightFactor: 0.5, offset: effectiveFont.ascender - effectiveFont.lineHeight / 2)
  }
  override var lastBaseline: Baseline { firstBaseline }
  override func lineFont(at baseline: NSLayoutConstraint.Attribute) -> TextLayout.Font? { effectiveFont }
  override var logTitle: String? { text }
}
