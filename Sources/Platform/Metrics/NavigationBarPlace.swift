/// Where a navigation bar begins, in points from the top of what has it.
public enum NavigationBarPlace {
  /// Below the sensor housing in the screen ("Dynamic Island") the bar begins above the end of the safe area, by the safe area's top.
  ///
  /// Measured on screens of 393 × 852 in iOS 16 to 17.5 and of 402 × 874 and 440 × 956 in iOS 18.5, reported for the first in an app; on
  /// 430 × 932 it is inferred from the same safe area.
  private static let belowIsland = ByRelease<[Exception]>(
    [], [16: [Exception(safeAreaTop: 59, y: 161.0 / 3), Exception(safeAreaTop: 62, y: 169.0 / 3)], 26: []])
  /// The least, where the height is not compact. Measured in iOS 26.1 on an iPhone SE and an iPhone 16.
  private static let least = ByRelease(0.0, [26: 10])
  /// The same where the height is compact: measured in iOS 26 on an iPhone SE and an iPhone 17 Pro.
  private static let leastInCompactHeight = ByRelease(0.0, [26: 24])
  /// The same in a sheet: 6 roots of Xcode 26 and 27 begin 70 points below the top, 54 of them are the bar.
  private static let leastInSheet = ByRelease(0.0, [26: 16])

  private struct Exception {
    var safeAreaTop: Double
    var y: Double
  }

  /// Where the bar begins.
  ///
  /// - Parameters:
  ///   - safeAreaTop: That of the view that has the bar.
  ///   - vertical: Nil is unspecified and counts as regular.
  ///   - isInSheet: Whether the view lies in a sheet that leaves a part of the window free.
  ///   - isInFloatingColumn: Whether the view lies in the column of a split view that floats over the others. There the bar begins at the
  ///     top: measured in iOS 26.1 on an iPad, whose column has a safe area of 0 around a bar of 54 points.
  public static func top(
    safeAreaTop: Double, vertical: Device.SizeClass?, isInSheet: Bool = false, isInFloatingColumn: Bool = false,
    on profile: Profile
  ) -> Double {
    guard profile.behavior.floatsBars, !isInFloatingColumn else { return safeAreaTop }
    if let exception = belowIsland[profile].first(where: { $0.safeAreaTop == safeAreaTop }) { return exception.y }
    let table = vertical == .compact ? leastInCompactHeight : isInSheet ? leastInSheet : least
    return max(safeAreaTop, table[profile])
  }
}
