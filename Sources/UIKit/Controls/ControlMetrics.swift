/// Sizes of the system's controls, in points. Most of them changed between iOS releases.
///
/// Source: the frames that Xcode stored for controls that are as large as they want to be.
@MainActor
enum ControlMetrics {
  private static var release: Int { UIKitEnvironment.current.release }

  /// Alignment rectangle of a switch; its frame is two points wider.
  static var switchSize: CGSize { release >= 26 ? CGSize(width: 61, height: 28) : CGSize(width: 49, height: 31) }
  /// Alignment height of a slider; the frame is a point higher up to iOS 18. Devices from iOS 14 on answer 33 where canvases
  /// show 30 (DEVIATIONS.md, 22).
  static var sliderHeight: CGFloat {
    if release >= 26 { return 34 }
    return release >= 14 && !UIKitEnvironment.current.isCanvas ? 33 : 30
  }
  static var sliderInsets: UIEdgeInsets {
    release >= 26 ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }
  static var stepperSize: CGSize { CGSize(width: 94, height: release >= 13 ? 32 : 29) }
  /// Alignment height of a segmented control; the frame is a point higher.
  static var segmentedControlHeight: CGFloat { release >= 13 ? 31 : 28 }
  static var progressHeight: CGFloat { release >= 14 ? 4 : 2 }
  static var searchBarHeight: CGFloat { release >= 11 ? 56 : 44 }
  /// Above and below the line of a field without border, together: none in 12 of 12 fields of Xcode 8 and 10 (14 points
  /// 17 high, 16 points 20, 17 points 21), one point in 14 of 14 of Xcode 12 to 16 (17 points 22).
  static var borderlessTextFieldPadding: CGFloat { release >= 13 ? 1 : 0 }
  static var roundedTextFieldHeight: CGFloat { release >= 13 ? 34 : 30 }
  static let wheelsSize = CGSize(width: 320, height: 216)
  static let tabBarHeight: CGFloat = 49
  static var navigationBarHeight: CGFloat { release >= 26 ? 54 : 44 }
  /// Below the bar's usual height: 44 and 52 in 9 bars of Xcode 9 to 16, 54 and 52 in Xcode 26.
  static let largeTitleHeight: CGFloat = 52

  /// The height of a navigation controller's bar without a large title: 32 where the height is compact, at least 50 on
  /// tablets since iOS 12.
  static func navigationBarHeight(in traits: UITraitCollection) -> CGFloat {
    if traits.verticalSizeClass == .compact { return 32 }
    return isTablet(traits) ? max(50, navigationBarHeight) : navigationBarHeight
  }

  /// The height of a tab bar controller's bar without the safe area below it: 32 where both size classes are compact,
  /// 50 on tablets since iOS 12.
  static func tabBarHeight(in traits: UITraitCollection) -> CGFloat {
    if traits.verticalSizeClass == .compact, traits.horizontalSizeClass == .compact { return 32 }
    return isTablet(traits) ? 50 : tabBarHeight
  }

  private static func isTablet(_ traits: UITraitCollection) -> Bool {
    traits.userInterfaceIdiom == .pad && release >= 12
  }

  /// A toolbar that stands on the home indicator of a phone is 49 points high. So are 109 of 111 bars on a safe area of
  /// 34 points in documents of Xcode 12 and 13, and none of the 14 bars elsewhere.
  static func toolbarHeight(onHomeIndicator: Bool) -> CGFloat { release >= 14 && onHomeIndicator ? 49 : 44 }
  static let noMetric: CGFloat = -1

  static func pageControlSize(pages: Int) -> CGSize {
    let n = CGFloat(max(pages, 1))
    if release >= 16 { return CGSize(width: n * 18 + 62, height: 26) }
    if release >= 14 { return CGSize(width: n * 18 + 62, height: 27.5) }
    return CGSize(width: n * 7 + (n - 1) * 9, height: 37)
  }

  /// 30 each way in the one button of Xcode 16 that nothing else sizes.
  static let closeButtonSize = CGSize(width: 30, height: 30)

  /// A symbol since iOS 13: 25 by 24 in Xcode 11, 25.67 each way at three pixels in Xcode 16 (one button each).
  static var infoButtonSize: CGSize {
    if release >= 14 { return CGSize(width: 77.0 / 3, height: 77.0 / 3) }
    return release >= 13 ? CGSize(width: 25, height: 24) : CGSize(width: 22, height: 22)
  }
}
