/// The margins that the system gives a controller's root view at its leading and trailing edge, in points.
///
/// The one place that decides them, for views, tables and devices.
public enum SystemMargin {
  /// Points, of a view less than ``leastWide`` points wide.
  public static let narrow = 16.0
  /// Points, of a view at least ``leastWide`` points wide.
  public static let wide = 20.0

  /// The least width of a view with wide margins.
  ///
  /// Source: stored frames. All 627 margin constraints of root views agree; the narrowest root with wide margins has 400 points, and
  /// upright phones of 390 and 393 points have narrow ones. None was seen between 393 and 400.
  public static let leastWide = 400.0

  /// The margin by the width alone, as on the canvas.
  ///
  /// - Parameter width: That of the root view in points, whatever the screen.
  public static func side(ofWidth width: Double) -> Double { width >= leastWide ? wide : narrow }

  /// The margin on a device: where width and height are compact it is narrow, however wide the view.
  ///
  /// Source: views in windows of 812 × 375 and 844 × 390 points keep 16 beside the safe area.
  /// Interface Builder's canvas does otherwise: ``Profile/Behavior/narrowsMarginsOfCompactScreens``.
  public static func side(
    ofWidth width: Double, horizontal: Device.SizeClass?, vertical: Device.SizeClass?
  ) -> Double {
    horizontal == .compact && vertical == .compact ? narrow : side(ofWidth: width)
  }

  /// The height below which a phone on its side is compact both ways, so that a root view of its size has ``narrow`` margins also
  /// outside of a window: the least width of the phones that are regular on their side.
  public static let lowScreen = 414.0

  /// The margin on every side of a view that is not a controller's root: 91 of 91 constraints.
  public static let ofSubview = 8.0
}

extension Device {
  /// The leading and trailing layout margin of the root view of an app that has the whole screen, in points.
  public func systemMargin(in orientation: Orientation) -> Double {
    let classes = sizeClasses(in: orientation)
    return SystemMargin.side(
      ofWidth: size(in: orientation).width, horizontal: classes.horizontal, vertical: classes.vertical)
  }
}
