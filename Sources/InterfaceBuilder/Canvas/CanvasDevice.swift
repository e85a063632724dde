/// A device of Interface Builder's canvas.
public struct CanvasDevice: Hashable, Sendable {
  /// The kind of a device, which decides the insets of its screen and the heights of its bars.
  public enum Family: Hashable, Sendable {
    /// A phone with a home button.
    case homeButtonPhone
    /// A phone with a notch or island and a home indicator.
    case roundedPhone
    /// An iPad with a home button.
    case homeButtonPad
    /// An iPad with round corners and a home indicator.
    case roundedPad
    /// The square "Any" canvas of Xcode 5 to 7.
    case square
  }

  /// The kind of the device; it follows from the name in the document.
  public let family: Family
  /// In points, upright.
  public let portraitSize: Size
  /// Pixels per point.
  public let scale: Double

  /// Whether it is a phone of either kind; false for the square canvas.
  public var isPhone: Bool { family == .homeButtonPhone || family == .roundedPhone }
  /// Whether it is an iPad of either kind; false for the square canvas.
  public var isPad: Bool { family == .homeButtonPad || family == .roundedPad }
  /// Whether the device has a home indicator at the bottom.
  public var isRounded: Bool { family == .roundedPhone || family == .roundedPad }
}

extension CanvasDevice {
  /// The device of Interface Builder's name; nil for a name unknown here.
  public init?(id: String) {
    guard let device = Self.known[id] else { return nil }
    self = device
  }

  /// The device of a document: its own, the square canvas if it names none, a common phone if the name is unknown.
  init(of document: Document) {
    guard let device = document.device else {
      self = .square
      return
    }
    self = Self.known[device.id] ?? Self.nearest(to: device.id)
  }

  private init(_ family: Family, _ width: Double, _ height: Double, scale: Double) {
    self.init(family: family, portraitSize: Size(width: width, height: height), scale: scale)
  }

  /// Stored frames without a device have halves, never thirds.
  private static let square = CanvasDevice(.square, 600, 600, scale: 2)

  private static func nearest(to id: String) -> CanvasDevice {
    guard id.hasPrefix("ipad") else { return CanvasDevice(.roundedPhone, 393, 852, scale: 3) }
    return CanvasDevice(id.hasSuffix("rounded") ? .roundedPad : .homeButtonPad, 820, 1180, scale: 2)
  }

  private static let known: [String: CanvasDevice] = [
    "retina3_5": CanvasDevice(.homeButtonPhone, 320, 480, scale: 2),
    "retina4_0": CanvasDevice(.homeButtonPhone, 320, 568, scale: 2),
    "retina4_7": CanvasDevice(.homeButtonPhone, 375, 667, scale: 2),
    "retina5_5": CanvasDevice(.homeButtonPhone, 414, 736, scale: 3),
    "retina5_4": CanvasDevice(.roundedPhone, 375, 812, scale: 3),
    "retina5_9": CanvasDevice(.roundedPhone, 375, 812, scale: 3),
    "retina6_0": CanvasDevice(.roundedPhone, 390, 844, scale: 3),
    "retina6_1": CanvasDevice(.roundedPhone, 414, 896, scale: 2),
    "retina6_12": CanvasDevice(.roundedPhone, 393, 852, scale: 3),
    "retina6_3": CanvasDevice(.roundedPhone, 402, 874, scale: 3),
    "retina6_5": CanvasDevice(.roundedPhone, 414, 896, scale: 3),
    "retina6_55": CanvasDevice(.roundedPhone, 420, 912, scale: 3),
    "retina6_7": CanvasDevice(.roundedPhone, 428, 926, scale: 3),
    "retina6_72": CanvasDevice(.roundedPhone, 430, 932, scale: 3),
    "retina6_9": CanvasDevice(.roundedPhone, 440, 956, scale: 3),
    "ipad7_9": CanvasDevice(.homeButtonPad, 768, 1024, scale: 2),
    "ipad9_7": CanvasDevice(.homeButtonPad, 768, 1024, scale: 2),
    "ipad10_2": CanvasDevice(.homeButtonPad, 810, 1080, scale: 2),
    "ipad10_5": CanvasDevice(.homeButtonPad, 834, 1112, scale: 2),
    "ipad12_9": CanvasDevice(.homeButtonPad, 1024, 1366, scale: 2),
    "ipad8_3rounded": CanvasDevice(.roundedPad, 744, 1133, scale: 2),
    "ipad10_9rounded": CanvasDevice(.roundedPad, 820, 1180, scale: 2),
    "ipad11_0rounded": CanvasDevice(.roundedPad, 834, 1194, scale: 2),
    "ipad11_1rounded": CanvasDevice(.roundedPad, 834, 1210, scale: 2),
    "ipad12_9rounded": CanvasDevice(.roundedPad, 1024, 1366, scale: 2),
    "ipad13_0rounded": CanvasDevice(.roundedPad, 1032, 1376, scale: 2),
  ]
}
