/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, with the lower edge on top.
  case portraitUpsideDown = 2
  /// Turned to the left, with the lower edge at the right.
  case landscapeLeft = 3
  /// Turned to the right, with the lower edge at the left.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  /// Lying on its screen.
  case faceDown = 6

  /// True upside down too.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True for both sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on its back or its screen.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can be turned so: not for a flat or an unknown orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The orientation of the interface, by the side at which the device's lower edge, or home button, is. Left and right
/// are swapped in ``UIDeviceOrientation``.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// The lower edge is at the bottom.
  case portrait = 1
  /// The lower edge is at the top.
  case portraitUpsideDown = 2
  /// The lower edge is at the right.
  case landscapeRight = 3
  /// The lower edge is at the left.
  case landscapeLeft = 4

  /// True upside down too.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True for both sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Orientations that a controller allows. The library does not read them: tests and tools decide how the screen is
/// turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bit 1, the number of ``UIInterfaceOrientation/portrait``.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Bit 2, the number of ``UIInterfaceOrientation/portraitUpsideDown``.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Bit 3, the number of ``UIInterfaceOrientation/landscapeRight``.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Bit 4, the number of ``UIInterfaceOrientation/landscapeLeft``.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both sides.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// What phones without a home button can be turned to.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The device whose screen is ``UIScreen/main``.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The only device; tests and tools turn it by giving the screen another size.
  public static let current = UIDevice()

  /// Posted when a test has rotated its screen.
  public static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChangeNotification")

  /// Landscape right if the screen is wider than high, else portrait: a device that is turned to the right shows the interface in
  /// landscape left.
  public var orientation: UIDeviceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.width > bounds.height ? .landscapeRight : .portrait
  }

  /// The idiom of the screen's traits.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  /// "iPad" for tablets, "iPhone" for every other idiom.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same as ``model``, because the device has no name of its own.
  public var name: String { model }
  /// "iPadOS" for tablets, "iOS" for every other idiom.
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The release of the environment.
  public var systemVersion: String { "\(UIScreen.main.profile.release).0" }
  /// Counts the calls. A screen that a test rotates posts notifications in any case, as UIKit itself asks for them on iOS.
  public func beginGeneratingDeviceOrientationNotifications() { generations += 1 }
  /// Takes back a call of the other function; without effect if there is none.
  public func endGeneratingDeviceOrientationNotifications() { generations = max(0, generations - 1) }
  /// Whether a call of ``beginGeneratingDeviceOrientationNotifications()`` has not been taken back.
  public var isGeneratingDeviceOrientationNotifications: Bool { generations > 0 }
  private var generations = 0
}

/// ``UIDevice/userInterfaceIdiom`` of the current device, for old code.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
