import AutoLayout
import TextLayout

/// One line of text to edit.
@preconcurrency @MainActor
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open var text: String? {
    get { attributed?.string ?? storedText }
    set {
      storedText = newValue
      attributed = nil
      invalidateIntrinsicContentSize()
    }
  }
  private var storedText: String?

  /// Text with fonts of its own; replaces ``text``. Only what decides sizes is kept of it.
  open var attributedText: NSAttributedString? {
    get { content(attributed, storedText)?.attributedString }
    set {
      attributed = newValue.map { AttributedText($0, defaultFont: UIFont(effectiveFont)) }
      invalidateIntrinsicContentSize()
    }
  }
  private var attributed: AttributedText?

  open var placeholder: String? {
    get { attributedPlaceholderText?.string ?? storedPlaceholder }
    set {
      storedPlaceholder = newValue
      attributedPlaceholderText = nil
      invalidateIntrinsicContentSize()
    }
  }
  private var storedPlaceholder: String?

  open var attributedPlaceholder: NSAttributedString? {
    get { content(attributedPlaceholderText, storedPlaceholder)?.attributedString }
    set {
      attributedPlaceholderText = newValue.map { AttributedText($0, defaultFont: UIFont(effectiveFont)) }
      invalidateIntrinsicContentSize()
    }
  }
  private var attributedPlaceholderText: AttributedText?

  open weak var delegate: (any UITextFieldDelegate)?
  /// For text that is set from now on.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: UIFont(effectiveFont)] }
    set { if let font = newValue[.font] as? UIFont { self.font = font } }
  }
  open var isSecureTextEntry = false
  open var clearButtonMode = ViewMode.never
  open var clearsOnBeginEditing = false
  open var isEditing: Bool { isFirstResponder }
  /// Whether text that does not fit is shown smaller. The intrinsic size remains that of the full size.
  open var adjustsFontSizeToFitWidth = false
  /// Points.
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false { didSet { invalidateIntrinsicContentSize() } }
  /// Shown instead of the keyboard.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  private var storedInputView: UIView?

  // MARK: Views at the ends (see UITextField+Areas.swift)

  open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightView: UIView? { didSet { replace(oldValue, rightView) } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  private func replace(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  /// Where the text is shown, in the coordinates of the bounds: between the border and the views at the ends.
  open func textRect(forBounds bounds: CGRect) -> CGRect { area(in: bounds) }
  /// Where it is edited: the same, without the clear button.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { area(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { endRect(leftView, in: bounds, isLeft: true) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { endRect(rightView, in: bounds, isLeft: false) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeEndViews()
  }

  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural
  open var borderStyle: BorderStyle = .none { didSet { invalidateIntrinsicContentSize() } }
  open override var canBecomeFirstResponder: Bool { true }

  private var effectiveFont: TextLayout.Font {
    guard let font, adjustsFontForContentSizeCategory, !UIKitEnvironment.current.isCanvas else {
      return font?.font ?? .system(17)
    }
    let category = traitCollection.preferredContentSizeCategory.category
    return font.adjusted(to: category ?? UIKitEnvironment.current.contentSizeCategory).font
  }

  private func content(_ attributed: AttributedText?, _ plain: String?) -> AttributedText? {
    attributed ?? plain.map { AttributedText($0, font: effectiveFont) }
  }

  /// The text, or the placeholder if there is none.
  private var shownContent: AttributedText {
    if let text = content(attributed, storedText), !text.isEmpty { return text }
    return content(attributedPlaceholderText, storedPlaceholder) ?? AttributedText("", font: effectiveFont)
  }

  /// Text or placeholder in one line with the border's padding.
  open override var intrinsicContentSize: CGSize {
    let environment = UIKitEnvironment.current.text
    let width = advance(of: shownContent, in: environment)
    let line = effectiveFont.lineHeight
    switch borderStyle {
    case .none:
      return CGSize(
        width: roundedUpToPixel(width, scale: environment.scale),
        height: line.rounded(.up) + ControlMetrics.borderlessTextFieldPadding)
    // A field of 17 points is 25 high: 3 of 3, Xcode 9.
    case .line:
      return CGSize(width: roundedUpToPixel(width + 4, scale: environment.scale), height: line.rounded(.up) + 4)
    case .bezel:
      return CGSize(width: roundedUpToPixel(width + 14, scale: environment.scale), height: line.rounded(.up) + 6)
    case .roundedRect:
      let height = max(Double(ControlMetrics.roundedTextFieldHeight), line.rounded(.up) + 12)
      return CGSize(width: roundedUpToPixel(width + 14, scale: environment.scale), height: height)
    }
  }

  override var firstBaseline: Baseline {
    Baseline(heightFactor: 0.5, offset: effectiveFont.ascender - effectiveFont.lineHeight / 2)
  }
  override var lastBaseline: Baseline { firstBaseline }
  override func lineFont(at baseline: NSLayoutConstraint.Attribute) -> TextLayout.Font? { effectiveFont }
  override var logTitle: String? { text }
}
