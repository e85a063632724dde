/// The root of views, view controllers and windows.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

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
  open var inputAccessoryView: UIView? {
    get { nil }
    set {}
  }

  open var canBecomeFirstResponder: Bool { false }
  open private(set) var isFirstResponder = false

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    isFirstResponder = canBecomeFirstResponder
    return isFirstResponder
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }
}
