/// The base class of the objects in the responder chain: views, windows, view controllers and the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The responder that is asked after this one; nil here. A view answers with its controller or its superview, a
  /// controller with its view's superview or its parent.
  open var next: UIResponder? { nil }
  /// Called once a document has set all properties, outlets and actions of the object.
  open func awakeFromNib() {}
  /// Sets a property that a document names. A subclass overrides this for properties that are not stored ones.
  open func setValue(_ value: Any?, forKey key: String) {
    if let value, KeyValueCoding.set(key, of: self, toFirstOf: [value]) { return }
    if value == nil, case .done = Members.set(key, of: self, toFirstOf: [nil]) { return }
    setValue(value, forUndefinedKey: key)
  }
  /// The value of a property of rewritten sources, by its getter. A name that no property has raises an exception.
  open func value(forKey key: String) -> Any? {
    if case .done(let value) = Members.value(key, of: self) { return value }
    return value(forUndefinedKey: key)
  }
  /// Called for a property that the object does not have. Raises an exception.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.raiseUnknown(key, of: self, reading: true)
    return nil
  }
  /// Called for a property that the object does not have, or that cannot hold the value. Raises an exception.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { KeyValueCoding.raiseUnknown(key, of: self) }
  /// The view that iOS shows in place of the keyboard. Nil, and setting it has no effect; text fields and text views
  /// store it.
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
