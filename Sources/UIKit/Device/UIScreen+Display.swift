/// One of the sizes in pixels that a screen can have.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// Pixels.
  public let size: CGSize
  /// The width of a pixel over its height: 1.
  open var pixelAspectRatio: CGFloat { 1 }

  fileprivate init(size: CGSize) { self.size = size }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIScreenMode else { return false }
    return MainActor.assumeIsolated { size == other.size }
  }
  open override var hash: Int { MainActor.assumeIsolated { size.width.hashValue ^ size.height.hashValue } }
}

extension UIScreen {
  /// What is done about a television that cuts off the edges.
  public enum OverscanCompensation: Int, Sendable {
    /// The picture is made smaller, the bounds are, or nothing is done.
    case scale, insetBounds, none
  }

  /// Whether a screen shows the colors of its standard.
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    /// It cannot, it could, it does in part, or it does.
    case notSupported, notEnabled, limited, enabled
  }

  /// Posted when a screen is connected; none is here.
  public nonisolated static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
  /// Posted when a screen is disconnected; none is here.
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")
  /// Posted when a screen has another mode; none has here.
  public nonisolated static let modeDidChangeNotification = NSNotification.Name("UIScreenModeDidChangeNotification")
  /// Posted when the app has set another brightness.
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted when a test says that the screen is recorded, or no longer.
  public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// Posted when ``referenceDisplayModeStatus`` changes, which it does not here.
  public nonisolated static let referenceDisplayModeStatusDidChangeNotification = NSNotification.Name(
    "UIScreenReferenceDisplayModeStatusDidChangeNotification")

  /// The main screen: no other is connected.
  public static var screens: [UIScreen] { [main] }
  /// Nil: no screen shows the same as this one.
  public var mirrored: UIScreen? { nil }

  /// The pixels of the upright device. A phone with 414 × 736 points has 1080 × 1920 of them, fewer than its points ask for.
  public var nativeBounds: CGRect {
    let (whole, scale) = (uprightSize, nativeScale)
    return CGRect(x: 0, y: 0, width: (whole.width * scale).rounded(), height: (whole.height * scale).rounded())
  }

  /// Pixels of the display per point: ``scale``, but for a phone with 414 × 736 points, which has 1080 pixels for 414 points.
  public var nativeScale: CGFloat {
    guard profile.idiom == .phone, uprightSize == CGSize(width: 414, height: 736) else { return scale }
    return 1080 / 414
  }

  /// From 0 to 1; 0.5 until the app sets another, beyond which the nearer end counts. Nothing gets brighter.
  public var brightness: CGFloat {
    get { UIApplication.shared.services.brightness }
    set {
      let new = newValue.isFinite ? min(max(newValue, 0), 1) : 0.5
      guard new != brightness else { return }
      UIApplication.shared.services.brightness = new
      post(UIScreen.brightnessDidChangeNotification, object: self)
    }
  }
  /// False by default. No effect here, which the log says once.
  public var wantsSoftwareDimming: Bool {
    get { false }
    set { LayoutLog.noteWithoutEffect("UIScreen.wantsSoftwareDimming") }
  }

  /// The only mode: the pixels of the screen's points.
  /// No effect here, which the log says once.
  public var currentMode: UIScreenMode? {
    get { UIScreenMode(size: nativeBounds.size) }
    set { LayoutLog.noteWithoutEffect("UIScreen.currentMode") }
  }
  /// The only mode.
  public var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
  /// The only mode.
  public var preferredMode: UIScreenMode? { currentMode }
  /// `scale` by default. No effect here, which the log says once: no television is connected.
  public var overscanCompensation: OverscanCompensation {
    get { .scale }
    set { LayoutLog.noteWithoutEffect("UIScreen.overscanCompensation") }
  }
  /// Zero: no television is connected.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }

  /// 60, as the clock of the screen has it.
  public var maximumFramesPerSecond: Int { 60 }
  /// Seconds from a frame to the picture: 0.
  public var calibratedLatency: CFTimeInterval { 0 }
  /// 1: no picture is brighter than white.
  public var currentEDRHeadroom: CGFloat { 1 }
  /// 1: no picture is brighter than white.
  public var potentialEDRHeadroom: CGFloat { 1 }
  /// `notSupported`.
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

  /// Nil: nothing has the focus of a remote control or a keyboard.
  public var focusedView: UIView? { nil }
  /// False: nothing has the focus of a remote control or a keyboard.
  public var supportsFocus: Bool { false }
  /// Whether the screen is recorded; a test decides.
  public var isCaptured: Bool { UIApplication.shared.services.isCaptured }

  /// A display link with the target, which fires by the clock of the screen.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
