/// An entry of a menu: an action, or a menu of its own.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How an entry looks and what choosing it does. Menus are not presented here.
  public struct Attributes: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Takes any bits, also ones without a name here.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Destroys something, and is shown as a warning.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Leaves the menu open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The mark beside an entry.
  public enum State: Int, Sendable {
    /// No mark.
    case off
    /// A checkmark.
    case on
    /// A dash, for a part of what the entry stands for.
    case mixed
  }

  /// May be empty. A button without a title of its own takes it over.
  open internal(set) var title: String
  /// Nil by default.
  open var subtitle: String?
  /// Nil by default. A button without an image of its own takes it over.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// An action of a menu, a button or a control, performed by a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Called with the action itself, on the main actor.
  public typealias Handler = (UIAction) -> Void

  /// What tells actions apart: of a control's actions one is replaced by another of the same identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// Any text.
    public let rawValue: String

    /// Takes any text, also an empty one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes any text, also an empty one.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// Unlike that of all other actions if none was given.
  public let identifier: Identifier
  /// Nil by default. It has no effect here: there is no place that shows it.
  open var discoverabilityTitle: String?
  /// None by default. A disabled action is performed as well if code asks for it.
  open var attributes: UIMenuElement.Attributes
  /// `.off` by default.
  open var state: UIMenuElement.State
  /// The control or other object that performs the action while the handler runs; nil at other times.
  open internal(set) weak var sender: AnyObject?
  private let handler: Handler

  /// Without an identifier the action gets one of its own. The handler is kept as long as the action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier("action-\(ObjectAddress.next())")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    self.selectedImage = selectedImage
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Nil by default. It has no effect here: buttons show ``UIMenuElement/image``.
  open var selectedImage: UIImage?

  func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// Actions and menus under a title.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// How the entries of a menu are arranged. Menus are not presented here.
  public struct Options: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Takes any bits, also ones without a name here.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entries stand among those of the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Destroys something, and is shown as a warning.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of the entries is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The entries stand in a row.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// In the order of display.
  open private(set) var children: [UIMenuElement]
  /// None by default.
  open private(set) var options: Options

  /// A menu cannot be changed later, except by making another with ``replacingChildren(_:)``.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A new menu with the same title, image and options.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, subtitle: subtitle, image: image, options: options, children: newChildren)
  }
}
