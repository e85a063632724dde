/// The root of views, view controllers and windows.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  open var next: UIResponder? { nil }
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
