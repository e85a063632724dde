/// A button or tab of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
}

@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable { case plain = 0, done = 2 }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
  }

  open var style: Style
  open var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var customView: UIView?
  open var tintColor: UIColor?
  /// Points; 0 follows the content.
  open var width: CGFloat = 0

  public init(title: String? = nil, image: UIImage? = nil, style: Style = .plain) {
    self.style = style
    super.init()
    self.title = title
    self.image = image
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, style: style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(style: systemItem == .done || systemItem == .save ? .done : .plain)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(title: title ?? primaryAction?.title, image: image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
}

@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  open var badgeValue: String?
  open var selectedImage: UIImage?

  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

/// What a navigation bar shows while a controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  open var title: String?
  open var titleView: UIView?
  open var prompt: String?
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var hidesBackButton = false
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether the title is a large one in a bar that prefers large titles; automatic is as the item before.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  public init(title: String) { self.title = title }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
