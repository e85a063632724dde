import Platform
import Testing

@testable import UIKitCore

/// A window with a root controller on a device, which can be turned and shared with other apps.
@MainActor
final class ControllerStage {
  let device: Device
  let screen: UIScreen
  let window: UIWindow

  init(
    _ root: UIViewController, on name: String, _ orientation: Device.Orientation = .portrait,
    _ part: Device.Split = .full
  ) throws {
    device = try #require(Device.named(name))
    screen = UIScreen(try device.profile(orientation, part))
    let size = try #require(device.size(of: part, in: orientation))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    window.screen = screen
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  func turn(_ orientation: Device.Orientation, _ part: Device.Split = .full) throws {
    try window.turn(device, orientation, part)
  }

  /// Lays out and returns where a view lies in the window.
  func frame(_ view: UIView?) throws -> CGRect {
    window.layoutIfNeeded()
    let view = try #require(view)
    try #require(view.isDescendant(of: window))
    return view.convert(view.bounds, to: window)
  }

  var conflicts: Int { window.layoutHost?.conflicts.count ?? 0 }
}

extension UIWindow {
  /// Turns the device, or gives the app another part of its screen.
  func turn(_ device: Device, _ orientation: Device.Orientation, _ part: Device.Split) throws {
    screen.profile = try device.profile(orientation, part)
    let size = try #require(device.size(of: part, in: orientation))
    frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }
}

extension Device {
  /// The profile of an app that has a part of the screen; iOS 17, unless a test names another release.
  func profile(_ orientation: Orientation, _ part: Split, release: Int = 17) throws -> Profile {
    var profile = Profile(self, orientation, release: release)
    (profile.horizontalSizeClass, profile.verticalSizeClass) = try #require(
      sizeClasses(of: part, in: orientation, release: release))
    return profile
  }
}

extension UIView {
  /// The first label below the view that shows a text.
  func label(_ text: String) -> UILabel? {
    for subview in subviews where !subview.isHidden {
      if let label = subview as? UILabel, label.text == text { return label }
      if let found = subview.label(text) { return found }
    }
    return nil
  }
}

/// A view of a size, placed by constraints.
@MainActor
func box(_ width: CGFloat, _ height: CGFloat = 30) -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  view.widthAnchor.constraint(equalToConstant: width).isActive = true
  view.heightAnchor.constraint(equalToConstant: height).isActive = true
  return view
}

@MainActor
func barItem(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem(customView: box(width)) }
