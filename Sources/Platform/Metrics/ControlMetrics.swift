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
  public var switchSize: Size { Self.switchSizes[release] }
  private static let switchSizes = ByRelease(Size(width: 49, height: 31), [26: Size(width: 61, height: 28)])

  // MARK: Sliders

  /// The alignment height of a slider; the frame is a point higher up to iOS 18. From iOS 14 to 18 devices and canvases differ
  /// (``Profile/Behavior/sliderHeight``).
  public var sliderHeight: Double { Self.sliderHeights[release] ?? behavior.sliderHeight }
  /// Nil is what the behavior says.
  private static let sliderHeights = ByRelease<Double?>(30, [14: nil, 26: 34])

  /// From a slider's frame to its alignment rectangle.
  public var sliderInsets: Insets { Self.slidersInsets[release] }
  private static let slidersInsets = ByRelease(Insets(top: 0, left: 2, bottom: 1, right: 2), [26: .zero])

  /// How thick the track of a slider is, in the middle of the height: 3 in a picture of iOS 13.7, 4 in one of 17.5, 6 in 26.
  public var sliderTrack: Double { Self.sliderTracks[release] }
  private static let sliderTracks = ByRelease(3.0, [14: 4, 26: 6])
  /// What the track leaves at both ends of the frame; none in iOS 26.
  public var sliderTrackInset: Double { Self.sliderTrackInsets[release] }
  private static let sliderTrackInsets = ByRelease(2.0, [26: 0])
  /// Of the knob: round up to iOS 18, remembered; a capsule of 37 × 24 in iOS 26 (simulators and pictures).
  public var sliderKnob: Size { Self.sliderKnobs[release] }
  private static let sliderKnobs = ByRelease(Size(width: 28, height: 28), [26: Size(width: 37, height: 24)])

  // MARK: Steppers and segments

  /// Three points higher since iOS 13.
  public var stepperSize: Size { Self.stepperSizes[release] }
  private static let stepperSizes = ByRelease(Size(width: 94, height: 29), [13: Size(width: 94, height: 32)])

  /// The alignment height of a segmented control; the frame is a point higher.
  public var segmentedControlHeight: Double { Self.segmentHeights[release] }
  private static let segmentHeights = ByRelease(28.0, [13: 31])

  /// Whether titles of segments are measured in medium weight, as since iOS 13; before they were regular.
  public var hasMediumSegmentTitles: Bool { Self.measuresMedium[release] }
  private static let measuresMedium = ByRelease(false, [13: true])
  /// Whether the title of a segment that is not selected is regular, and only the selected one medium: so in iOS 26.1.
  public var showsRegularSegmentTitles: Bool { Self.showsRegular[release] }
  private static let showsRegular = ByRelease(false, [26: true])

  /// What a segment adds to its title in whole points.
  ///
  /// Counted over controls whose width is free: 16 of 17 of Xcode 11 to 16 (the other is a point off), 10 of 11 of Xcode 9 and
  /// 10 (the other has emoji).
  public var segmentPadding: Double { Self.segmentPaddings[release] }
  private static let segmentPaddings = ByRelease(14.0, [13: 18])
  /// The width of the separator between two segments, in points: none on devices since iOS 26, where three segments are 261 wide instead
  /// of 263 and begin at whole points (pictures and simulators).
  public var segmentSeparator: Double { behavior.hasSizesOfDevices ? Self.segmentSeparators[release] : 1 }
  private static let segmentSeparators = ByRelease(1.0, [26: 0])
  /// Whether segments begin at whole points, the last one taking what is left: 93, 93 and 94 of 280 in iOS 26.1.
  public var placesSegmentsAtPoints: Bool { behavior.hasSizesOfDevices && Self.wholeSegments[release] }
  private static let wholeSegments = ByRelease(false, [26: true])
  /// Between the plate of the selected segment and the edges of the control, in points: iOS 26.1.
  public static let segmentPlateInset = 2.0

  // MARK: Bars and fields

  /// Twice as high since iOS 14.
  public var progressHeight: Double { Self.progressHeights[release] }
  private static let progressHeights = ByRelease(2.0, [14: 4])

  /// Without prompt and scope bar. Higher since iOS 11, and again in 2 of 2 bars of Xcode 26 whose height is free.
  public var searchBarHeight: Double { Self.searchBarHeights[release] }
  private static let searchBarHeights = ByRelease(44.0, [11: 56, 26: 64])

  /// Of the field in a search bar: 36 since iOS 11, in the middle of a bar of 56, and 28 before; remembered, and not checked. Since
  /// iOS 26 what the bar leaves with 10 points above and below, as before (DEVIATIONS.md, 170).
  public var searchFieldHeight: Double { Self.searchFieldHeights[release] }
  private static let searchFieldHeights = ByRelease(28.0, [11: 36, 26: 44])

  /// The least height of a field without border, which otherwise is as high as its line up to the point: none in 18 of 18 fields of
  /// Xcode 8 to 11 (14 points 17 high, 16 points 20, 17 points 21). From Xcode 12 on 17 and 18 points are 22 high (14 and 2 fields), in
  /// Xcode 26 16 points 22 and 20 points 24 (1 and 2).
  public var leastTextFieldHeight: Double { Self.leastFieldHeights[release] }
  private static let leastFieldHeights = ByRelease(0.0, [14: 22])

  /// The least height of a field with a rounded border.
  public var roundedTextFieldHeight: Double { Self.roundedFieldHeights[release] }
  private static let roundedFieldHeights = ByRelease(30.0, [13: 34])

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

  // MARK: Page controls

  /// Of so many dots; no page counts as one.
  ///
  /// Since iOS 14 a dot takes 18 points and the background 62, since iOS 26 the background 20; before, a dot took 7 and the gap between
  /// two of them 9. Source: documents of Xcode 14, 15 and 26, simulators of iOS 26.1. Heights on devices are those of pictures: 27.33 at
  /// three pixels a point in iOS 14, 26 in 15 and 16, 25.67 from 17.2 on; at two pixels they are rounded up.
  public func pageControlSize(pages: Int, scale: Double) -> Size {
    let n = Double(max(pages, 1))
    let height =
      behavior.hasSizesOfDevices
      ? roundedUpToPixel(Self.pageHeights[release], scale: scale) : Self.canvasPageHeights[release]
    guard let background = Self.pageBackgrounds[release] else {
      return Size(width: n * 7 + (n - 1) * 9, height: height)
    }
    return Size(width: n * Self.pageDot + background, height: height)
  }
  /// The room of a dot since iOS 14.
  private static let pageDot = 18.0
  /// Beside the dots; nil before iOS 14.
  private static let pageBackgrounds = ByRelease<Double?>(nil, [14: 62, 26: 20])
  /// Before they are rounded up to the pixel.
  private static let pageHeights = ByRelease(37.0, [14: 27.2, 15: 26, 17: 25.6])
  private static let canvasPageHeights = ByRelease(37.0, [14: 27.5, 15: 26])
  /// How wide a dot is, and how far apart two begin: pictures of iOS 17.5, 18.5 and 26.2. Devices of iOS 13 and earlier have 7 and 16.
  public var pageIndicator: (width: Double, pitch: Double) { Self.pageIndicators[release] }
  private static let pageIndicators = ByRelease<(width: Double, pitch: Double)>(
    (7, 16), [14: (7 + 2.0 / 3, 17 + 2.0 / 3)])

  // MARK: Buttons

  /// 30 each way in the one button of Xcode 16 that nothing else sizes.
  public static let closeButtonSize = Size(width: 30, height: 30)

  /// A symbol since iOS 13: 25 by 24 in Xcode 11, 25.67 each way at three pixels in Xcode 16 (one button each).
  public var infoButtonSize: Size { Self.infoButtonSizes[release] }
  private static let infoButtonSizes = ByRelease(
    Size(width: 22, height: 22), [13: Size(width: 25, height: 24), 14: Size(width: 77.0 / 3, height: 77.0 / 3)])

  /// The size of the title's font of a button with a configuration; the canvas had 14 before iOS 16.
  public var configuredButtonFontSize: Double { Self.configuredFontSizes[release] }
  private static let configuredFontSizes = ByRelease(14.0, [16: 17])
}
