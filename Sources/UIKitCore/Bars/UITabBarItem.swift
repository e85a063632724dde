/// What a tab bar shows for a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The text over the tab; nil, the default, is no badge, and an empty text a disc.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { contentDidChange() } } }
  /// The ground of the badge; nil, the default, is red.
  open var badgeColor: UIColor? { didSet { contentDidChange() } }
  override class func makeProxy() -> UIBarItem { UITabBarItem(title: nil, image: nil, tag: 0) }
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// Font and color count, and those of the normal state for every state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    contentDidChange()
  }
  /// What was set for exactly this state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }
  /// Points by which the title moves; zero by default.
  open var titlePositionAdjustment = UIOffset.zero { didSet { contentDidChange() } }
  /// Shown while the tab is selected; nil is ``UIBarItem/image``.
  open var selectedImage: UIImage? { didSet { contentDidChange() } }
  /// The look of the bar while the tab is selected, and of the tab; nil is that of the bar.
  open var standardAppearance: UITabBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = newValue?.copy() }
  }
  /// The same while the content is at its edge.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue?.copy() }
  }
  var appearances = BarAppearances<UITabBarAppearance>() { didSet { contentDidChange() } }
  /// The view of the tab, as the bar made it.
  var view: TabBarButton?

  /// An item without a badge.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An item with the tag 0.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// What a tab of the system's is for.
  public enum SystemItem: Int, Sendable {
    /// Other tabs.
    case more = 0
    /// What the name says; the tab has its title and its symbol.
    case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed

    var content: TabSystemItem? { TabSystemItem(rawValue: String(describing: self)) }
  }

  /// An item with the title, in English, and the picture of the system's.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let content = systemItem.content
    self.init(title: content?.title, image: content.flatMap { UIImage(systemName: $0.symbol) }, tag: tag)
  }
}
