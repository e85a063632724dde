import Platform
import Testing

@testable import UIKitCore

/// A window with a root controller on a device with a release of iOS.
@MainActor
final class BarStage {
  let screen: UIScreen
  let window: UIWindow

  /// - Parameter safeAreaTop: In place of the device's, as where the status bar is hidden.
  init(
    _ root: UIViewController, on name: String, _ orientation: Device.Orientation = .portrait, release: Int,
    safeAreaTop: Double? = nil
  ) throws {
    let device = try #require(Device.named(name))
    var profile = Profile(device, orientation, release: release)
    if let safeAreaTop { profile.safeArea.top = safeAreaTop }
    screen = UIScreen(profile)
    // Symbols and texts are measured for the main screen, which other tests leave with another scale.
    UIScreen.current = screen
    let size = device.size(in: orientation)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    window.screen = screen
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  isolated deinit { if UIScreen.current === screen { UIScreen.current = .original } }

  /// Lays out and returns where a view lies in the window.
  func frame(_ view: UIView?) throws -> CGRect {
    window.layoutIfNeeded()
    let view = try #require(view)
    try #require(view.isDescendant(of: window))
    return view.convert(view.bounds, to: window)
  }

  /// The platters of a bar, in their order.
  func platters(_ bar: UIView) -> [BarPlatter] {
    window.layoutIfNeeded()
    return bar.subviews.compactMap { $0 as? BarPlatter }.filter { !$0.isHidden }
  }
}

/// Whether two lengths are the same but for a twentieth of a point.
func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.05 }

func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
  isNear(a.minX, b.minX) && isNear(a.minY, b.minY) && isNear(a.width, b.width) && isNear(a.height, b.height)
}
