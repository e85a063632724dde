import Geometry

/// Sizes of sheets and popovers, in points.
public enum SheetMetrics {
  /// Between the safe area and a sheet as high as it gets, on phones with a sensor housing: Xcode draws roots of page sheets 54 points
  /// lower than a screen with 44 points of status bar. On phones with a home button they are 20 lower, which is the status bar alone.
  /// From iOS 26 on such a sheet begins where the safe area does.
  public static let gapBelowSensorHousing = ByRelease(10.0, [26: 0])
  /// From the top of the screen to a sheet as high as it gets, where no safe area is above it (DEVIATIONS.md, 270).
  public static let topWithoutSafeArea = ByRelease(0.0, [26: 30])
  /// Safe areas at the top that are higher than any status bar without a sensor housing.
  public static let leastSensorHousing = 25.0
  /// Between the safe area and a page sheet on an upright tablet, where it is as wide as the screen; nil where it stands in the middle
  /// (DEVIATIONS.md, 270).
  public static let gapOnUprightTablet = ByRelease<Double?>(nil, [26: 10])
  /// How a sheet on the bottom edge that is lower than the highest one keeps away from the edges; nil where it does not.
  public static let floating = ByRelease<FloatingSheet?>(nil, [26: FloatingSheet()])
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
  /// Where a popover lies that covers the bar item it comes from: from the safe area to its top, and from the sides of the screen; nil
  /// where it stands beside the item, with an arrow. One popover of an iPad of iOS 26.1 (DEVIATIONS.md, 271).
  public static let popoverOverBarItem = ByRelease<(top: Double, side: Double)?>(nil, [26: (top: 30, side: 19)])

  /// From the top of the screen to a sheet at its bottom edge that is as high as it gets.
  ///
  /// - Parameter safeAreaTop: That of the screen.
  public static func top(safeAreaTop: Double, release: Int) -> Double {
    if safeAreaTop <= 0 { return topWithoutSafeArea[release] }
    return safeAreaTop >= leastSensorHousing ? safeAreaTop + gapBelowSensorHousing[release] : safeAreaTop
  }

  /// The value of the medium detent, without the safe area below it: half of the window with that area, and from iOS 26 on 0.56 of the
  /// largest value, which is 425 of 759 on an iPhone 16, and 356.5 of 637 on an iPhone SE without status bar.
  public static func mediumDetent(height: Double, maximum: Double, safeAreaBottom: Double, release: Int) -> Double {
    switch mediumRule[release] {
    case .ofWindow(let share): height * share - safeAreaBottom
    case .ofMaximum(let share): maximum * share
    }
  }

  private enum MediumRule {
    case ofWindow(Double)
    case ofMaximum(Double)
  }
  private static let mediumRule = ByRelease(MediumRule.ofWindow(0.5), [26: .ofMaximum(0.56)])
}

/// How a sheet of iOS 26 keeps away from the edges: it is laid out as wide as the window, and drawn smaller.
///
/// Source: frames of twelve detents on an iPhone 16 of iOS 26.1. A detent of 10 points is 28 from the edges, 100 is 21.51, 144 is 9.62, and
/// from 200 on all are 8.
public struct FloatingSheet: Sendable {
  /// Points from the sides and the bottom edge.
  public var distance = 8.0
  /// The same for the lowest detents.
  public var distanceOfLow = 28.0
  /// Between these values of a detent, in points, the distance goes from the greater to the smaller one.
  public var lowDetents = 76.0...150.0

  /// The numbers of iOS 26.
  public init() {}

  /// Points from the sides and the bottom edge, for a detent of a value in points.
  public func distance(ofDetent value: Double) -> Double {
    distance + (distanceOfLow - distance) * lowness(ofDetent: value)
  }

  /// From 1 for the lowest detents to 0 for those that stand on the safe area below them, as they do from ``lowDetents`` on. A lower sheet
  /// is as high as its value, and its safe area is the smaller the lower it is.
  public func lowness(ofDetent value: Double) -> Double {
    let span = lowDetents.upperBound - lowDetents.lowerBound
    return max(0, min(1, (lowDetents.upperBound - value) / span))
  }
}
