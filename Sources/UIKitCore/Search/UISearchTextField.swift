import Platform

/// The field of a search bar: 36 points high from iOS 11 on and 28 before, with a magnifying glass before the text.
///
/// Being first responder begins a search. ``UIControl/sendActions(for:)`` with `editingChanged` stands for typing, with
/// `editingDidEndOnExit` for the search key.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  weak var searchBar: UISearchBar?

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
    return super.leftViewRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? -inset : inset, dy: 0)
  }
  /// From 6 points after the magnifying glass to the view at the other end or the border.
  open override func textRect(forBounds bounds: CGRect) -> CGRect { afterIcon(super.textRect(forBounds: bounds)) }
  /// The same area as that of the text.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { afterIcon(super.editingRect(forBounds: bounds)) }

  private func afterIcon(_ area: CGRect) -> CGRect {
    guard leftView != nil, leftViewMode == .always else { return area }
    let gap = min(CGFloat(SearchMetrics.iconGap), area.width)
    return CGRect(
      x: isRightToLeft ? area.minX : area.minX + gap, y: area.minY, width: area.width - gap, height: area.height)
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
