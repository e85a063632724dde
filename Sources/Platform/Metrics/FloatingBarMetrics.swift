/// Sizes of what bars show that float, as they do since iOS 26, in points.
///
/// Source: simulators of iOS 26.1, an iPhone SE, an iPhone 16 and an iPad (A16), and pictures of iOS 26.2 on 402 points, unless a value
/// says otherwise.
public enum FloatingBarMetrics {
  // MARK: Platters of navigation bars and toolbars

  /// The height of a platter, which stands at the top of its bar.
  public static let platterHeight = 44.0
  /// The radius of a platter's corners.
  public static let platterCornerRadius = 22.0
  /// From the edges of a platter to the items on it.
  public static let platterPadding = 4.0
  /// From both sides of an item to its text or symbol, so that a platter is 32 points wider than a text alone on it.
  public static let itemPadding = 12.0
  /// What a symbol counts at least that is alone on a platter, and how much wider its platter is: 44 with a narrow symbol, 47 with one of
  /// 25 points, in simulators of iOS 26.1.
  public static let loneSymbol = (least: 22.0, room: 22.0)
  /// The least width of an item, also of one with a custom view, which has no padding of its own. Source: the measures of a library for
  /// custom views (DEVIATIONS.md, 253).
  public static let leastItemWidth = 36.0
  /// From the edges of a tablet's bar to the first platter: 737.5 and 72.5 of 820, and 562 and 248.
  public static let platterMarginOfTablet = 10.0
  /// From the top of what a toolbar takes to its items.
  public static let toolbarTop = 10.0

  /// The height of a toolbar and of the platters on it: 48 where neither the height is compact nor the device a tablet.
  public static func toolbarHeight(idiom: Device.Idiom, vertical: Device.SizeClass?) -> Double {
    idiom == .phone && vertical != .compact ? 48 : 44
  }

  // MARK: Tab bars

  /// The platter of an upright phone, at the top of the bar.
  public static let tabPlatterHeight = 62.0
  /// From both sides of the bar to the widest platter.
  public static let tabPlatterMargin = 21.0
  /// The width of a tab where the platter has room.
  public static let tabWidth = 94.0
  /// How far neighboring tabs reach over each other.
  public static let tabOverlap = 8.0
  /// The same with four tabs: 98 points every 84.67 on 402 points. The rule behind it is not known (DEVIATIONS.md, 254).
  public static let overlapOfFourTabs = 40.0 / 3
  /// The most tabs that are ``tabWidth`` wide; more fill the widest platter.
  public static let mostTabsOfOwnWidth = 3
  /// From the top of a tab to the middle of the image above its title.
  public static let tabImageMiddle = 20.0
  /// From the bottom of a tab to that of its title.
  public static let tabTitleBottom = 7.0
  /// Each way, of a badge with one sign. In pictures of iOS 26.2 it has 18 points.
  public static let badgeSize = 20.0
  /// From the middle of a tab to the side of its badge where reading begins.
  public static let badgeStart = 8.5
  /// From the top of a tab to that of its badge.
  public static let badgeTop = 2.0

  /// The platter where the height is compact, or at the top of a tablet.
  public static let lowTabPlatterHeight = 44.0
  /// At both sides of a text on a low platter. On a phone on its side it is not known (DEVIATIONS.md, 254).
  public static let lowTabPadding = 16.0
  /// Each way, of a badge on a tablet, whose text has ``lowBadgeTextSize``.
  public static let lowBadgeSize = 18.5
  /// Of the text of a badge on a tablet.
  public static let lowBadgeTextSize = 12.0
  /// From the end of a tab on a tablet to the side of its badge where reading begins.
  public static let lowBadgeStart = 15.5
  /// How far the badge of a tab on a tablet lies above the tab.
  public static let lowBadgeRise = 2.0

  // MARK: Accessories of tab bars

  /// The height of an accessory, and its distance from the bar: not known (DEVIATIONS.md, 256).
  public static let accessory = (height: 48.0, gap: 8.0)

  // MARK: Search

  /// From both sides of the screen to a search bar at the lower edge.
  public static let bottomSearchMargin = 28.0
  /// From the edges of such a search bar to its field.
  public static let bottomSearchPadding = 5.0
  /// From both sides of the screen to the field and the button that cancels over a keyboard: those that were measured below a title
  /// (DEVIATIONS.md, 443).
  public static let marginOverKeyboard = 16.0
  /// Each way, of the button that cancels.
  public static let cancelSize = 44.0
  /// Between the field and the button that cancels: 288 of 343 points are the field.
  public static let cancelGap = 11.0
}
