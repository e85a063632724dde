/// Sizes of system controls that changed between iOS releases; points.
///
/// Counted from the frames Xcode computed for controls that nothing but their own size constrains.
@MainActor
enum ControlMetrics {
  private static var release: Int { UIKitEnvironment.current.release }

  /// Alignment rectangle of a switch; its frame is two points wider.
  static var switchSize: CGSize { release >= 26 ? CGSize(width: 61, height: 28) : CGSize(width: 49, height: 31) }
  /// Alignment height of a slider; the frame is a point higher up to iOS 18.
  static var sliderHeight: CGFloat { release >= 26 ? 34 : 30 }
  static var sliderInsets: UIEdgeInsets {
    release >= 26 ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }
  static var stepperSize: CGSize { CGSize(width: 94, height: release >= 13 ? 32 : 29) }
  /// Alignment height of a segmented control; the frame is a point higher.
  static var segmentedControlHeight: CGFloat { release >= 13 ? 31 : 28 }
  static var progressHeight: CGFloat { release >= 14 ? 4 : 2 }
  static var searchBarHeight: CGFloat { release >= 11 ? 56 : 44 }
  static var roundedTextFieldHeight: CGFloat { release >= 13 ? 34 : 30 }
  static let wheelsSize = CGSize(width: 320, height: 216)
  static let tabBarHeight: CGFloat = 49
  static var navigationBarHeight: CGFloat { release >= 26 ? 54 : 44 }
  static let toolbarHeight: CGFloat = 44
  static let noMetric: CGFloat = -1

  static func pageControlSize(pages: Int) -> CGSize {
    let n = CGFloat(max(pages, 1))
    if release >= 16 { return CGSize(width: n * 18 + 62, height: 26) }
    if release >= 14 { return CGSize(width: n * 18 + 62, height: 27.5) }
    return CGSize(width: n * 7 + (n - 1) * 9, height: 37)
  }

  static var infoButtonSize: CGSize {
    release >= 13 ? CGSize(width: 24, height: 24) : CGSize(width: 22, height: 22)
  }
}
