/// What an action does.
public typealias UIActionHandler = UIAction.Handler

/// An action of a menu, a button or a control, performed by a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
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
    /// Pastes.
    public static let paste = Identifier("com.apple.action.paste")
    /// Pastes in the style of the place.
    public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")
    /// Pastes an address and goes there.
    public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")
    /// Pastes a text and searches for it.
    public static let pasteAndSearch = Identifier("com.apple.action.paste-and-search")
  }

  /// Unlike that of all other actions if none was given.
  public let identifier: Identifier
  /// Nil: no picture shows menus.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
  /// Calls the handler. The target makes no difference.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender as AnyObject?) }

  /// Nil by default. It has no effect here: there is no place that shows it.
  open var discoverabilityTitle: String? {
    didSet { if discoverabilityTitle != nil { LayoutLog.noteWithoutEffect("UIAction.discoverabilityTitle") } }
  }
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

  /// In place of the image while the entry of a menu is on; nil by default. Buttons show ``UIMenuElement/image``.
  open var selectedImage: UIImage?

  package func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
