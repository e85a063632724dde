/// A scene's delegate that keeps the window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowOwner {}

extension UIWindowSceneDelegate {
  /// The window of the scene. A delegate without a property has nil inside.
  public var window: UIWindow?? {
    get { .some(ownWindow) }
    set { ownWindow = newValue ?? nil }
  }
}
