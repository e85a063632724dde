/// Sizes of what bars show, in points.
///
/// Unless a value says otherwise it is remembered from hierarchies of views of iOS 7 to 15, and was not checked (DEVIATIONS.md, 121 and
/// 123). Apple documents the fonts and the sizes of icons in the Human Interface Guidelines. What floats since iOS 26 is in
/// ``FloatingBarMetrics``.
public enum BarMetrics {
  // MARK: Navigation bars and toolbars

  /// Of a title and of titles of buttons: the text size of the style body, which bars do not scale (guidelines).
  public static let titleSize = 17.0
  /// Of a large title (guidelines).
  public static let largeTitleSize = 34.0
  /// Of a large title at the accessibility sizes. 48 are measured at the first of them, in one place (DEVIATIONS.md, 250).
  private static let accessibleLargeTitleSize = ByRelease(34.0, [26: 48])
  /// Of a large title.
  public static func largeTitleSize(isAccessible: Bool, on profile: Profile) -> Double {
    isAccessible && profile.behavior.floatsBars ? accessibleLargeTitleSize[profile] : largeTitleSize
  }
  /// From the upper end of the room of a large title to its line; 3.5 in iOS 26.1 on an iPhone SE.
  public static let largeTitleTop = ByDesign(3.0, floating: 3.5)
  /// Of a prompt above the title; not documented (DEVIATIONS.md, 121).
  public static let promptSize = 13.0
  /// Between neighboring items, and between a title and the items beside it: the standard space between siblings.
  public static let spacing = 8.0
  /// What a button with an image alone keeps besides at a side with a neighbor, before iOS 26: two images of 24 by 24 points lie 30 apart,
  /// for their buttons are 46 wide, with the image 11 from the edge, in a published dump of a bar 390 points wide (DEVIATIONS.md, 500).
  public static let imageSide = 11.0
  /// The same in bars of a design: 12 between platters, in one place (DEVIATIONS.md, 253).
  public static let itemGap = ByDesign(spacing, floating: 12)
  /// Whether titles of items are medium; before iOS 26 they are regular.
  public static let hasMediumItemTitles = ByDesign(false, floating: true)
  /// Whether back buttons show the title of the item before. In iOS 26 they are the arrow alone, on a platter.
  public static let showsBackTitles = ByDesign(true, floating: false)
  /// How far the arrow of a back button lies outside of the margin: 8 points from the edge where the margin is 16.
  public static let backArrowOutset = 8.0
  /// The arrow of a back button: 13 by 21.
  public static let backArrowWidth = 13.0
  /// The arrow of a back button: 13 by 21.
  public static let backArrowHeight = 21.0
  /// From the arrow of a back button to its title. Measured in pictures of iOS 15.5 to 17.2 and of 18.5, in which the letters begin 1.33
  /// points later than in 17; before it is remembered.
  public static let backTitleGap = ByRelease(6.0, [15: 8, 18: 28.0 / 3])

  // MARK: Tab bars

  /// Whether titles of tabs may stand beside images.
  public static let putsTabTitlesBesideImages = ByRelease(false, [11: true])
  /// Of the title below an image (guidelines).
  public static let tabTitleSize = 10.0
  /// Of the title beside an image where the width is regular (guidelines).
  public static let inlineTabTitleSize = 13.0
  /// Of the title beside an image where the height is compact; not documented (DEVIATIONS.md, 123).
  public static let compactTabTitleSize = 12.0
  /// Left and right of a tab: tabs of a bar of 320 points with four of them are 76 wide, at 2, 82, 162 and 242.
  public static let tabInset = 2.0
  /// Above a tab, which is 48 points high in a bar of 49.
  public static let tabTop = 1.0
  /// From the top of a tab to the middle of an image above a title.
  public static let tabImageMiddle = 18.0
  /// From the bottom of a tab to the bottom of a title below an image.
  public static let tabTitleBottom = 1.0
  /// Between an image and the title beside it; not documented (DEVIATIONS.md, 123).
  public static let inlineTabGap = 7.0
  /// The least width of a tab in the middle of a wide bar, unless the bar has another.
  public static let centeredTabWidth = 76.0
  /// Each way, of a badge with one sign. Measured with the next two in a picture of iOS 17.5 with four tabs: discs of 18 from 11 points
  /// behind the middle of a tab and 2 below its top.
  public static let badgeSize = 18.0
  /// From the middle of a tab to the side of its badge where reading begins.
  public static let badgeStart = 11.0
  /// From the top of a tab to that of its badge.
  public static let badgeTop = 2.0
  /// Of the text of a badge; not documented (DEVIATIONS.md, 222).
  public static let badgeTextSize = 13.0
  /// At both sides of a text that is wider than a disc; not documented (DEVIATIONS.md, 222).
  public static let badgePadding = 4.0
  /// Between tabs in the middle of a wide bar, unless the bar has another.
  public static let centeredTabSpacing = 34.0
}
