/// The margins that the system gives a controller's root view at its leading and trailing edge, in points.
///
/// The one place that decides them, for views, tables and devices.
public enum SystemMargin {
  /// Points, of a view less than ``leastWide`` points wide.
  public static let narrow = 16.0
  /// Points, of a view at least ``leastWide`` points wide.
  public static let wide = 20.0

  /// The least width of a view with wide margins on a device.
  ///
  /// Source: bars of iOS 18.5 on 402 points have narrow ones, as a report of 26.3 says of roots; 414 points have wide ones in stored frames.
  /// Between the two none was seen (DEVIATIONS.md, 252).
  public static let leastWide = 414.0

  /// The same on the canvas.
  ///
  /// Source: stored frames. All 627 margin constraints of root views agree; the narrowest root with wide margins has 400 points, and
  /// upright phones of 390 and 393 points have narrow ones. None was seen between 393 and 400.
  public static let leastWideOnCanvas = 400.0

  /// The widest view that has the margins of its width where width and height are compact; others have narrow ones.
  ///
  /// Source: views in windows of 812 × 375 and 844 × 390 points keep 16 beside the safe area. Bars and fields of an iPhone SE on its side
  /// have 20 in iOS 26.1, in one place; other phones on their side are not known (DEVIATIONS.md, 252).
  private static let widestLowScreenByWidth = ByRelease(0.0, [26: 667])

  /// The margin by the width alone, as on the canvas.
  ///
  /// - Parameters:
  ///   - width: That of the root view in points, whatever the screen.
  ///   - leastWide: The least width with wide margins.
  public static func side(ofWidth width: Double, leastWide: Double = leastWideOnCanvas) -> Double {
    width >= leastWide ? wide : narrow
  }

  /// The margin on a device: where width and height are compact it is narrow, however wide the view, but for some since iOS 26.
  ///
  /// Interface Builder's canvas does otherwise: ``Profile/Behavior/narrowsMarginsOfCompactScreens``.
  public static func side(
    ofWidth width: Double, horizontal: Device.SizeClass?, vertical: Device.SizeClass?, release: Int
  ) -> Double {
    let isCompact = horizontal == .compact && vertical == .compact
    return isCompact ? ofLowScreen(width: width, release: release) : side(ofWidth: width, leastWide: leastWide)
  }

  /// The margin of a view on a phone on its side that is compact both ways.
  public static func ofLowScreen(width: Double, release: Int) -> Double {
    width <= widestLowScreenByWidth[release] ? side(ofWidth: width, leastWide: leastWide) : narrow
  }

  /// The height below which a phone on its side is compact both ways, so that a root view of its size has the margins of
  /// ``ofLowScreen(width:release:)`` also outside of a window: the least width of the phones that are regular on their side.
  public static let lowScreen = 414.0

  /// The margin on every side of a view that is not a controller's root: 91 of 91 constraints.
  public static let ofSubview = 8.0
}

extension Device {
  /// The leading and trailing layout margin of the root view of an app that has the whole screen, in points.
  public func systemMargin(in orientation: Orientation, release: Int = Releases.standard) -> Double {
    let classes = sizeClasses(in: orientation)
    return SystemMargin.side(
      ofWidth: size(in: orientation).width, horizontal: classes.horizontal, vertical: classes.vertical, release: release
    )
  }
}
