import Platform

/// A bar with a field for searching: 56 points high, 44 before iOS 11 and 64 since iOS 26, without a width of its own.
///
/// From top to bottom: the prompt, which adds 30 points; the field between the margins of the bar, with a button that cancels beside it;
/// the scopes, which add 45. In a navigation bar the search bar takes 52 points below the title, where the field begins one point from
/// above, or a place among the buttons; since iOS 26 it takes 60 points, or floats at the lower edge of a phone.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// How the bar looks. It makes no difference to the layout.
  public enum Style: UInt, Sendable {
    /// As the release has it.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  /// The pictures of the field.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The cross of the button that clears the text.
    case clear = 1
    /// The book at the end of the field.
    case bookmark = 2
    /// The list at the end of the field.
    case resultsList = 3
  }

  private var storedText: String?
  private var storedPlaceholder: String?
  /// The views of the bar that are made; see `UISearchBar+Layout.swift`.
  var parts = Parts()
  /// The controller whose search the bar begins.
  weak var controller: UISearchController?
  /// What gives the bar its room.
  package internal(set) var surroundings = Surroundings.none {
    didSet { if surroundings != oldValue { setNeedsLayout() } }
  }

  /// Not kept alive. Told of what ``searchTextField`` and the buttons are told.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Nil by default. Shown in pictures in place of the placeholder, also if it is empty. Setting it tells nobody.
  open var text: String? {
    get { parts.field.map(\.text) ?? storedText }
    set {
      storedText = newValue
      parts.field?.text = newValue
      controller?.contentDidChange()
    }
  }
  /// Shown in pictures while ``text`` is nil. That of a search controller's bar is "Search".
  open var placeholder: String? {
    get { parts.field.map(\.placeholder) ?? storedPlaceholder }
    set {
      storedPlaceholder = newValue
      parts.field?.placeholder = newValue
    }
  }
  /// A line above the field, which makes the bar 30 points higher; nil is none.
  open var prompt: String? { didSet { if prompt != oldValue { heightDidChange() } } }
  /// The field of the bar. It is made at the first request, or with the first view beside it: a bar is measured and drawn without it.
  open var searchTextField: UISearchTextField { loadedField }

  /// Above the keyboard while the bar's field has it; nil by default.
  open override var inputAccessoryView: UIView? {
    get { parts.field?.inputAccessoryView }
    set { if newValue != nil || parts.field != nil { loadedField.inputAccessoryView = newValue } }
  }

  /// False by default. The controller of a search shows the button while it is active.
  open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { contentDidChange() } } }
  /// Sets ``showsCancelButton`` at once; `animated` makes no difference.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The titles of the scopes; nil is none.
  open var scopeButtonTitles: [String]? { didSet { heightDidChange() } }
  /// Counted from 0, the default.
  open var selectedScopeButtonIndex = 0 { didSet { setNeedsLayout() } }
  /// Whether the scopes are shown, if there are titles; false by default. The controller of a search sets it.
  open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { heightDidChange() } } }
  /// Sets ``showsScopeBar`` at once; `animated` makes no difference.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// Whether pictures show a ground. It makes no difference to the layout.
  open var searchBarStyle = Style.default
  /// `.default` by default; only pictures show it.
  open var barStyle = UIBarStyle.default
  /// False by default. Whether a button for bookmarks, or for results, stands at the end of the field unless that is edited. With both the one
  /// for bookmarks is shown.
  open var showsBookmarkButton = false { didSet { if showsBookmarkButton != oldValue { endButtonDidChange() } } }
  /// See ``showsBookmarkButton``.
  open var showsSearchResultsButton = false {
    didSet { if showsSearchResultsButton != oldValue { endButtonDidChange() } }
  }
  /// Whether the button for results is selected; false by default.
  open var isSearchResultsButtonSelected = false {
    didSet { if isSearchResultsButtonSelected != oldValue { endButtonDidChange() } }
  }
  /// Points by which the text of the field stands elsewhere; zero by default.
  open var searchTextPositionAdjustment = UIOffset.zero { didSet { parts.field?.setNeedsLayout() } }
  private var adjustments: [Icon: UIOffset] = [:]
  /// Moves a picture of the field by so many points.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    adjustments[icon] = adjustment == .zero ? nil : adjustment
    parts.field?.setNeedsLayout()
  }
  /// What was set; zero if nothing was.
  open func positionAdjustment(for icon: Icon) -> UIOffset { adjustments[icon] ?? .zero }

  private func endButtonDidChange() {
    let icon: Icon? = showsBookmarkButton ? .bookmark : showsSearchResultsButton ? .resultsList : nil
    loadedField.showEndButton(
      icon.map { images[$0] ?? UIImage(systemName: $0 == .bookmark ? "book" : "list.bullet") },
      isSelected: icon == .resultsList && isSearchResultsButtonSelected
    ) { [weak self] in
      guard let self else { return }
      if showsBookmarkButton {
        delegate?.searchBarBookmarkButtonClicked(self)
      } else {
        delegate?.searchBarResultsListButtonClicked(self)
      }
    }
  }
  /// True by default. Stored without effect: pictures do not show it.
  open var isTranslucent = true {
    didSet { if !isTranslucent { LayoutLog.noteWithoutEffect("UISearchBar.isTranslucent") } }
  }
  /// The ground of the bar in pictures; nil, the default, is the system's material.
  open var barTintColor: UIColor?
  /// Stored without effect: pictures do not show it.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage != nil { LayoutLog.noteWithoutEffect("UISearchBar.backgroundImage") } }
  }
  private var images: [Icon: UIImage] = [:]

  /// Sets the picture of the field for every state; the cross of the button that clears the text stays as it is.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    images[icon] = iconImage
    if icon == .bookmark || icon == .resultsList, showsBookmarkButton || showsSearchResultsButton {
      return endButtonDidChange()
    }
    guard icon == .search else { return }
    (loadedField.leftView as? UIImageView)?.image = iconImage ?? UIImage(systemName: "magnifyingglass")
    setNeedsLayout()
  }
  /// What ``setImage(_:for:state:)`` set, for any state.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { images[icon] }

  // MARK: Size

  /// No width; 56 points and more for a prompt and scopes. In a navigation bar, 52 and more for scopes.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: surroundings == .none ? ownHeight : paletteHeight(in: layoutProfile))
  }
  override var classContentPriorities: ContentPriorities { .fixed(.vertical) }
  /// The intrinsic height, and the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// The field stands between the margins.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  // MARK: Editing

  /// Whether the field is first responder.
  open override var isFirstResponder: Bool { parts.field?.isFirstResponder ?? false }
  open override var canBecomeFirstResponder: Bool { true }
  /// Makes the field first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { loadedField.becomeFirstResponder() }
  /// The field gives up being first responder.
  @discardableResult
  open override func resignFirstResponder() -> Bool { parts.field?.resignFirstResponder() ?? true }

  private func contentDidChange() {
    _ = loadedField
    setNeedsLayout()
  }

  private func heightDidChange() {
    contentDidChange()
    invalidateIntrinsicContentSize()
    controller?.heightDidChange()
  }

  /// The field with what was set before it was made.
  private var loadedField: UISearchTextField {
    if let field = parts.field { return field }
    let field = UISearchTextField()
    (field.text, field.placeholder, field.searchBar) = (storedText, storedPlaceholder, self)
    if let traits = extras?.textInput { field.madeExtras.textInput = traits }
    parts.field = field
    addSubview(field)
    setNeedsLayout()
    return field
  }
}
