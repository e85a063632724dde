/// A bar that knows where it lies.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where it lies.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar lies.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// `top` without an implementation, `bottom` for toolbars.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { bar is UIToolbar ? .bottom : .top }
}

/// Says where a toolbar lies.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UINavigationBar: UIBarPositioning {
  /// As the delegate says, else `top`; the bar of a controller is attached to the top. Pictures draw the ground of such a bar under the
  /// status bar whatever it says.
  public var barPosition: UIBarPosition {
    owner != nil ? .topAttached : (delegate as? any UIBarPositioningDelegate)?.position(for: self) ?? .top
  }
}

extension UIToolbar: UIBarPositioning {
  /// As the delegate says, else `bottom`.
  public var barPosition: UIBarPosition { owner != nil ? .bottom : delegate?.position(for: self) ?? .bottom }
}
