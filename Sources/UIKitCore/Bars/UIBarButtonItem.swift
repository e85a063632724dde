/// A button of a navigation bar or a toolbar.
///
/// The bar makes a view for the item when it lays it out: a button with the title or the image, or one that holds ``customView``.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks on iOS; without a picture here.
  public enum Style: Int, Sendable {
    /// The usual weight.
    case plain = 0
    /// The weight of the button that ends a task: semibold. In a floating bar it shares its ground with no other item.
    case prominent = 2

    /// The name of ``prominent`` before iOS 26.
    public static var done: Style { .prominent }
  }

  /// Plain unless it was made with another.
  open var style = Style.plain { didSet { contentDidChange() } }
  /// Who is sent the action. Nil with an action means the first object of the responder chain, from the button on, that has it.
  open weak var target: AnyObject?
  /// What a tap sends to the target, with the item as its sender, unless there is a ``primaryAction``.
  open var action: Selector?
  /// What a tap does. Its title and image are not taken over when they are set later.
  open var primaryAction: UIAction?
  /// What a tap opens or, if the item has an action, a long press; nil, the default, for none. No picture shows it.
  open var menu: UIMenu?
  /// Shown in place of title and image.
  ///
  /// A view that is placed by constraints is as large as these want it; another one keeps the size of its frame or, if that is empty,
  /// has its intrinsic size.
  open var customView: UIView? { didSet { if customView !== oldValue { contentDidChange() } } }
  /// The color of a button with a title or an image; nil, the default, means the tint of the bar.
  open var tintColor: UIColor? { didSet { contentDidChange() } }
  /// The width in points; 0, the default, means that of the content. A fixed space has this width.
  open var width: CGFloat = 0 { didSet { if width != oldValue { contentDidChange() } } }
  /// False by default. A hidden item takes no room.
  open var isHidden = false { didSet { if isHidden != oldValue { contentDidChange() } } }
  /// Over the upper trailing corner of the title or the image, since iOS 26; nil by default. A custom view has none.
  open var badge: Badge? { didSet { if badge != oldValue { contentDidChange() } } }
  /// False by default. If true, a tap toggles ``isSelected`` before the action is sent.
  open var changesSelectionAsPrimaryAction = false
  /// Whether changes of the symbol are animated; here none is.
  open var isSymbolAnimationEnabled = false
  /// False by default.
  open var isSelected = false { didSet { if isSelected != oldValue { contentDidChange() } } }
  /// Titles that the item may get, so that it need not change its width; nil by default. Stored without effect: an item is as wide as the
  /// title that it has.
  open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != nil { LayoutLog.noteWithoutEffect("UIBarButtonItem.possibleTitles") } }
  }
  /// In which order the entries of ``menu`` stand; automatic by default. Menus have the order of their children.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  private var backgrounds: [BackgroundKey: UIImage] = [:]
  private var backBackgrounds: [BackgroundKey: UIImage] = [:]
  private struct BackgroundKey: Hashable {
    var state: UInt
    var metrics: UIBarMetrics
    var style: Style?
  }
  /// Keeps the ground of the button. No effect here, which the log says once: pictures do not draw it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    backgrounds[BackgroundKey(state: state.rawValue, metrics: barMetrics)] = backgroundImage
    if backgroundImage != nil { LayoutLog.noteWithoutEffect("UIBarButtonItem.setBackgroundImage(_:for:barMetrics:)") }
  }
  /// What was set for exactly this state and these metrics.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[BackgroundKey(state: state.rawValue, metrics: barMetrics)]
  }
  /// The same for a style. No effect here, which the log says once: pictures do not draw it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    backgrounds[BackgroundKey(state: state.rawValue, metrics: barMetrics, style: style)] = backgroundImage
    if backgroundImage != nil {
      LayoutLog.noteWithoutEffect("UIBarButtonItem.setBackgroundImage(_:for:style:barMetrics:)")
    }
  }
  /// What was set for exactly this state, style and these metrics.
  open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[BackgroundKey(state: state.rawValue, metrics: barMetrics, style: style)]
  }
  /// Keeps the ground of the back button. No effect here, which the log says once: pictures do not draw it.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backBackgrounds[BackgroundKey(state: state.rawValue, metrics: barMetrics)] = backgroundImage
    if backgroundImage != nil {
      LayoutLog.noteWithoutEffect("UIBarButtonItem.setBackButtonBackgroundImage(_:for:barMetrics:)")
    }
  }
  /// What was set for exactly this state and these metrics.
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backBackgrounds[BackgroundKey(state: state.rawValue, metrics: barMetrics)]
  }
  override class func makeProxy() -> UIBarItem { UIBarButtonItem() }
  /// Whether a floating bar shows no ground under the item, which then stands alone; false by default.
  open var hidesSharedBackground = false {
    didSet { if hidesSharedBackground != oldValue { contentDidChange() } }
  }
  /// Whether the item may share its ground in a floating bar with its neighbors; true by default.
  open var sharesBackground = true { didSet { if sharesBackground != oldValue { contentDidChange() } } }
  /// What kind of item of the system's it is; nil for other items.
  private(set) var systemItem: SystemItem?
  /// The view of the item, as the bar made it.
  var view: (any BarItemView)?

  /// A plain item without anything.
  public override init() { super.init() }

  private convenience init(_ systemItem: SystemItem) {
    self.init()
    self.systemItem = systemItem
    style = systemItem == .done || systemItem == .save ? .done : .plain
  }

  /// An item of an archive; nothing is read from the coder.
  public required convenience init?(coder: NSCoder) { self.init() }

  /// An item with a title. The target is not kept alive.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style) = (title, style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  /// An item with an image. The target is not kept alive.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// A plain item with a title, an image and a menu. The target is not kept alive.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    (self.image, self.menu) = (image, menu)
  }

  /// An item with an image; the one for low bars is stored without effect.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// `done` for done and save, else `plain`. ``UIBarItem/title`` and ``UIBarItem/image`` stay nil, as on iOS.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  /// The same with a menu.
  public convenience init(systemItem: SystemItem, target: AnyObject?, action: Selector?, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: target, action: action)
    self.menu = menu
  }

  /// The same with an action in place of target and selector.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(systemItem)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// A plain item with a view of its own.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Title and image of the action take the place of those that are nil.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Room that takes what is left over, in equal shares with the other flexible spaces of a toolbar.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Room as wide as that between two grounds of a floating bar, which it separates.
  public class func fixedSpace() -> UIBarButtonItem { fixedSpace(0) }

  /// Room of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    space.width = width
    return space
  }

  /// Does what a tap on the button does.
  func trigger(from responder: UIResponder) {
    if let primaryAction { return primaryAction.perform(from: self) }
    guard let action else { return }
    if let target { action.send(to: target, from: self) } else { action.send(along: responder, from: self) }
  }
}
