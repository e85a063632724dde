/// Heights of the system's bars, in points: without status bar, large title and the safe area below.
///
/// The one place that decides them. Source: stored frames for 44, 49, 50 and 54, developers' reports for the low bars of phones
/// that lie on their side. The floating bars of iOS 26 are not known.
public struct BarHeights: Hashable, Sendable {
  /// Without the status bar above it, a large title and a prompt.
  public var navigationBar: Double
  /// Without the safe area below it.
  public var tabBar: Double
  /// Without the safe area below it.
  public var toolbar: Double

  /// What a large title adds to a navigation bar: 44 and 52 in 9 bars of Xcode 9 to 16, 54 and 52 in Xcode 26.
  ///
  /// Where the height is compact there is no large title.
  public static let largeTitle = 52.0
  /// What a prompt above the title adds to a navigation bar, as reported by developers.
  public static let prompt = 30.0
  /// A navigation bar that is simulated over a sheet: 10 bars since Xcode 11.
  public static let navigationBarOfSheet = 56.0

  /// The bars of navigation and tab bar controllers.
  ///
  /// - Parameters:
  ///   - idiom: Bars of tablets are 50 high since iOS 12, before they were those of a phone.
  ///   - horizontal: Nil is unspecified and counts as regular; so for `vertical`.
  ///   - release: The navigation bar of a phone is 54 high since iOS 26: below 20 points in 1 scene, below 48 and 59 twice in
  ///     4 scenes, none against.
  public init(
    idiom: Device.Idiom, horizontal: Device.SizeClass?, vertical: Device.SizeClass?, release: Int
  ) {
    if vertical == .compact {
      let isLow = horizontal == .compact
      (navigationBar, tabBar, toolbar) = (32, isLow ? 32 : 49, isLow ? 32 : 44)
    } else if idiom == .pad, release >= 12 {
      (navigationBar, tabBar, toolbar) = (50, 50, 50)
    } else {
      (navigationBar, tabBar, toolbar) = (idiom == .phone && release >= 26 ? 54 : 44, 49, 44)
    }
  }
}

extension Device {
  /// Bars of an app that has the whole screen, before iOS 26.
  private func bars(in orientation: Orientation) -> BarHeights {
    let classes = sizeClasses(in: orientation)
    return BarHeights(idiom: idiom, horizontal: classes.horizontal, vertical: classes.vertical, release: 17)
  }

  /// Points, without status bar and large title.
  public func navigationBarHeight(in orientation: Orientation) -> Double { bars(in: orientation).navigationBar }

  /// Points, without the safe area below the bar.
  public func tabBarHeight(in orientation: Orientation) -> Double { bars(in: orientation).tabBar }

  /// Points, without the safe area below the bar.
  public func toolbarHeight(in orientation: Orientation) -> Double { bars(in: orientation).toolbar }
}
