import AutoLayout
import TextLayout

/// A field for one line of text.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// What is drawn around the text, which decides the height and the padding at both ends.
  public enum BorderStyle: Int, Sendable {
    /// No padding at the ends; a line high, and a point more from iOS 13 on.
    case none
    /// 2 points at each end, 4 points higher than a line.
    case line
    /// 7 points at each end, 6 points higher than a line.
    case bezel
    /// 7 points at each end; at least 34 points high, 30 before iOS 13, and 12 points higher than a line.
    case roundedRect
  }

  /// When a view at an end is shown. Editing is being first responder.
  public enum ViewMode: Int, Sendable {
    /// Takes no room.
    case never
    /// Takes room only then.
    case whileEditing, unlessEditing
    /// Takes room at all times.
    case always
  }

  /// Nil by default. Setting it drops the attributed text and sends no event.
  open var text: String? {
    get { attributed?.string ?? storedText }
    set {
      storedText = newValue
      attributed = nil
      invalidateIntrinsicContentSize()
      tellObservers()
    }
  }
  private var storedText: String?
  /// Nil for the end of the text.
  var storedSelection: NSRange?

  /// The text with its own fonts and colors; it replaces ``text``.
  open var attributedText: NSAttributedString? {
    get { content(attributed, storedText)?.attributedString }
    set {
      attributed = newValue.map { AttributedText($0, defaultFont: UIFont(effectiveFont)) }
      invalidateIntrinsicContentSize()
    }
  }
  private(set) var attributed: AttributedText?

  /// Shown, and measured, while the text is empty. Nil by default; setting it drops the attributed placeholder.
  open var placeholder: String? {
    get { attributedPlaceholderText?.string ?? storedPlaceholder }
    set {
      storedPlaceholder = newValue
      attributedPlaceholderText = nil
      invalidateIntrinsicContentSize()
    }
  }
  private var storedPlaceholder: String?

  /// The placeholder with its own fonts and colors; it replaces ``placeholder``.
  open var attributedPlaceholder: NSAttributedString? {
    get { content(attributedPlaceholderText, storedPlaceholder)?.attributedString }
    set {
      attributedPlaceholderText = newValue.map { AttributedText($0, defaultFont: UIFont(effectiveFont)) }
      invalidateIntrinsicContentSize()
    }
  }
  private(set) var attributedPlaceholderText: AttributedText?

  /// Not kept alive. Asked about editing and about what is typed, and told of both.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The attributes of plain text. Only the font is kept.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: UIFont(effectiveFont)] }
    set { if let font = newValue[.font] as? UIFont { self.font = font } }
  }
  /// Whether pictures show a dot for each character. The text is measured as it is.
  open var isSecureTextEntry = false
  /// `.never` by default. When the button that empties the field is shown: never while there is no text.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// Stretched over the field in pictures unless it has a rounded border; nil by default.
  open var background: UIImage?
  /// The same for a field that is not enabled; nil means ``background``.
  open var disabledBackground: UIImage?
  /// False by default. Stored without effect: a keyboard here types plain text.
  open var allowsEditingTextAttributes = false {
    didSet { if allowsEditingTextAttributes { LayoutLog.noteWithoutEffect("UITextField.allowsEditingTextAttributes") } }
  }
  /// The attributes of what is typed next; nil until it is set. Stored without effect.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    didSet { if typingAttributes != nil { LayoutLog.noteWithoutEffect("UITextField.typingAttributes") } }
  }
  /// False by default. If true, what is typed first replaces the text.
  open var clearsOnInsertion = false
  /// False by default. If true, the text is empty when a finger begins to edit.
  open var clearsOnBeginEditing = false
  /// Whether the field is first responder.
  open var isEditing: Bool { isFirstResponder }
  /// Whether text that does not fit is shown smaller. The intrinsic size remains that of the full size.
  open var adjustsFontSizeToFitWidth = false
  /// Points.
  open var minimumFontSize: CGFloat = 0
  /// False by default. Whether the font follows the content size category, if it is a text style's or was made by
  /// ``UIFontMetrics``; not on Interface Builder's canvas.
  open var adjustsFontForContentSizeCategory = false { didSet { invalidateIntrinsicContentSize() } }
  // MARK: Typing and editing

  /// Whether there is a text.
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Puts a text in the place of what is selected, and sends `editingChanged`; the delegate is not asked.
  open func insertText(_ text: String) { type(text) }
  /// Removes what is selected, or the character before the caret, and sends `editingChanged`; the delegate is not asked.
  open func deleteBackward() { deleteTyped() }

  /// Cuts, copies and deletes if something is selected, pastes if there is a text on the pasteboard, and selects if there is a text; for
  /// other actions what responders do. Nothing of a secure text is cut or copied.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    mayEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }
  /// Keeps the selection on the pasteboard, and removes it.
  open override func cut(_ sender: Any?) { cutSelection() }
  /// Keeps the selection on the pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }
  /// Puts the text of the pasteboard in the place of the selection.
  open override func paste(_ sender: Any?) { pasteText() }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { selectWord() }
  /// Selects everything.
  open override func selectAll(_ sender: Any?) { inputSelection = NSRange(location: 0, length: inputText.utf16.count) }
  /// Removes the selection.
  open override func delete(_ sender: Any?) { if inputSelection.length > 0 { deleteTyped() } }

  /// Shown instead of the keyboard.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  private var storedInputView: UIView?
  /// Shown above the keyboard; nil by default.
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }
  private var storedAccessoryView: UIView?

  // MARK: Views at the ends (see UITextField+Areas.swift)

  /// Stands at the left end, or at the right one where the language reads from there, as large as its bounds or, if these are empty, as its own layout wants
  /// it.
  open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
  /// `.never` by default: a view alone does not show.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// Stands at the right end, or at the left one where the language reads from the right, as large as its bounds or, if these are empty, as its own layout wants
  /// it.
  open var rightView: UIView? { didSet { replace(oldValue, rightView) } }
  /// `.never` by default: a view alone does not show.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  private func replace(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  /// Where the text is shown, in the coordinates of the bounds: between the border and the views at the ends.
  open func textRect(forBounds bounds: CGRect) -> CGRect { area(in: bounds) }
  /// Where the text is edited: the same area, without the clear button if there is one while the user edits.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { area(in: bounds, whileEditing: true) }
  /// The border's rectangle: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the clear button goes: 19 points each way, 5 from the edge where reading ends, in the middle of the height.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { ownClearButtonRect(in: bounds) }
  /// Nothing calls it, and it has no effect here, which the log says once: pictures show the text where ``textRect(forBounds:)`` is.
  open func drawText(in rect: CGRect) { LayoutLog.noteWithoutEffect("UITextField.drawText(in:)") }
  /// Nothing calls it, and it has no effect here, which the log says once: pictures show the placeholder where ``placeholderRect(forBounds:)`` is.
  open func drawPlaceholder(in rect: CGRect) { LayoutLog.noteWithoutEffect("UITextField.drawPlaceholder(in:)") }
  /// Where the placeholder is shown: the same as the text's, as long as no subclass says otherwise.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// In the middle of the height at the edge where reading begins; empty without a left view. Override it to keep a distance.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { endRect(leftView, in: bounds, isLeading: true) }
  /// In the middle of the height at the edge where reading ends; empty without a right view. Override it to keep a distance.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { endRect(rightView, in: bounds, isLeading: false) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeEndViews()
  }

  /// 17 points of the system font by default; nil means the same. With ``adjustsFontForContentSizeCategory`` it is the font at the present
  /// category.
  open var font: UIFont? {
    get { storedFont.map { adjustsFontForContentSizeCategory ? $0.adjusted(in: self) : $0 } }
    set {
      storedFont = newValue
      invalidateIntrinsicContentSize()
    }
  }
  private var storedFont: UIFont? = .systemFont(ofSize: 17)
  /// The color in pictures; a placeholder has its own.
  open var textColor: UIColor? = .label
  /// `.natural` by default. It moves the line in pictures and changes no size.
  open var textAlignment: NSTextAlignment = .natural
  /// `.none` by default. A change lays the field out again.
  open var borderStyle: BorderStyle = .none { didSet { invalidateIntrinsicContentSize() } }
  open override var canBecomeFirstResponder: Bool { true }

  // MARK: Editing

  /// Asks the delegate, and tells it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    layoutScreen.post(UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Asks the delegate, and tells it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    layoutScreen.post(UITextField.textDidEndEditingNotification, object: self)
    return true
  }

  /// A tap begins to edit, one on the clear button empties the field.
  override func userDidTap(at place: CGPoint) {
    if showsClearButton, clearButtonRect(forBounds: bounds).contains(place) { return clear() }
    guard !isFirstResponder, becomeFirstResponder() else { return }
    if clearsOnBeginEditing { text = "" }
  }

  private var effectiveFont: TextLayout.Font { font?.font ?? .system(17) }

  private func content(_ attributed: AttributedText?, _ plain: String?) -> AttributedText? {
    attributed ?? plain.map { AttributedText($0, font: effectiveFont) }
  }

  private var measuredLine = MeasuredLine()

  /// The width of the text, or of the placeholder if there is none; points.
  private func contentWidth(in environment: TextEnvironment) -> Double {
    if let attributed {
      if !attributed.isEmpty { return advance(of: attributed, in: environment) }
    } else if let storedText, !storedText.isEmpty {
      return measuredLine.width(of: storedText, effectiveFont, in: environment)
    }
    if let attributedPlaceholderText { return advance(of: attributedPlaceholderText, in: environment) }
    return storedPlaceholder.map { measuredLine.width(of: $0, effectiveFont, in: environment) } ?? 0
  }

  /// Text or placeholder in one line with the border's padding.
  open override var intrinsicContentSize: CGSize {
    let environment = layoutScreen.text
    let width = contentWidth(in: environment)
    let line = effectiveFont.lineHeight
    switch borderStyle {
    case .none:
      return CGSize(
        width: roundedUpToPixel(width, scale: environment.scale),
        height: max(layoutProfile.controls.leastTextFieldHeight, line.rounded(.up)))
    // A field of 17 points is 25 high: 3 of 3, Xcode 9.
    case .line:
      return CGSize(width: roundedUpToPixel(width + 4, scale: environment.scale), height: line.rounded(.up) + 4)
    case .bezel:
      return CGSize(width: roundedUpToPixel(width + 14, scale: environment.scale), height: line.rounded(.up) + 6)
    case .roundedRect:
      let height = max(layoutProfile.controls.roundedTextFieldHeight, line.rounded(.up) + 12)
      return CGSize(width: roundedUpToPixel(width + 14, scale: environment.scale), height: height)
    }
  }

  /// The intrinsic size: that of the text in one line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent(in: size) }

  override var firstBaseline: TextBaseline {
    TextBaseline(heightFactor: 0.5, offset: effectiveFont.ascender - effectiveFont.lineHeight / 2)
  }
  override var lastBaseline: TextBaseline { firstBaseline }
  override func lineFont(at baseline: NSLayoutConstraint.Attribute) -> TextLayout.Font? { effectiveFont }
  override var logTitle: String? { text }

  // MARK: Text input (see PlainTextInput.swift)

  /// The text of a range; nil for a range that is not in the text.
  open func text(in range: UITextRange) -> String? { plainText(in: range) }
  /// Puts a text in the place of a range, and the caret behind it. The delegate is told, but not asked.
  open func replace(_ range: UITextRange, withText text: String) { plainReplace(range, withText: text) }
  /// What is selected; empty at the caret. A range that is not in the text is ignored.
  open var selectedTextRange: UITextRange? {
    get { plainSelection }
    set { plainSelection = newValue }
  }
  /// Nil: text that is being composed is not marked here.
  open var markedTextRange: UITextRange? { nil }
  /// Before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Behind the last character.
  open var endOfDocument: UITextPosition { UITextPosition(inputText.utf16.count) }
  /// The range between two places, whichever comes first.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    plainTextRange(from: fromPosition, to: toPosition)
  }
  /// The place some units of UTF-16 further on; nil beyond the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    plainPosition(from: position, offset: offset)
  }
  /// Which of two places comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    plainCompare(position, to: other)
  }
  /// The units of UTF-16 from one place to another.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    plainOffset(from: from, to: toPosition)
  }
  /// Where the caret is at a place, in the coordinates of the view; points.
  open func caretRect(for position: UITextPosition) -> CGRect { plainCaretRect(for: position) }
  /// The part of a range in its first line, in the coordinates of the view; points.
  open func firstRect(for range: UITextRange) -> CGRect { plainFirstRect(for: range) }

  /// The place between two characters that is nearest to a point of the view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { plainClosestPosition(to: point) }
  /// The same within a range.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    plainClosestPosition(to: point, within: range)
  }
  /// The range of the character at a point of the view; nil in an empty text.
  open func characterRange(at point: CGPoint) -> UITextRange? { plainCharacterRange(at: point) }
  /// The rectangles of a range, one for each line of it, in the coordinates of the view.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { plainSelectionRects(for: range) }
  /// The place so many characters to the right or left, or lines up or down; nil beyond the text.
  open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  {
    plainPosition(from: position, in: direction, offset: offset)
  }
  /// The end of a range that is farthest in a direction.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }
  /// From a place to the end of the text in a direction.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let isBack = direction == .left || direction == .up
    return textRange(from: position, to: isBack ? beginningOfDocument : endOfDocument)
  }
  /// Replaces the selection, or inserts at the caret: text that is being composed is not marked here.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    if let selection = plainSelection { replace(selection, withText: markedText ?? "") }
  }
  /// Nothing is marked, so that nothing changes.
  /// No effect here, and never called: there is no marked text.
  open func unmarkText() {
    LayoutLog.noteWithoutEffect("UITextField.unmarkText")
  }
  /// How text looks that is being composed; stored without effect, nil by default.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { inputState?.markedTextStyle }
    set {
      madeInputState.markedTextStyle = newValue
      LayoutLog.noteWithoutEffect("UITextField.markedTextStyle")
    }
  }
  /// Is told of the changes of text and selection by the keyboard. Not kept alive.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { inputState?.delegate }
    set { madeInputState.delegate = newValue }
  }
  /// Finds words, sentences, lines and paragraphs; a `UITextInputStringTokenizer` for the text.
  open var tokenizer: any UITextInputTokenizer { plainTokenizer }
  /// Natural: the direction of a line follows from its text.
  open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  {
    .natural
  }
  /// No effect here, which the log says once: the direction of a line follows from its text.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    LayoutLog.noteWithoutEffect("UITextField.setBaseWritingDirection(_:for:)")
  }
  /// Whether the keyboard may put a text in the place of a range: what the delegate answers.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    mayReplace(NSRange(location: range.start.offset, length: range.end.offset - range.start.offset), text)
  }
  var inputState: TextInputState?
}
