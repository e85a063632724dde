/// Heights of the system's bars, in points: without status bar, large title and, before iOS 26, the safe area below.
///
/// The one place that decides them. Source: stored frames for 44, 49, 50 and 54, developers' reports for the low bars of phones
/// that lie on their side; iOS 26 measured on an iPhone SE, an iPhone 16, phones of 402 points and an iPad (A16).
public struct BarHeights: Hashable, Sendable {
  /// Without the status bar above it, a large title and a prompt.
  public var navigationBar: Double
  /// Without the safe area below it; from iOS 26 on counted from the edge of the screen (``tabBar(above:)``).
  public var tabBar: Double
  /// Without the safe area below it; from iOS 26 on what it takes from the edge of the screen (``toolbar(above:)``).
  public var toolbar: Double
  /// Whether ``tabBar`` and ``toolbar`` are counted from the edge, whatever the safe area there is.
  public var countsFromEdge = false
  /// Where a tab bar lies.
  public var tabBarEdge = TabBarEdge.bottom

  /// Where a tab bar lies.
  public enum TabBarEdge: Hashable, Sendable {
    /// At the lower edge of what it belongs to.
    case bottom
    /// Where the upper inset of the safe area ends, over the navigation bar.
    case top
  }

  /// What a large title adds to a navigation bar: 44 and 52 in 9 bars of Xcode 9 to 16, 54 and 52 in Xcode 26.
  ///
  /// Where the height is compact there is no large title.
  public static let largeTitle = 52.0
  /// What the line of a large title has above and below it, where it makes the bar higher than ``largeTitle``: a line of 57.5 points adds
  /// 61.5 in iOS 26, in one place (DEVIATIONS.md, 250).
  public static let largeTitlePadding = 4.0
  /// What a prompt above the title adds to a navigation bar, as reported by developers.
  public static let prompt = 30.0
  /// A navigation bar that is simulated over a sheet: 10 bars since Xcode 11.
  public static let navigationBarOfSheet = 56.0
  /// Whether navigation bars of sheets are ``navigationBarOfSheet`` high. In iOS 26 they have the height of every bar.
  public static let raisesBarsOfSheets = ByRelease(false, [13: true, 26: false])
  /// Between a tab bar at the top and the safe area below it, where no navigation bar stands beside it. The 0 of iOS 18 is not known
  /// (DEVIATIONS.md, 251).
  public static let gapBelowTabBarAtTop = ByRelease(0.0, [26: 20])

  /// The bars of navigation and tab bar controllers.
  ///
  /// - Parameters:
  ///   - idiom: Bars of tablets are 50 high since iOS 12, before they were those of a phone. Tabs of tablets stand at the top since iOS 18,
  ///     unless the width is compact (documentation of `UITabBarController`).
  ///   - horizontal: Nil is unspecified and counts as regular; so for `vertical`.
  ///   - release: The navigation bar is 54 high since iOS 26 in every size class, and the other bars float over the content.
  ///   - floats: False for bars of the canvas, of which only the navigation bar of a phone is another one since iOS 26: below 20 points in
  ///     1 scene, below 48 and 59 twice in 4 scenes, none against.
  public init(
    idiom: Device.Idiom, horizontal: Device.SizeClass?, vertical: Device.SizeClass?, release: Int, floats: Bool = true
  ) {
    let rows: Rows
    if vertical == .compact {
      rows = horizontal == .compact ? .low : .lowAndWide
    } else {
      rows = idiom == .pad ? .tablet : .phone
    }
    (navigationBar, tabBar, toolbar) = rows.heights(floats ? release : min(release, Rows.lastOfCanvas))
    guard floats else {
      navigationBar = rows.navigationBarOfCanvas[release]
      return
    }
    countsFromEdge = Rows.countFromEdge[release]
    guard idiom == .pad, vertical != .compact else { return }
    if horizontal == .compact {
      tabBar = Rows.tabBarOfNarrowTablet[release]
    } else {
      tabBarEdge = Rows.tabBarEdgeOfTablet[release]
    }
  }

  /// What a tab bar at the lower edge takes from there, in points.
  public func tabBar(above safeAreaBottom: Double) -> Double { countsFromEdge ? tabBar : tabBar + safeAreaBottom }

  /// What a toolbar takes from the lower edge, in points.
  ///
  /// Where something higher than a home indicator lies below, such as a tab bar, a floating toolbar stands above it (DEVIATIONS.md, 253).
  public func toolbar(above safeAreaBottom: Double) -> Double {
    guard countsFromEdge else { return toolbar + safeAreaBottom }
    guard safeAreaBottom > HomeIndicator.ofUprightPhone else { return toolbar }
    return safeAreaBottom + FloatingBarMetrics.toolbarTop
      + FloatingBarMetrics.toolbarHeight(idiom: .phone, vertical: .regular)
  }
}

extension BarHeights {
  /// The heights of one kind of screen, by release.
  private struct Rows {
    var navigationBar: ByRelease<Double>
    var tabBar: ByRelease<Double>
    var toolbar: ByRelease<Double>
    var navigationBarOfCanvas: ByRelease<Double>

    func heights(_ release: Int) -> (Double, Double, Double) {
      (navigationBar[release], tabBar[release], toolbar[release])
    }

    /// Upright phones. 83 also without a home indicator.
    static let phone = Rows(
      navigationBar: ByRelease(44, [26: 54]), tabBar: ByRelease(49, [26: 83]), toolbar: ByRelease(44, [26: 86]),
      navigationBarOfCanvas: ByRelease(44, [26: 54]))
    /// Tablets. The tab bar of iOS 26 lies at the top.
    static let tablet = Rows(
      navigationBar: ByRelease(44, [12: 50, 26: 54]), tabBar: ByRelease(49, [12: 50, 26: 44]),
      toolbar: ByRelease(44, [12: 50, 26: 79]), navigationBarOfCanvas: ByRelease(44, [12: 50]))
    /// Phones on their side whose width is compact.
    static let low = Rows(
      navigationBar: ByRelease(32, [26: 54]), tabBar: ByRelease(32, [26: 64]), toolbar: ByRelease(32, [26: 82]),
      navigationBarOfCanvas: ByRelease(32, [:]))
    /// Phones on their side whose width is regular.
    static let lowAndWide = Rows(
      navigationBar: ByRelease(32, [26: 54]), tabBar: ByRelease(49, [26: 64]), toolbar: ByRelease(44, [26: 82]),
      navigationBarOfCanvas: ByRelease(32, [:]))

    static let countFromEdge = ByRelease(false, [26: true])
    static let tabBarEdgeOfTablet = ByRelease(TabBarEdge.bottom, [18: .top])
    /// A tablet whose width is compact has a phone's tab bar in iOS 26 (DEVIATIONS.md, 251).
    static let tabBarOfNarrowTablet = ByRelease(49.0, [12: 50, 26: 83])
    /// The release whose tab bars and toolbars the canvas kept.
    static let lastOfCanvas = 25
  }
}
