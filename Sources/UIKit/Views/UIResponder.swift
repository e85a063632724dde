/// The root of views, view controllers and windows.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The responder that is asked after this one; nil here. A view answers with its controller or its superview, a
  /// controller with its view's superview or its parent.
  open var next: UIResponder? { nil }
  /// Called once an object of a document has all that the document says.
  open func awakeFromNib() {}
  /// Sets a property that a document names. Override it for properties that do more than to store.
  open func setValue(_ value: Any?, forKey key: String) {
    if let value, KeyValueCoding.set(key, of: self, toFirstOf: [value]) { return }
    setValue(value, forUndefinedKey: key)
  }
  /// Called for properties that the object does not have, or that cannot hold the value; raises an exception.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { KeyValueCoding.raiseUnknown(key, of: self) }
  /// What comes up instead of the keyboard, and above it.
  open var inputView: UIView? {
    get { nil }
    set {}
  }
  /// Nil; setting it has no effect, because no keyboard is drawn.
  open var inputAccessoryView: UIView? {
    get { nil }
    set {}
  }

  /// False. A subclass that takes the keyboard answers true.
  open var canBecomeFirstResponder: Bool { false }
  /// Each object knows this only of itself: when another object becomes first responder, this one does not resign.
  open private(set) var isFirstResponder = false

  /// Makes the object first responder if ``canBecomeFirstResponder`` is true, and returns whether it is. Shows no
  /// keyboard: a test or a tool puts that up.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    isFirstResponder = canBecomeFirstResponder
    return isFirstResponder
  }

  /// Always succeeds and returns true, also for an object that was not first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }
}
