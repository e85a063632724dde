import Platform
import Testing
import UIKit

/// A window on a device with one of the example screens. The device can be turned, shared with another app, and its settings changed.
@MainActor
final class ScreenStage {
  let device: Device
  let screen: UIScreen
  let window: UIWindow
  let controller: UIViewController
  private var orientation = Device.Orientation.portrait
  private var part = Device.Split.full
  /// What was logged since the last ``step(_:_:)`` began.
  private var log: [String] = []

  init(_ controller: UIViewController, on name: String) throws {
    device = try #require(Device.named(name))
    screen = UIScreen(Profile(device, .portrait))
    let size = device.size(in: .portrait)
    screen.bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    window = UIWindow(frame: screen.bounds)
    window.screen = screen
    self.controller = controller
    window.rootViewController = controller
  }

  /// Does something to the surroundings, lays out, and expects that nothing was logged, that the layout came to rest and that every
  /// view has one place only.
  func step(_ name: String, _ change: () throws -> Void) rethrows {
    log = []
    let write = LayoutLog.write
    LayoutLog.write = { self.log.append($0) }
    defer { LayoutLog.write = write }
    try change()
    window.layoutIfNeeded()
    let place = "\(type(of: controller)) on \(device.id), \(orientation.rawValue) \(part.rawValue), \(name)"
    #expect(log.isEmpty, "\(place)")
    let ambiguous = Self.tree(window).filter(\.hasAmbiguousLayout)
    #expect(ambiguous.isEmpty, "\(place)")
    // Whatever a layout depends on has been taken in: another one moves nothing.
    let frames = Self.tree(window).map(\.frame)
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(Self.tree(window).map(\.frame) == frames, "\(place)")
  }

  func turn(_ orientation: Device.Orientation, _ part: Device.Split = .full) throws {
    (self.orientation, self.part) = (orientation, part)
    let size = try #require(device.size(of: part, in: orientation))
    var profile = Profile(device, orientation)
    (profile.horizontalSizeClass, profile.verticalSizeClass) = try #require(
      device.sizeClasses(of: part, in: orientation))
    profile.contentSizeCategory = screen.profile.contentSizeCategory
    screen.bounds.size = CGSize(width: size.width, height: size.height)
    screen.profile = profile
    if screen.keyboard != nil { showKeyboard() }
    window.frame = screen.bounds
  }

  /// Keyboards of phones on their side are lower. Source: 291 and 200 points are Apple's for phones with a home indicator.
  func showKeyboard() { screen.keyboard = .docked(height: orientation == .portrait ? 291 : 200) }

  /// The parts of the screen that the app can have in an orientation.
  func parts(_ orientation: Device.Orientation) -> [Device.Split] {
    Device.Split.allCases.filter { device.size(of: $0, in: orientation) != nil }
  }

  static func tree(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(tree) }
}
