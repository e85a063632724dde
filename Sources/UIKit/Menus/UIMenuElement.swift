/// An entry of a menu: an action, or a menu of its own.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  public enum State: Int, Sendable { case off, on, mixed }

  open internal(set) var title: String
  open var subtitle: String?
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// What a menu, a button or a control does, as a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  public typealias Handler = (UIAction) -> Void

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// Who was acted on, while the handler runs.
  open internal(set) weak var sender: AnyObject?
  private let handler: Handler

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
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  open private(set) var children: [UIMenuElement]
  open private(set) var options: Options

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, subtitle: subtitle, image: image)
  }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, subtitle: subtitle, image: image, options: options, children: newChildren)
  }
}
