import InterfaceBuilder
import TextLayout
import UIKit

/// What a scene is shown on and with: a device and how it is held, text size, writing direction, appearance.
public struct LayoutConfiguration: Hashable, Sendable {
  public var device: UIKit.Device
  public var orientation: UIKit.Device.Orientation
  /// A part of the screen that the app's window has instead of all of it; points. Size classes follow its width.
  public var windowSize: Size?
  public var textSize: TextSize = .large
  /// Applied to every text of the document; `.rightToLeft` also turns the layout round.
  public var pseudolanguage: Pseudolanguage?
  public var isRightToLeft = false
  public var isDark = false

  public init(_ device: UIKit.Device, _ orientation: UIKit.Device.Orientation = .portrait) {
    self.device = device
    self.orientation = orientation
  }

  /// A device by model or Interface Builder name, such as "iPhone SE" or "retina4_7"; nil for anything else.
  public init?(device name: String, orientation: String = "portrait") {
    guard let device = UIKit.Device.named(name), let orientation = UIKit.Device.Orientation(rawValue: orientation)
    else { return nil }
    self.init(device, orientation)
  }
}

/// A step of text size: `xSmall` to `xxxLarge`, then `AX1` to `AX5`.
public typealias TextSize = ContentSizeCategory

extension LayoutConfiguration {
  /// Points: the window's, else the screen's as it is held.
  public var size: Size {
    if let windowSize { return windowSize }
    let screen = device.size(in: orientation)
    return Size(width: screen.width, height: screen.height)
  }

  /// Size classes of the window. Below the width of the screen Apple's rule for sharing an iPad holds: compact up to 639
  /// points, except the half of a screen that is 1,366 wide.
  ///
  /// Source: Apple's documentation of size classes for the splits of each iPad.
  var sizeClasses: SizeClasses {
    let screen = device.sizeClasses(in: orientation)
    var classes = SizeClasses(screen)
    if let windowSize, windowSize.width < device.size(in: orientation).width, device.idiom == .pad {
      classes = SizeClasses(horizontal: windowSize.width < 639 ? .compact : .regular, vertical: .regular)
    }
    return classes
  }

  /// The leading and trailing margin of a root view; points. A window narrower than 414 points has that of a phone.
  var systemMargin: Double {
    windowSize.map { $0.width < 414 ? 16 : 20 } ?? device.systemMargin(in: orientation)
  }

  /// `iPhone 8, landscape, text AX3, right to left, 320×480`: what differs from an upright phone with the usual text.
  public var name: String {
    var parts = [device.displayName, orientation.rawValue]
    if let windowSize { parts.append("window \(number(windowSize.width))×\(number(windowSize.height))") }
    if textSize != .large { parts.append("text \(textSize)") }
    switch pseudolanguage {
    case .double: parts.append("double-length texts")
    case .accented: parts.append("accented texts")
    case .rightToLeft: parts.append("right to left")
    case nil: if isRightToLeft { parts.append("right to left") }
    }
    if isDark { parts.append("dark") }
    return parts.joined(separator: ", ")
  }
}

extension LayoutConfiguration {
  /// The narrowest phone still in use, the common widths, the largest phone, the smallest and a large iPad, in both orientations.
  public static var usualDevices: [LayoutConfiguration] { inBothOrientations(UIKit.Device.checkDefaults) }

  /// Every distinct screen in both orientations.
  public static var allDevices: [LayoutConfiguration] { inBothOrientations(UIKit.Device.all) }

  public static func inBothOrientations(_ devices: [UIKit.Device]) -> [LayoutConfiguration] {
    devices.flatMap { device in
      UIKit.Device.Orientation.allCases.map { LayoutConfiguration(device, $0) }
    }
  }
}

extension LayoutConfiguration {
  /// Every model's name and every screen's identifier.
  public static var deviceNames: [String] { UIKit.Device.all.flatMap { $0.names + [$0.id] } }
}
