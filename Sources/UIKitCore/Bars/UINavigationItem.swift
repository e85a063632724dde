/// The content of a navigation bar while a controller is on top of the stack.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether a title is a large one.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before in the stack; the first item has a large title.
    case automatic
    /// Large, in a bar that prefers large titles and is not compact in height.
    case always
    /// Never large.
    case never
    /// Never large here; iOS has it at the leading edge of a wide bar.
    case inline
  }

  /// What the button that leads back to the item shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title; "Back" where it does not fit beside the title of the bar, and the arrow alone where that does not fit either.
    case `default` = 0
    /// "Back", or the arrow alone where it does not fit.
    case generic = 1
    /// The arrow alone.
    case minimal = 2
  }

  /// Where a search bar stands.
  public enum SearchBarPlacement: Int, Sendable {
    /// As the system has it: since iOS 16 among the buttons on tablets where the width is regular, since iOS 26 at the lower edge of phones
    /// unless a tab bar is there, else below the title.
    case automatic = 0
    /// Among the buttons, at the trailing edge.
    case inline = 1
    /// Below the title.
    case stacked = 2
    /// Since iOS 26: with the other items, which is at the lower edge of a phone and among the buttons of a tablet.
    case integrated = 3
    /// The same; the middle of a tablet's bar is not known, so that it is at the trailing edge.
    case integratedCentered = 4
    /// The same; the button that stands for the field is not known, so that the field is shown.
    case integratedButton = 5
  }

  /// What a bar is for, which decides where wide bars have the title.
  public enum ItemStyle: Int, Sendable {
    /// To go through a hierarchy: the title is in the middle.
    case navigator = 0
    /// To look through documents, with history: on a wide bar of iOS the title is at the leading edge.
    case browser = 1
    /// To edit a document: on a wide bar of iOS the title is at the leading edge.
    case editor = 2
  }

  /// The controller's title, unless another one is set.
  open var title: String? { didSet { if title != oldValue { contentDidChange() } } }
  /// Below the title, in smaller letters, since iOS 26; nil, the default, is none. Under a large title it makes the bar higher by its line
  /// (DEVIATIONS.md, 517).
  open var subtitle: String? { didSet { if subtitle != oldValue { heightDidChange() } } }
  /// In place of the subtitle below a large title, since iOS 26; nil, the default, is the subtitle.
  open var largeSubtitle: String? { didSet { if largeSubtitle != oldValue { heightDidChange() } } }
  /// In place of the title, in the middle of the bar. It has the size of the custom view of a bar button item.
  open var titleView: UIView? { didSet { if titleView !== oldValue { contentDidChange() } } }
  /// The line above the title, which makes the bar 30 points higher; nil is none.
  open var prompt: String? { didSet { if prompt != oldValue { heightDidChange() } } }
  /// The title of the button that leads back here; nil is the item's own.
  open var backButtonTitle: String? { didSet { contentDidChange() } }
  /// What the button that leads back here shows.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { contentDidChange() } }
  /// The button that leads back here: its title or image counts, not its action.
  open var backBarButtonItem: UIBarButtonItem? { didSet { contentDidChange() } }
  /// Whether the bar has no button that leads to the item before; false by default.
  open var hidesBackButton = false { didSet { contentDidChange() } }
  /// Whether items at the leading edge stand beside the back button; false by default: they take its place.
  open var leftItemsSupplementBackButton = false { didSet { contentDidChange() } }
  /// From the leading edge inwards; nil is none.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet {
      groups.leading = nil
      contentDidChange()
    }
  }
  /// From the trailing edge inwards; nil is none.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet {
      groups.trailing = nil
      contentDidChange()
    }
  }
  /// The items at the leading edge as groups, from the edge inwards; each item of ``leftBarButtonItems`` is a group of its own until groups
  /// are set. Since iOS 16.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get {
      groups.leading
        ?? (leftBarButtonItems ?? []).map { UIBarButtonItemGroup(barButtonItems: [$0], representativeItem: nil) }
    }
    set {
      leftBarButtonItems = newValue.flatMap(\.shownItems)
      groups.leading = newValue
    }
  }
  /// The same at the trailing edge: the last group is at the edge, as iOS has it. Since iOS 16.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get {
      groups.trailing
        ?? (rightBarButtonItems ?? []).reversed().map {
          UIBarButtonItemGroup(barButtonItems: [$0], representativeItem: nil)
        }
    }
    set {
      rightBarButtonItems = newValue.flatMap(\.shownItems).reversed()
      groups.trailing = newValue
    }
  }
  /// Groups in the middle of a wide bar. No effect here, which the log says once: their place is not known.
  open var centerItemGroups: [UIBarButtonItemGroup] {
    get { groups.center }
    set {
      groups.center = newValue
      if !newValue.isEmpty { LayoutLog.noteWithoutEffect("UINavigationItem.centerItemGroups") }
    }
  }
  private var groups:
    (leading: [UIBarButtonItemGroup]?, trailing: [UIBarButtonItemGroup]?, center: [UIBarButtonItemGroup]) = (
      nil, nil, []
    )
  /// Makes the menu of the title. No effect here, which the log says once: a title opens no menu.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { if titleMenuProvider != nil { LayoutLog.noteWithoutEffect("UINavigationItem.titleMenuProvider") } }
  }
  /// What the bar is for; `.navigator` by default. The others have no effect here, which the log says once: the title stays where it is
  /// (DEVIATIONS.md, 460).
  open var style = ItemStyle.navigator {
    didSet { if style != .navigator { LayoutLog.noteWithoutEffect("UINavigationItem.style") } }
  }
  /// The name by which the system keeps what the user has made of the groups in the middle; nil, the default, lets nobody change them. No
  /// effect here, which the log says once: no bar is customized.
  open var customizationIdentifier: String? {
    didSet {
      if customizationIdentifier != nil { LayoutLog.noteWithoutEffect("UINavigationItem.customizationIdentifier") }
    }
  }
  /// Hears of a new name that the user gives the document in the menu of the title; nil by default. A title opens no menu here.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  /// The menu behind the button for more, beside the groups that have no room; nil by default. No effect here, which the log says once: every
  /// group has room.
  open var additionalOverflowItems: UIDeferredMenuElement? {
    didSet {
      if additionalOverflowItems != nil { LayoutLog.noteWithoutEffect("UINavigationItem.additionalOverflowItems") }
    }
  }
  /// Replaces the group that the system has at the trailing edge; nil by default. No effect here, which the log says once.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { if pinnedTrailingGroup != nil { LayoutLog.noteWithoutEffect("UINavigationItem.pinnedTrailingGroup") } }
  }
  /// What the button that leads to the item before does in place of going back; nil, the default, goes back.
  open var backAction: UIAction?
  /// Whether the title is a large one, in a bar that prefers large titles; automatic by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { heightDidChange() } }
  }
  /// The search whose bar the navigation bar of a controller shows; nil is none. Below the title it makes the bar 52 points higher, 60 since
  /// iOS 26.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.navigationItemOfSearch = nil
      oldValue?.searchBar.surroundings = .none
      searchController?.navigationItemOfSearch = self
      heightDidChange()
    }
  }
  /// True by default. The search bar is in sight wherever the content is scrolled to, as it is on iOS for false (DEVIATIONS.md, 171).
  open var hidesSearchBarWhenScrolling = true
  /// Where the search bar should stand; automatic by default. Where the width is compact it stands below the title, since iOS 26 also at
  /// the lower edge.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { heightDidChange() } }
  }
  /// Where the search bar stands in the bar that has the item: `inline`, `stacked`, or `integrated` for the lower edge; below the title as
  /// long as there is no bar.
  open var searchBarPlacement: SearchBarPlacement {
    bar?.placement(preferring: preferredSearchBarPlacement) ?? .stacked
  }
  /// The look while the item is on top; nil is that of the bar.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = newValue?.copy() }
  }
  /// The same in a low bar.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue?.copy() }
  }
  /// The same while the content is at its edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue?.copy() }
  }
  /// The same in a low bar while the content is at its edge.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue?.copy() }
  }
  var appearances = BarAppearances<UINavigationBarAppearance>() { didSet { bar?.setNeedsLayout() } }
  /// The bar that has the item, which is laid out again when it changes.
  weak var bar: UINavigationBar?

  /// An item without buttons.
  public init(title: String) { self.title = title }

  /// An item without a title.
  public override convenience init() { self.init(title: "") }

  /// An item of an archive; nothing is read from the coder.
  public required convenience init?(coder: NSCoder) { self.init() }

  /// The first of ``leftBarButtonItems``; setting it replaces them all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of ``rightBarButtonItems``; setting it replaces them all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets ``leftBarButtonItem`` at once; `animated` makes no difference.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets ``rightBarButtonItem`` at once; `animated` makes no difference.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets ``leftBarButtonItems`` at once; `animated` makes no difference.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets ``rightBarButtonItems`` at once; `animated` makes no difference.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets ``hidesBackButton`` at once; `animated` makes no difference.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  private func contentDidChange() {
    bar?.setNeedsLayout()
    KeyValueObserving.didChange(self)
  }

  private func heightDidChange() { bar?.heightDidChange() }
}
