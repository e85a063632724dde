import AutoLayout
import TextLayout

/// Several lines of text. A view that scrolls has no intrinsic size; one that does not is as large as its text.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// Empty by default; nil is empty as well. Setting it drops the attributed text.
  open var text: String! {
    get { attributed?.string ?? storedText }
    set {
      storedText = newValue ?? ""
      attributed = nil
      original = nil
      contentDidChange()
      selectedRange = NSRange(location: storedText.utf16.count, length: 0)
      textSource?.textDidChange(in: self)
    }
  }
  private var storedText = ""
  /// Whether the text has attributes of its own.
  package var isAttributed: Bool { original != nil }

  /// The text with its own fonts; it replaces ``text``. What was set is returned as it was; plain text has the font of the view and its
  /// color.
  open var attributedText: NSAttributedString! {
    get {
      if let original { return original }
      var attributes: [NSAttributedString.Key: Any] = [.font: UIFont(effectiveFont)]
      attributes[.foregroundColor] = textColor
      return NSAttributedString(string: storedText, attributes: attributes)
    }
    set {
      take(newValue)
      selectedRange = NSRange(location: newValue?.length ?? 0, length: 0)
      textSource?.textDidChange(in: self)
    }
  }
  /// What was set as attributed text.
  private var original: NSAttributedString?
  /// The object of TextKit that holds the text beside the view; nil until a program asks for it.
  package var textSource: (any TextSource)?

  /// Shows a text without telling where it comes from.
  package func take(_ text: NSAttributedString?) {
    original = text.map { $0 is NSMutableAttributedString ? NSAttributedString(attributedString: $0) : $0 }
    attributed = text.map { AttributedText($0, defaultFont: UIFont(effectiveFont), keepsParagraphs: true) }
    if text == nil { storedText = "" }
    contentDidChange()
  }
  private var attributed: AttributedText?
  private var measures = TextMeasures()

  private func contentDidChange() {
    measures.forget()
    invalidateIntrinsicContentSize()
  }

  /// Nil, the default, means 12 points of the system font; documents say 14. With ``adjustsFontForContentSizeCategory`` it is the font at
  /// the present category.
  open var font: UIFont? {
    get { storedFont.map { adjustsFontForContentSizeCategory ? $0.adjusted(in: self) : $0 } }
    set {
      storedFont = newValue
      invalidateIntrinsicContentSize()
    }
  }
  private var storedFont: UIFont?
  /// Whether the font follows the content size category, if it is a text style's or was made by ``UIFontMetrics``.
  open var adjustsFontForContentSizeCategory = false { didSet { invalidateIntrinsicContentSize() } }
  /// The color in pictures.
  open var textColor: UIColor? = .label
  /// `.natural` by default. It moves the lines in pictures and changes no size.
  open var textAlignment: NSTextAlignment = .natural
  /// True by default. A view that is not editable cannot become first responder.
  open var isEditable = true
  /// It has no effect here, because nothing is selected by touch.
  open var isSelectable = true {
    didSet { if !isSelectable { LayoutLog.noteWithoutEffect("UITextView.isSelectable") } }
  }
  /// In UTF-16 units; behind the text once it was set. What is beyond the end of the text is not selected. Setting it forgets
  /// ``typingAttributes`` that were set.
  open var selectedRange: NSRange {
    get {
      let length = inputText.utf16.count
      let start = min(max(0, storedSelection.location), length)
      return NSRange(location: start, length: min(max(0, storedSelection.length), length - start))
    }
    set {
      storedSelection = newValue
      inputState?.typingAttributes = nil
    }
  }
  private var storedSelection = NSRange(location: 0, length: 0)
  /// How links look; empty by default, which shows them in the tint color. Of them color and underline are drawn.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The attributes of what is typed next. Until they are set, and again when another range is selected, those of the character before the
  /// caret, without attachment and link; in an empty text, or one without attributes, the font and the color of the view.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { inputState?.typingAttributes ?? attributesBeforeCaret }
    set { madeInputState.typingAttributes = newValue }
  }
  /// False by default. If true, iOS shows text larger than its size in points, as documents on a desktop are; no effect here, which the
  /// log says once.
  open var usesStandardTextScaling = false {
    didSet { if usesStandardTextScaling { LayoutLog.noteWithoutEffect("UITextView.usesStandardTextScaling") } }
  }
  /// Moves the text as little as needed for a range to be seen: up to its beginning if it is above, down to its end if it is below. A range
  /// that is not in the text is ignored.
  open func scrollRangeToVisible(_ range: NSRange) { scrollText(to: range) }
  /// How much of Writing Tools the view offers, since iOS 18; `.none` by default, as on a device without them. Other values have no effect
  /// here, which the log says once.
  open var writingToolsBehavior = UIWritingToolsBehavior.none {
    didSet { if writingToolsBehavior != .none { LayoutLog.noteWithoutEffect("UITextView.writingToolsBehavior") } }
  }
  /// False by default. If true, what is typed first replaces the text.
  open var clearsOnInsertion = false
  /// False by default. Whether the actions that make text bold, italic or underlined change the selection.
  open var allowsEditingTextAttributes = false
  /// It has no effect here: no links are made.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { LayoutLog.noteWithoutEffect("UITextView.dataDetectorTypes") }
  }
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Asks the delegate, and tells it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    let delegate = delegate as? any UITextViewDelegate
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    delegate?.textViewDidBeginEditing(self)
    layoutScreen.post(UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Asks the delegate, and tells it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let delegate = delegate as? any UITextViewDelegate
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.textViewDidEndEditing(self)
    layoutScreen.post(UITextView.textDidEndEditingNotification, object: self)
    return true
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// A tap begins to edit; in a view that is not editable, but selectable, one on a link or an attachment asks the delegate what to do.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isEditable, isSelectable, let touch = touches.first, openItem(at: touch.location(in: self)) { return }
    becomeFirstResponder()
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Typing and editing (see UITextView+Editing.swift)

  /// Whether there is a text.
  open var hasText: Bool { !text.isEmpty }
  /// Puts a text in the place of what is selected, in ``typingAttributes``, and tells the delegate, which is not asked.
  open func insertText(_ text: String) { type(text) }
  /// Removes what is selected, or the character before the caret, and tells the delegate, which is not asked.
  open func deleteBackward() { deleteTyped() }

  /// Cuts, copies and deletes if something is selected, pastes if there is a text on the pasteboard, and selects if there is a text; for
  /// other actions what responders do.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    mayEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }
  /// Keeps the selection on the pasteboard, and removes it.
  open override func cut(_ sender: Any?) { cutSelection() }
  /// Keeps the selection on the pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }
  /// Puts the text of the pasteboard in the place of the selection. What the paste configuration takes and is no text goes to
  /// `paste(itemProviders:)`.
  open override func paste(_ sender: Any?) { pasteText() }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { selectWord() }
  /// Selects everything.
  open override func selectAll(_ sender: Any?) { inputSelection = NSRange(location: 0, length: inputText.utf16.count) }
  /// Removes the selection.
  open override func delete(_ sender: Any?) { if inputSelection.length > 0 { deleteTyped() } }
  /// Makes the selection bold, or no longer; nothing unless ``allowsEditingTextAttributes``.
  open override func toggleBoldface(_ sender: Any?) { toggle(.traitBold) }
  /// Makes the selection italic, or no longer; nothing unless ``allowsEditingTextAttributes``.
  open override func toggleItalics(_ sender: Any?) { toggle(.traitItalic) }
  /// Underlines the selection, or no longer; nothing unless ``allowsEditingTextAttributes``.
  open override func toggleUnderline(_ sender: Any?) { toggleUnderline() }

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
  /// Points between the view's edges and the text's container.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Its padding, number of lines and line break mode lay the text out; its size does not.
  public let textContainer: NSTextContainer

  /// Without a container the view makes one, with a padding of 5 points at both sides.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    followContainer()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// A view without a frame yet. Text is laid out in one way here: the parameter decides whether ``textLayoutManager`` of the module UIKit is
  /// nil until somebody asks for `layoutManager`.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    if !usingTextLayoutManager { madeInputState.usesFormerLayout = true }
  }

  /// With a container of its own; what a document says of text and font is set afterwards.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    followContainer()
  }

  private func followContainer() {
    textContainer.didChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
    if let source = textContainer.source {
      textSource = source
      take(source.attributedContent)
      source.join(self)
    }
  }

  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  package var effectiveFont: TextLayout.Font { font?.font ?? .system(12) }

  var content: AttributedText { attributed ?? AttributedText(storedText, font: effectiveFont) }

  /// The sum of the distances between the text and the view's left and right edges, in points.
  var sidePadding: CGFloat {
    2 * textContainer.lineFragmentPadding + textContainerInset.left + textContainerInset.right
  }

  /// No size if the view scrolls, else that of its text, in the width that the last layout gave.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : textSize(width: automaticWidth)
  }
  override var needsSolvedWidth: Bool { !isScrollEnabled }
  override var automaticWidth: CGFloat? {
    get { layoutWidth }
    set { layoutWidth = newValue }
  }
  private var layoutWidth: CGFloat?

  /// The size of the text with its insets, broken at the given width. It is the same for a view that scrolls.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(width: size.width <= 0 ? nil : size.width) }

  private func textSize(width: CGFloat?) -> CGSize {
    let environment = layoutScreen.text
    let padding = sidePadding
    let extent = extent(width: width.map { Double(max(1, $0 - padding)) + 1e-3 }, in: environment)
    // A text style's leading follows the last line, too: one line of body is 22 and not 20.29 high (3 of 3 text views).
    let height = max(extent.size.height, effectiveFont.lineHeight) + effectiveFont.leading
    return CGSize(
      width: roundedUpToPixel(extent.size.width + Double(padding), scale: environment.scale),
      height: roundedUpToPixel(
        height + Double(textContainerInset.top + textContainerInset.bottom), scale: environment.scale))
  }

  private func extent(width: Double?, in environment: TextEnvironment) -> TextExtent {
    let conditions = TextMeasures.Conditions(
      font: attributed == nil ? effectiveFont : nil, maximumLines: textContainer.maximumNumberOfLines,
      lineBreakMode: textContainer.lineBreakMode.engine, environment: environment)
    return measures.extent(width: width, under: conditions) {
      measure(
        content, width: width, maximumLines: $0.maximumLines, lineBreakMode: $0.lineBreakMode, in: $0.environment)
    }
  }

  /// The lines as shown in the view's bounds.
  package var shownLines: LaidOutText {
    layOut(
      content, width: Double(max(1, bounds.width - sidePadding)) + 1e-3,
      maximumLines: textContainer.maximumNumberOfLines,
      lineBreakMode: textContainer.lineBreakMode.engine, in: layoutScreen.text)
  }

  override var firstBaseline: TextBaseline {
    TextBaseline(heightFactor: 0, offset: Double(textContainerInset.top) + effectiveFont.ascender)
  }
  override var lastBaseline: TextBaseline {
    TextBaseline(heightFactor: 1, offset: effectiveFont.descender - Double(textContainerInset.bottom))
  }
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
    LayoutLog.noteWithoutEffect("UITextView.unmarkText")
  }
  /// How text looks that is being composed; stored without effect, nil by default.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { inputState?.markedTextStyle }
    set {
      madeInputState.markedTextStyle = newValue
      LayoutLog.noteWithoutEffect("UITextView.markedTextStyle")
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
    LayoutLog.noteWithoutEffect("UITextView.setBaseWritingDirection(_:for:)")
  }
  /// Whether the keyboard may put a text in the place of a range: what the delegate answers.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    mayReplace(NSRange(location: range.start.offset, length: range.end.offset - range.start.offset), text)
  }
  var inputState: TextInputState?
}

/// Is told of the changes that the user makes in a text view.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Says that the user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Whether the view may become first responder; true without an implementation.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Says that the view became first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether the view may give up being first responder; true without an implementation.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Says that the view gave up being first responder.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a piece of the text may be replaced; true without an implementation. `range` counts UTF-16 units.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called after each change of the text by the keyboard.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link that was tapped may be opened; what the function without an interaction says unless it is implemented. `characterRange`
  /// counts UTF-16 units.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// The same for an attachment.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether a link that was tapped may be opened; true without an implementation.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// The same for an attachment.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool
  /// What a tap on a link or an attachment does; the default action without an implementation, nothing for nil.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  /// Never called here: Trellis does not show menus for links and attachments.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// Never called here: Trellis does not show the edit menu of a text selection.
  func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  { true }
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { nil }
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

/// Kinds of text that iOS turns into links. Nothing is looked for here.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// Takes any bits, also ones without a name here.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers; not looked for here.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of web pages; not looked for here.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses; not looked for here.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times of events; not looked for here.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Every kind, also those without a name here.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
