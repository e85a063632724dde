import Platform

/// The field of a search bar: 36 points high from iOS 11 on and 28 before, with a magnifying glass before the text.
///
/// Being first responder begins a search. ``UIControl/sendActions(for:)`` with `editingChanged` stands for typing, with
/// `editingDidEndOnExit` for the search key. Tokens stand before the text; each takes a place before the beginning of the text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  weak var searchBar: UISearchBar?
  /// Nil until there is a token, or something was said about tokens.
  private var madeTokens: SearchTokens?
  private var ownTokens: SearchTokens {
    if let madeTokens { return madeTokens }
    let made = SearchTokens()
    madeTokens = made
    return made
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    borderStyle = .roundedRect
    leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    leftView?.tintColor = .secondaryLabel
    leftViewMode = .always
    clearButtonMode = .always
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: layoutProfile.controls.searchFieldHeight)
  }

  // MARK: Areas (DEVIATIONS.md, 170)

  /// 8 points from the edge where reading begins, in the middle of the height.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let inset = CGFloat(SearchMetrics.iconInset)
    return moved(
      super.leftViewRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? -inset : inset, dy: 0),
      by: searchBar?.positionAdjustment(for: .search))
  }
  /// 8 points from the edge where reading ends, in the middle of the height, for the button of a search bar; a view of the app at the edge.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let searchBar, searchBar.showsBookmarkButton || searchBar.showsSearchResultsButton else {
      return super.rightViewRect(forBounds: bounds)
    }
    let inset = CGFloat(SearchMetrics.iconInset)
    return moved(
      super.rightViewRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? inset : -inset, dy: 0),
      by: searchBar.positionAdjustment(for: searchBar.showsBookmarkButton ? .bookmark : .resultsList))
  }

  private func moved(_ rect: CGRect, by offset: UIOffset?) -> CGRect {
    offset.map { rect.offsetBy(dx: $0.horizontal, dy: $0.vertical) } ?? rect
  }

  /// Shows a button at the end of the field unless that is edited; nil for none.
  func showEndButton(_ image: UIImage??, isSelected: Bool, _ tapped: @escaping () -> Void) {
    guard let image else {
      rightView = nil
      return
    }
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    button.isSelected = isSelected
    button.tintColor = isSelected ? nil : .secondaryLabel
    button.sizeToFit()
    button.addAction(UIAction { _ in tapped() }, for: .touchUpInside)
    (rightView, rightViewMode) = (button, .unlessEditing)
    setNeedsLayout()
  }
  /// From 6 points after the magnifying glass to the view at the other end or the border.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    moved(
      afterTokens(afterIcon(super.textRect(forBounds: bounds))), by: searchBar?.searchTextPositionAdjustment)
  }
  /// The same area as that of the text.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    moved(
      afterTokens(afterIcon(super.editingRect(forBounds: bounds))), by: searchBar?.searchTextPositionAdjustment)
  }

  private func afterIcon(_ area: CGRect) -> CGRect {
    guard leftView != nil, leftViewMode == .always else { return area }
    let gap = min(CGFloat(SearchMetrics.iconGap), area.width)
    return CGRect(
      x: isRightToLeft ? area.minX : area.minX + gap, y: area.minY, width: area.width - gap, height: area.height)
  }

  private func afterTokens(_ area: CGRect) -> CGRect {
    guard let width = madeTokens?.width, width > 0 else { return area }
    let taken = min(width, area.width)
    return CGRect(
      x: isRightToLeft ? area.minX : area.minX + taken, y: area.minY, width: area.width - taken, height: area.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let madeTokens, !madeTokens.tokens.isEmpty else { return }
    let area = afterIcon(super.textRect(forBounds: bounds))
    for (view, place) in zip(madeTokens.views, madeTokens.places(in: area, isRightToLeft: isRightToLeft)) {
      if view.frame != place { view.frame = place }
    }
  }

  // MARK: Tokens

  /// The tokens, which stand before the text; none by default. Setting them tells nobody.
  open var tokens: [UISearchToken] {
    get { madeTokens?.tokens ?? [] }
    set {
      guard madeTokens != nil || !newValue.isEmpty else { return }
      ownTokens.tokens = newValue
      tokensDidChange()
    }
  }

  private func tokensDidChange() {
    madeTokens?.rebuild(in: self)
    setNeedsLayout()
  }

  /// Puts a token before the one at an index, or behind all of them. Raises an exception for another index.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    guard hasPlace(tokenIndex, upTo: tokens.count) else { return }
    tokens.insert(token, at: tokenIndex)
  }
  /// Takes a token away. Raises an exception for an index without a token.
  open func removeToken(at tokenIndex: Int) {
    guard hasPlace(tokenIndex, upTo: tokens.count - 1) else { return }
    tokens.remove(at: tokenIndex)
  }
  /// Where a token stands.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { UITextPosition(tokenIndex - tokens.count) }
  /// The tokens in a range of the text and of the tokens before it.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    tokens.enumerated().filter { index, _ in
      let place = index - tokens.count
      return textRange.start.offset <= place && place < textRange.end.offset
    }.map(\.element)
  }
  /// The range of the text without the tokens.
  open var textualRange: UITextRange {
    UITextRange(NSRange(location: 0, length: (text ?? "").utf16.count))
  }
  /// Puts a token in the place of a part of the text. The tokens in the range stay.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    guard hasPlace(tokenIndex, upTo: tokens.count) else { return }
    let (start, end) = (max(0, textRange.start.offset), max(0, textRange.end.offset))
    let old = (text ?? "") as NSString
    if start <= end, end <= old.length {
      text = old.replacingCharacters(in: NSRange(location: start, length: end - start), with: "")
      storedSelection = NSRange(location: start, length: 0)
    }
    tokens.insert(token, at: tokenIndex)
  }
  private func hasPlace(_ index: Int, upTo last: Int) -> Bool {
    guard index < 0 || index > last else { return true }
    LayoutException.raise(
      "NSRangeException", "*** -[__NSArrayM insertObject:atIndex:]: index \(index) beyond bounds [0 .. \(max(0, last))]"
    )
    return false
  }

  /// The ground of tokens; a gray by default.
  open var tokenBackgroundColor: UIColor! {
    get { madeTokens?.backgroundColor ?? .systemGray }
    set {
      ownTokens.backgroundColor = newValue
      tokensDidChange()
    }
  }
  /// Whether the delete key takes the last token away when there is no text; true by default.
  open var allowsDeletingTokens: Bool {
    get { madeTokens?.allowsDeleting ?? true }
    set { ownTokens.allowsDeleting = newValue }
  }
  /// True by default. No effect here, which the log says once: a token is not selected, and so not copied.
  open var allowsCopyingTokens: Bool {
    get { madeTokens?.allowsCopying ?? true }
    set {
      ownTokens.allowsCopying = newValue
      if !newValue { LayoutLog.noteWithoutEffect("UISearchTextField.allowsCopyingTokens") }
    }
  }
  /// What the user could search for; nil by default. The search controller of the field's bar shows it in a list. Of a field without one it has
  /// no effect here, which the log says once.
  open var searchSuggestions: [any UISearchSuggestion]? {
    get { searchBar?.controller?.searchSuggestions ?? madeTokens?.suggestions }
    set {
      if let controller = searchBar?.controller {
        controller.searchSuggestions = newValue
      } else {
        ownTokens.suggestions = newValue
        if newValue != nil { LayoutLog.noteWithoutEffect("UISearchTextField.searchSuggestions") }
      }
    }
  }

  /// Takes the last token away, if there is no text; whether it did. The delete key calls it.
  func deleteLastToken() -> Bool {
    guard !hasText, allowsDeletingTokens, let last = tokens.indices.last else { return false }
    tokens.remove(at: last)
    sendActions(for: .editingChanged)
    layoutScreen.post(UITextField.textDidChangeNotification, object: self)
    return true
  }

  /// Before the first token, or before the text.
  open override var beginningOfDocument: UITextPosition { UITextPosition(-tokens.count) }
  /// The text of a range, without the tokens.
  open override func text(in range: UITextRange) -> String? { super.text(in: withoutTokens(range)) }
  /// Puts a text in the place of a range of the text, whose tokens go.
  open override func replace(_ range: UITextRange, withText text: String) {
    let taken = tokens(in: range)
    if !taken.isEmpty { tokens.removeAll { token in taken.contains { $0 === token } } }
    super.replace(withoutTokens(range), withText: text)
  }
  private func withoutTokens(_ range: UITextRange) -> UITextRange {
    let (start, end) = (max(0, range.start.offset), max(0, range.end.offset))
    return UITextRange(NSRange(location: start, length: max(0, end - start)))
  }

  // MARK: Editing

  /// Asks the delegate of the bar, and begins the search of a search controller.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard searchBar?.mayBeginEditing ?? true, super.becomeFirstResponder() else { return false }
    searchBar?.editingDidBegin()
    return true
  }

  /// Asks and tells the delegate of the bar. The search goes on.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard searchBar?.mayEndEditing ?? true, super.resignFirstResponder() else { return false }
    searchBar?.editingDidEnd()
    return true
  }

  /// Tells the delegate of the bar, besides what the program has added.
  open override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.editingChanged) { searchBar?.textDidChange() }
    if controlEvents.contains(.editingDidEndOnExit) { searchBar?.userDidSearch() }
  }
}
