import Geometry

/// Sizes of sheets and popovers, in points.
public enum SheetMetrics {
  /// Between the safe area and a sheet as high as it gets, on phones with a sensor housing: Xcode draws roots of page sheets 54 points
  /// lower than a screen with 44 points of status bar. On phones with a home button they are 20 lower, which is the status bar alone.
  public static let gapBelowSensorHousing = 10.0
  /// Safe areas at the top that are higher than any status bar without a sensor housing.
  public static let leastSensorHousing = 25.0
  /// A form sheet on a tablet that wishes for no size: 540 by 620 (DEVIATIONS.md, 124).
  public static let formSheet = Size(width: 540, height: 620)
  /// What a page sheet on a tablet has beside the readable width: its margins. 672 and 40 make 712 (DEVIATIONS.md, 124).
  public static let pageSheetMargins = 2 * SystemMargin.wide
  /// What sheets on tablets leave free above and below; not documented (DEVIATIONS.md, 124).
  public static let distanceFromEdges = 20.0

  /// The size of a popover that wishes for none (DEVIATIONS.md, 125); it is cut to the room.
  public static let popover = Size(width: 320, height: 1100)
  /// From the source of a popover to its content; not documented (DEVIATIONS.md, 125).
  public static let popoverArrow = 13.0
  /// What a popover leaves free of the screen (DEVIATIONS.md, 125).
  public static let popoverMargin = 10.0

  /// From the top of the screen to a sheet at its bottom edge that is as high as it gets.
  ///
  /// - Parameter safeAreaTop: That of the screen.
  public static func top(safeAreaTop: Double) -> Double {
    safeAreaTop >= leastSensorHousing ? safeAreaTop + gapBelowSensorHousing : safeAreaTop
  }
}
