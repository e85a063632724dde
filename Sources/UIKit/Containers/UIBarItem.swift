/// A button or tab of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Nil by default. Bars show no titles, and none decides a frame.
  open var title: String?
  /// Nil by default. Bars show no images, and none decides a frame.
  open var image: UIImage?
  /// True by default.
  open var isEnabled = true
  /// 0 by default; for the program.
  open var tag = 0
}

/// A button of a navigation bar or a toolbar, as data.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks on iOS; without a picture here.
  public enum Style: Int, Sendable {
    /// The usual weight.
    case plain = 0
    /// The weight of the button that ends a task.
    case done = 2
  }

  /// Items with a title or an image of the system's, of which none is known here.
  public enum SystemItem: Int, Sendable {
    /// Buttons with a word in the user's language on iOS.
    case done, cancel, edit, save
    /// A plus sign on iOS.
    case add
    /// Room between buttons, as wide as there is, or as ``UIBarButtonItem/width`` says.
    case flexibleSpace, fixedSpace
    /// Buttons with an image on iOS.
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    /// Buttons of a player, with an image on iOS.
    case play, pause, rewind, fastForward
    /// Buttons with a word in the user's language on iOS.
    case undo, redo
    /// A cross on iOS 13 and later.
    case close = 24
  }

  /// Plain unless it was made with another.
  open var style: Style
  /// Who is sent the action; kept alive, unlike on iOS. The library never sends it.
  open var target: AnyObject?
  /// What a tap sends to the target on iOS; stored as data.
  open var action: Selector?
  /// What a tap does on iOS; stored as data.
  open var primaryAction: UIAction?
  /// What a tap or a long press opens on iOS; stored as data.
  open var menu: UIMenu?
  /// Shown in place of title and image on iOS. Only those of documents are laid out.
  open var customView: UIView?
  /// Stored without effect; on iOS, nil means the tint of the bar.
  open var tintColor: UIColor?
  /// The width in points, stored as data; 0, the default, means that of the content on iOS.
  open var width: CGFloat = 0

  /// An item without target and action.
  public init(title: String? = nil, image: UIImage? = nil, style: Style = .plain) {
    self.style = style
    super.init()
    self.title = title
    self.image = image
  }

  /// An item with a title. The target is kept alive.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, style: style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  /// An item with an image. The target is kept alive.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  /// `done` for done and save, else `plain`. The item has neither the system's title nor its image.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(style: systemItem == .done || systemItem == .save ? .done : .plain)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  /// A plain item with a view of its own.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Title and image of the action take the place of those that are nil.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(title: title ?? primaryAction?.title, image: image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
}

/// What a tab bar shows for a controller, as data.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Nil is no badge. Stored without effect.
  open var badgeValue: String?
  /// Nil is ``UIBarItem/image``. Stored without effect.
  open var selectedImage: UIImage?

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
}

/// The content of a navigation bar while a controller is on top of the stack, as data.
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
  }

  /// The controller's title, unless another one is set.
  open var title: String?
  /// In place of the title on iOS. Stored without effect.
  open var titleView: UIView?
  /// The line above the title on iOS, which makes the bar higher there, but not here (DEVIATIONS.md, 10).
  open var prompt: String?
  /// Stored without effect.
  open var backButtonTitle: String?
  /// The button that the next controller's bar goes back with on iOS. Stored without effect.
  open var backBarButtonItem: UIBarButtonItem?
  /// False by default. Stored without effect.
  open var hidesBackButton = false
  /// From the leading edge inwards; nil is none.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// From the trailing edge inwards; nil is none.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether the title is a large one, in a bar that prefers large titles; automatic by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// An item without buttons.
  public init(title: String) { self.title = title }

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
}
