import Geometry
import InterfaceBuilder
import Platform
import TextLayout
import UIKitCore

/// What a scene is shown on and with: a device with its release of iOS and how it is held, text size, writing direction, appearance.
public struct LayoutConfiguration: Hashable, Sendable {
  /// The part of a screen that an app has.
  public typealias Split = Device.Split

  /// The model, which decides screen, bars and size classes.
  public var device: Device
  /// The model that was asked for, as Apple writes it: what ``name`` calls the device; nil for the newest one that runs the release.
  public var model: String?
  /// The number of the release of iOS or iPadOS, such as 26, whose controls, bars, safe areas and size classes count. At first
  /// `Releases.standard`, or the nearest one that the model runs. Nothing stops a release that the model does not run; see ``runs``.
  public var release: Int
  /// Whether ``name`` says the release also where it is the usual one of the device: where several are laid out.
  public var namesRelease = false
  /// Upright, as by default, or on its side. On its side the screen's width and height are exchanged, and safe area, bars
  /// and size classes are those of a device on its side. A ``windowSize`` stays as it is.
  public var orientation: Device.Orientation
  /// The part of the screen that the app has beside another.
  public var split = Split.full
  /// A size of the window, which goes before that of the split; points. Size classes follow its width.
  public var windowSize: Size?
  /// How much higher the screen is than the device's, in points: a picture shows all content of a scroll view so.
  public var extraHeight = 0.0
  /// The step of Dynamic Type; large is what a device has when it is new.
  public var textSize: TextSize = .large
  /// Applied to every text of the document; `.rightToLeft` also turns the layout round.
  package var pseudolanguage: Pseudolanguage?
  /// Whether leading is on the right, with the texts as they are.
  public var isRightToLeft = false
  /// Whether colors and images are those of the dark appearance.
  public var isDark = false

  /// A device as it comes out of the box, with the whole screen.
  public init(_ device: Device, _ orientation: Device.Orientation = .portrait) {
    self.device = device
    self.orientation = orientation
    release = device.usualRelease()
  }

  /// A device by model or Interface Builder name, such as "iPhone SE" or "retina4_7"; nil for anything else.
  public init?(device name: String, orientation: String = "portrait") {
    guard let device = Device.named(name), let orientation = Device.Orientation(rawValue: orientation)
    else { return nil }
    self.init(device, orientation)
    model = device.id.lowercased() == name.lowercased() ? nil : Device.model(named: name)?.name
    release = device.usualRelease(of: model)
  }
}

/// A step of text size: `xSmall` to `xxxLarge`, then `AX1` to `AX5`.
public typealias TextSize = ContentSizeCategory

extension LayoutConfiguration {
  /// Points: the window's, else the screen's as it is held.
  public var size: Size {
    if let windowSize { return windowSize }
    let window = device.size(of: split, in: orientation) ?? device.size(in: orientation)
    return Size(width: window.width, height: window.height + extraHeight)
  }

  /// Whether the device has such a split, held this way.
  public var isPossible: Bool { device.size(of: split, in: orientation) != nil }

  /// Whether the model, or without one some model with the screen, runs the release.
  public var runs: Bool { device.releases(of: model).contains(release) }

  /// `iPhone 8 runs iOS 11 to 16`: why ``runs`` is false.
  public var releaseWords: String { "\(model ?? device.id) runs \(device.releaseWords(of: model))" }

  /// What covers the edges of the screen without bars, in points.
  package var safeArea: Insets { device.safeArea(in: orientation, release: release) }

  /// Size classes of the window.
  package var sizeClasses: SizeClasses {
    SizeClasses(device.sizeClasses(ofWindowWidth: size.width, in: orientation, release: release))
  }

  /// The device with a window of that size, and what the user has set.
  package var profile: Profile {
    var profile = Profile(device, orientation, release: release)
    (profile.horizontalSizeClass, profile.verticalSizeClass) = device.sizeClasses(
      ofWindowWidth: size.width, in: orientation, release: release)
    profile.contentSizeCategory = textSize
    profile.isRightToLeft = isRightToLeft || pseudolanguage == .rightToLeft
    profile.isDark = isDark
    return profile
  }

  /// The leading and trailing margin of a root view, in points.
  var systemMargin: Double { profile.systemMargin(ofWidth: size.width) }

  /// The model that was asked for, else the newest with the screen that runs the release.
  public var deviceName: String { model ?? device.displayName(release: release) }

  /// `iPhone 8, landscape, iOS 15, text AX3, right to left, 320×480`: what differs from an upright phone with the usual release and text.
  public var name: String {
    var parts = [deviceName, orientation.rawValue]
    if namesRelease || release != device.usualRelease(of: model) { parts.append(releaseName) }
    if split != .full { parts.append(split.words) }
    if let windowSize { parts.append("window \(short: windowSize.width)×\(short: windowSize.height)") }
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
  /// `iOS 26`, on tablets `iPadOS 26`.
  public var releaseName: String { "\(device.idiom == .pad ? "iPadOS" : "iOS") \(release)" }

  /// The same with another release.
  public func on(release: Int) -> LayoutConfiguration {
    var configuration = self
    configuration.release = release
    return configuration
  }
}

extension [LayoutConfiguration] {
  /// The same, of which each names its release if one is not the usual one of its device.
  package var namingReleases: [LayoutConfiguration] {
    guard contains(where: { $0.release != $0.device.usualRelease(of: $0.model) }) else { return self }
    return map { configuration in
      var named = configuration
      named.namesRelease = true
      return named
    }
  }
}

extension LayoutConfiguration {
  /// The narrowest phone, the common widths, the largest phone, the smallest and a large iPad, in both orientations, each with its usual
  /// release.
  public static var usualDevices: [LayoutConfiguration] { inBothOrientations(Device.checkDefaults) }

  /// Every distinct screen in both orientations.
  public static var allDevices: [LayoutConfiguration] { inBothOrientations(Device.all) }

  /// Each device upright, then on its side.
  public static func inBothOrientations(_ devices: [Device]) -> [LayoutConfiguration] {
    devices.flatMap { device in
      Device.Orientation.allCases.map { LayoutConfiguration(device, $0) }
    }
  }
}

extension Device.Split {
  /// For sentences.
  fileprivate var words: String {
    switch self {
    case .full: "all of the screen"
    case .twoThirds: "two thirds of the screen"
    case .half: "half of the screen"
    case .oneThird: "a third of the screen"
    case .slideOver: "slid over"
    }
  }
}
