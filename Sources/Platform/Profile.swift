import Geometry

/// What a layout is computed for: a device, or Interface Builder's canvas of an Xcode generation.
///
/// A value that a screen, and so every tree of views on it, has for itself: two trees side by side may have different ones.
public struct Profile: Hashable, Sendable {
  /// Phone or tablet; it decides the heights of bars.
  public var idiom = Device.Idiom.phone
  /// Pixels per point, to which frames are rounded.
  public var scale = 2.0
  /// Pixels per point to which sizes of text are rounded; nil is ``scale``. The canvas rounded text to the pixels of the Mac's
  /// display, and frames to those of the device.
  public var textScale: Double?
  /// Pixels per point to which the heights of labels of one line in the system font are rounded up; the sizes of labels of several lines
  /// then are rounded to ``scale``. Nil is as other text, for all labels. The canvas does so: see `Document.canvasRoundsLinesToPixels(in:)`.
  public var lineScale: Double?
  /// The iOS release whose control sizes and system font apply.
  public var release = Releases.standard
  /// Nil is unspecified, as on the square canvas of Xcode 5 to 7.
  public var horizontalSizeClass: Device.SizeClass? = .compact
  /// Nil is unspecified, as on the square canvas of Xcode 5 to 7.
  public var verticalSizeClass: Device.SizeClass? = .regular
  /// The text size of the user; text styles follow it.
  public var contentSizeCategory = ContentSizeCategory.large
  /// Points: text styles, by their names in documents, whose size is not that of the category.
  public var textStyleSizes: [String: Double] = [:]
  /// Whether leading is right.
  public var isRightToLeft = false
  /// Whether colors and images are those of the dark appearance.
  public var isDark = false
  /// What covers the edges of the screen, in points: status bar, sensor housing, home indicator.
  public var safeArea = Insets()
  /// What views do as they would on a device, or as on the canvas.
  public var behavior = Behavior.device

  /// An upright phone without safe area, with two pixels per point and the usual text, read from left to right.
  public init() {}

  /// A device as it comes out of the box, with an app that has the whole screen.
  public init(_ device: Device, _ orientation: Device.Orientation, release: Int = Releases.standard) {
    idiom = device.idiom
    scale = device.scale
    self.release = release
    (horizontalSizeClass, verticalSizeClass) = device.sizeClasses(in: orientation, release: release)
    safeArea = device.safeArea(in: orientation, release: release)
  }
}

extension Profile {
  /// The sizes of controls in this release.
  public var controls: ControlMetrics { ControlMetrics(release: release, behavior: behavior) }

  /// Without status bar and large title.
  public var bars: BarHeights {
    BarHeights(
      idiom: idiom, horizontal: horizontalSizeClass, vertical: verticalSizeClass, release: release,
      floats: behavior.floatsBars)
  }
}
