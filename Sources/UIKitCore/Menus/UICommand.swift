/// An entry of a menu that sends an action along the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
  /// Sent to the first responder that can perform it.
  public let action: Selector
  /// What tells commands of one action apart; nil by default.
  public let propertyList: Any?
  /// Other forms of the command while keys are held.
  public let alternates: [UICommandAlternate]
  /// Nil by default. Shown in the list of an app's keys.
  open var discoverabilityTitle: String?
  /// None by default.
  open var attributes: UIMenuElement.Attributes
  /// `.off` by default.
  open var state: UIMenuElement.State
  /// In place of the image while the entry is on; nil by default.
  open var selectedImage: UIImage?
  open private(set) weak var sender: AnyObject?
  /// Nil: no picture shows menus.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { nil }

  /// The action need not have a target yet.
  public init(
    title: String, subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Names the entry of a share menu.
  public static let tagShare = "_UICommandTagShare"

  /// Sends the action to a target or, if that is nil, to the first responder of a chain that takes it.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender as AnyObject?
    defer { self.sender = nil }
    if let target {
      action.send(to: target as AnyObject, from: self)
    } else if let first = UIApplication.shared.keyWindow?.firstResponder ?? (sender as? UIResponder) {
      action.send(along: first, from: self)
    }
  }

  /// Sends the action along the chain from a responder on.
  package func perform(from responder: UIResponder) { action.send(along: responder, from: self) }
}

/// A command in another form, while keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// May be empty.
  public let title: String
  /// Sent in place of that of the command.
  public let action: Selector
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags

  /// The action need not have a target yet.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}

/// An entry of a menu that does something: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// May be empty.
  var title: String { get set }
  /// Shown in the list of an app's keys.
  var discoverabilityTitle: String? { get set }
  /// Beside the title.
  var image: UIImage? { get set }
  /// In place of the image while the entry is on.
  var selectedImage: UIImage? { get set }
  /// How the entry looks, and whether it can be chosen.
  var attributes: UIMenuElement.Attributes { get set }
  /// The mark beside the entry.
  var state: UIMenuElement.State { get set }
  /// What performs the entry, while it is performed.
  var sender: AnyObject? { get }
  /// Where what the entry presents may come from.
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
  /// Does what choosing the entry does. Without a target a command goes along the responder chain.
  func performWithSender(_ sender: Any?, target: Any?)
}
