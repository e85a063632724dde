import Geometry

/// Sizes of the system's controls, in points. Most of them changed between iOS releases.
///
/// Source: the frames that Xcode stored for controls that are as large as they want to be.
public struct ControlMetrics: Hashable, Sendable {
  /// The iOS release whose sizes these are.
  public let release: Int
  private let behavior: Profile.Behavior

  /// The sizes of a release, on a device unless the behavior is that of a canvas.
  public init(release: Int, behavior: Profile.Behavior = .device) {
    self.release = release
    self.behavior = behavior
  }

  /// The alignment rectangle of a switch; its frame is two points wider.
  public var switchSize: Size { release >= 26 ? Size(width: 61, height: 28) : Size(width: 49, height: 31) }

  /// The alignment height of a slider; the frame is a point higher up to iOS 18. From iOS 14 on devices and canvases differ
  /// (``Profile/Behavior/sliderHeight``).
  public var sliderHeight: Double {
    if release >= 26 { return 34 }
    return release >= 14 ? behavior.sliderHeight : 30
  }

  /// From a slider's frame to its alignment rectangle.
  public var sliderInsets: Insets { release >= 26 ? .zero : Insets(top: 0, left: 2, bottom: 1, right: 2) }

  /// Three points higher since iOS 13.
  public var stepperSize: Size { Size(width: 94, height: release >= 13 ? 32 : 29) }

  /// The alignment height of a segmented control; the frame is a point higher.
  public var segmentedControlHeight: Double { release >= 13 ? 31 : 28 }

  /// Whether titles of segments are medium, as they are since iOS 13; before they were regular.
  public var hasMediumSegmentTitles: Bool { release >= 13 }

  /// What a segment adds to its title in whole points.
  ///
  /// Counted over controls whose width is free: 16 of 17 of Xcode 11 to 16 (the other is a point off), 10 of 11 of Xcode 9 and
  /// 10 (the other has emoji).
  public var segmentPadding: Double { release >= 13 ? 18 : 14 }

  /// Twice as high since iOS 14.
  public var progressHeight: Double { release >= 14 ? 4 : 2 }

  /// Without prompt and scope bar. Higher since iOS 11, and again in 2 of 2 bars of Xcode 26 whose height is free.
  public var searchBarHeight: Double {
    if release >= 26 { return 64 }
    return release >= 11 ? 56 : 44
  }

  /// Of the field in a search bar: 36 since iOS 11, in the middle of a bar of 56, and 28 before; remembered, and not checked. Since
  /// iOS 26 what the bar leaves with 10 points above and below, as before (DEVIATIONS.md, 170).
  public var searchFieldHeight: Double {
    if release >= 26 { return 44 }
    return release >= 11 ? 36 : 28
  }

  /// Above and below the line of a field without border, together: none in 12 of 12 fields of Xcode 8 and 10 (14 points
  /// 17 high, 16 points 20, 17 points 21), one point in 14 of 14 of Xcode 12 to 16 (17 points 22).
  public var borderlessTextFieldPadding: Double { release >= 13 ? 1 : 0 }

  /// The least height of a field with a rounded border.
  public var roundedTextFieldHeight: Double { release >= 13 ? 34 : 30 }

  /// A picker of dates or of anything else that shows wheels: 24 stored frames are as high as that.
  public static let wheelsSize = Size(width: 320, height: 216)

  /// The height of a navigation bar that constraints place, on every screen.
  public var navigationBarHeight: Double { freeBars.navigationBar }

  /// The height of a tab bar that constraints place, on every screen.
  public var tabBarHeight: Double { freeBars.tabBar }

  private var freeBars: BarHeights {
    BarHeights(idiom: .phone, horizontal: .compact, vertical: .regular, release: release, floats: false)
  }

  /// The height of a toolbar that constraints place.
  ///
  /// One that stands on the home indicator of a phone is 49 points high. So are 109 of 111 bars on a safe area of 34 points in
  /// documents of Xcode 12 and 13, and none of the 14 bars elsewhere.
  public func toolbarHeight(onHomeIndicator: Bool) -> Double {
    release >= 14 && onHomeIndicator ? 49 : freeBars.toolbar
  }

  /// Of so many dots; no page counts as one. Since iOS 14 a dot takes 18 points and the background 62, before a dot took 7 and the
  /// gap between two of them 9.
  public func pageControlSize(pages: Int) -> Size {
    let n = Double(max(pages, 1))
    if release >= 16 { return Size(width: n * 18 + 62, height: 26) }
    if release >= 14 { return Size(width: n * 18 + 62, height: 27.5) }
    return Size(width: n * 7 + (n - 1) * 9, height: 37)
  }

  /// 30 each way in the one button of Xcode 16 that nothing else sizes.
  public static let closeButtonSize = Size(width: 30, height: 30)

  /// A symbol since iOS 13: 25 by 24 in Xcode 11, 25.67 each way at three pixels in Xcode 16 (one button each).
  public var infoButtonSize: Size {
    if release >= 14 { return Size(width: 77.0 / 3, height: 77.0 / 3) }
    return release >= 13 ? Size(width: 25, height: 24) : Size(width: 22, height: 22)
  }

  /// The size of the title's font of a button with a configuration; the canvas had 14 before iOS 16.
  public var configuredButtonFontSize: Double { release >= 16 ? 17 : 14 }
}
