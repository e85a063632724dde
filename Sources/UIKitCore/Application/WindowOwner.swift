/// What the delegates of an app and of a scene have in common: a window that UIKit sets.
///
/// On iOS the requirement is optional, so that `window` of a delegate of unknown class is a `UIWindow??`. Both forms are here: a class has
/// its own property, and the protocols of the delegates add the one of two question marks.
@preconcurrency @MainActor
public protocol _WindowOwner: AnyObject {
  /// The window of the class; by default nil, and setting it has no effect.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension _WindowOwner {
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// The window under a name that has one type only.
  var ownWindow: UIWindow? {
    get { (self as any _WindowOwner).window }
    set { (self as any _WindowOwner).window = newValue }
  }
}
