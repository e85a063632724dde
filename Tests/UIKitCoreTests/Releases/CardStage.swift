import Platform
import Testing

@testable import UIKitCore

/// A window with a root controller on a device with a release of iOS.
@MainActor
final class CardStage {
  let window: UIWindow

  /// - Parameters:
  ///   - size: Of a window in place of the whole screen, in points.
  ///   - hidesStatusBar: Whether nothing covers the screen at the top.
  init(
    _ root: UIViewController, on name: String, release: Int, _ orientation: Device.Orientation = .portrait,
    size: CGSize? = nil, hidesStatusBar: Bool = false
  ) throws {
    let device = try #require(Device.named(name))
    var profile = Profile(device, orientation, release: release)
    if hidesStatusBar { profile.safeArea.top = 0 }
    let whole = device.size(in: orientation)
    window = UIWindow(frame: CGRect(origin: .zero, size: size ?? CGSize(width: whole.width, height: whole.height)))
    window.screen = UIScreen(profile)
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// Lays out and returns where a view is drawn in the window.
  func frame(_ view: UIView?) throws -> CGRect {
    window.layoutIfNeeded()
    let view = try #require(view)
    try #require(view.isDescendant(of: window))
    return view.convert(view.bounds, to: window)
  }
}

extension CGRect {
  /// Whether all four numbers are as near as hundredths of a point, which dumps were written with.
  func isNear(_ other: CGRect) -> Bool {
    max(abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width), abs(height - other.height)) < 0.01
  }
}
