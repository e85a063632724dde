import Geometry

/// The screen that a canvas shows: that of a device, or the square "Any" canvas of Xcode 5 to 7.
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

  /// The kind of the device.
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
    let row = Self.aliases[id] ?? id
    guard let device = Device.all.first(where: { $0.id == row }) else { return nil }
    self.init(device)
  }

  /// The device that a document names: the square canvas if it names none, a common phone or tablet if the name is unknown.
  public init(named id: String?) {
    guard let id else {
      self = .square
      return
    }
    self = Self.known[id] ?? Self.nearest(to: id)
  }

  private init(_ device: Device) {
    let isRounded = device.safeArea(in: .portrait).bottom > 0
    let family: Family =
      device.idiom == .phone
      ? (isRounded ? .roundedPhone : .homeButtonPhone) : (isRounded ? .roundedPad : .homeButtonPad)
    self.init(family: family, portraitSize: device.portraitSize, scale: device.scale)
  }

  /// Two pixels per point: stored frames without a device have halves, never thirds.
  public static let square = CanvasDevice(family: .square, portraitSize: Size(width: 600, height: 600), scale: 2)

  private static func nearest(to id: String) -> CanvasDevice {
    guard id.hasPrefix("ipad") else {
      return CanvasDevice(family: .roundedPhone, portraitSize: Size(width: 393, height: 852), scale: 3)
    }
    return CanvasDevice(
      family: id.hasSuffix("rounded") ? .roundedPad : .homeButtonPad, portraitSize: Size(width: 820, height: 1180),
      scale: 2)
  }

  /// Names of Interface Builder for screens that the table has under another: the small tablet has the points of the usual one.
  private static let aliases = ["ipad7_9": "ipad9_7"]

  private static let known: [String: CanvasDevice] = Dictionary(
    uniqueKeysWithValues: (Device.all.map(\.id) + aliases.keys).compactMap { id in
      CanvasDevice(id: id).map { (id, $0) }
    })
}

extension CanvasDevice {
  /// Unspecified, which is "Any", on the square canvas, else those of the device.
  ///
  /// A phone is compact; upright it is regular in height, and one 414 points wide or more is regular in width on its side.
  public func sizeClasses(isLandscape: Bool) -> (horizontal: Device.SizeClass?, vertical: Device.SizeClass?) {
    if family == .square { return (nil, nil) }
    if isPad { return (.regular, .regular) }
    guard isLandscape else { return (.compact, .regular) }
    return (portraitSize.width >= 414 ? .regular : .compact, .compact)
  }
}
