import Platform

/// How the status bar changes. It does so at once.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once, by fading, or by moving.
  case none, fade, slide
}

/// What the status bar of a scene is like.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private unowned let scene: UIWindowScene

  init(of scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  private var window: UIWindow? { scene.windows.first { !$0.isHidden } }

  /// That of the controller that fills the window.
  open var statusBarStyle: UIStatusBarStyle { window?.shownStatusBarStyle ?? .default }
  /// Whether the controller that fills the window hides it, or the device has none as it is held.
  open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }
  /// At the top of the screen, points; empty while it is hidden.
  open var statusBarFrame: CGRect {
    guard window?.isStatusBarHidden != true else { return .zero }
    let bounds = scene.screen.bounds
    return CGRect(x: 0, y: 0, width: bounds.width, height: scene.screen.statusBarHeight)
  }
}

extension UIScreen {
  /// That of the model as it is held; of a profile of one's own, the safe area's at the top.
  var statusBarHeight: CGFloat {
    guard let device = modelName.flatMap({ Device.named($0) }) else { return safeAreaInsets.top }
    return CGFloat(
      device.statusBarHeight(
        in: bounds.width > bounds.height ? .landscape : .portrait, release: profile.release))
  }
}

extension UIWindowScene {
  /// One for each scene.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(of: self) }
}

extension UIApplication {
  /// By the shape of the screen. Deprecated since iOS 13.
  public var statusBarOrientation: UIInterfaceOrientation { UIInterfaceOrientation(ofSize: UIScreen.main.bounds.size) }
  /// At the top of the screen, points. Deprecated since iOS 13.
  public var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.statusBarHeight)
  }
  /// Whether the controller that fills the key window, or the app's property list, hides it. Deprecated since iOS 13.
  public var isStatusBarHidden: Bool { keyWindow?.isStatusBarHidden ?? hidesStatusBarAtLaunch }

  /// `UIViewControllerBasedStatusBarAppearance` of the property list, true without one: whether controllers decide about the status bar.
  package var asksControllersAboutStatusBar: Bool {
    information["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
  }

  /// `UIStatusBarHidden` of the property list: whether there is none at the launch, and later where controllers do not decide.
  package var hidesStatusBarAtLaunch: Bool { information["UIStatusBarHidden"] as? Bool ?? false }

  /// What the app has set, else `UIStatusBarStyle` of the property list, for apps whose controllers do not decide.
  package var statusBarStyleAtLaunch: UIStatusBarStyle {
    if let ownStatusBarStyle { return ownStatusBarStyle }
    return switch information["UIStatusBarStyle"] as? String {
    case "UIStatusBarStyleLightContent": .lightContent
    case "UIStatusBarStyleDarkContent": .darkContent
    default: .default
    }
  }
}
