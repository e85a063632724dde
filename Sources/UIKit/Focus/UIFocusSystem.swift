/// What moves focus among the views of a window. Nothing has focus here: a keyboard or a remote control that would move it is not simulated.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  private static let shared = UIFocusSystem()

  /// The system of an environment that is in a window; nil for any other.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    let view =
      environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
      ?? (environment as? UIPresentationController)?.containerView
    return view?.window == nil && !(view is UIWindow) ? nil : shared
  }

  /// What has focus: nothing.
  open var focusedItem: (any UIFocusItem)? { nil }
  /// Asks for focus to go to an environment. No effect here, which the log says once.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    LayoutLog.noteWithoutEffect("UIFocusSystem.requestFocusUpdate(to:)")
  }
  /// Moves focus at once if that was asked for. No effect here, which the log says once.
  open func updateFocusIfNeeded() { LayoutLog.noteWithoutEffect("UIFocusSystem.updateFocusIfNeeded()") }
  /// Whether another environment is an environment or lies in it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool { environment.contains(otherEnvironment) }
  /// Gives a sound to moves of focus. No effect here, which the log says once.
  open class func register(_ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier) {
    LayoutLog.noteWithoutEffect("UIFocusSystem.register(_:forSoundIdentifier:)")
  }

  /// Posted when focus has moved. Never posted here: nothing moves it.
  public nonisolated static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
  /// Posted when focus could not move. Never posted here: nothing moves it.
  public nonisolated static let movementDidFailNotification = NSNotification.Name(
    "UIFocusMovementDidFailNotification")
  /// The key of the context of a move in the information of the notifications.
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// The key of the coordinator of a move in the information of the notifications.
  public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"
}

/// The sound of a move of focus.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String

  /// Takes any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No sound.
  public static let none = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierNone")
  /// The sound of the system.
  public static let `default` = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierDefault")
}
