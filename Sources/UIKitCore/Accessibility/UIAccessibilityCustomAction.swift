/// A further action of an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Called when the action is chosen; whether it could be performed.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  /// What the user is told.
  open var name: String
  /// Shown beside the name where actions are shown; nil for none.
  open var image: UIImage?
  /// In place of ``target`` and ``selector``; nil for none.
  open var actionHandler: Handler?
  /// What the selector is sent to; not kept alive.
  open weak var target: AnyObject?
  /// The name with attributes for speech; the name without attributes until it is set.
  open var attributedName: NSAttributedString {
    get { styledName ?? NSAttributedString(string: name) }
    set { (styledName, name) = (newValue, newValue.string) }
  }
  private var styledName: NSAttributedString?
  /// What is sent to the target; nil with a handler.
  open var selector: Selector?

  /// An action with a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    super.init()
  }

  /// An action with a target, which is not kept alive.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.name, self.image, self.selector) = (name, image, selector)
    super.init()
    self.target = target as AnyObject?
  }

  /// An action with a closure and a name with attributes.
  public convenience init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?) {
    self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
    self.attributedName = attributedName
  }

  /// An action with a target and a name with attributes.
  public convenience init(attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.init(name: attributedName.string, image: image, target: target, selector: selector)
    self.attributedName = attributedName
  }

  /// Does what the action is for; whether it could be performed. A target's method answers by its result, and true without one.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector else { return false }
    return selector.send(to: target, [self]) as? Bool ?? true
  }
}
