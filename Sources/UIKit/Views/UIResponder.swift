/// The root of views, view controllers and windows.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  open var next: UIResponder? { nil }
  /// Called once an object of a document has all that the document says.
  open func awakeFromNib() {}
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
