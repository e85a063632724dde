import TextLayout

/// The device and system that layout is computed for: what `UIScreen`, `UIDevice` and the text system would know.
///
/// One value at a time, as on a phone; tools set it before they load a document for another device.
@MainActor
public struct UIKitEnvironment {
  /// Pixels per point.
  public var scale: CGFloat
  /// The iOS release whose control sizes apply.
  public var release: Int
  public var contentSizeCategory: ContentSizeCategory
  /// Sizes in points of text styles that differ from the category's; Interface Builder's canvas had some.
  public var textStyleSizes: [UIFont.TextStyle: CGFloat] = [:]
  /// Whether views stand on Interface Builder's canvas instead of a device.
  public var isCanvas: Bool
  /// The readable content guide is never wider; points.
  public var readableContentWidth: CGFloat
  /// The time that animations started from now on run by.
  public var animationClock = AnimationClock()

  public init(
    scale: CGFloat = 2, release: Int = 17, contentSizeCategory: ContentSizeCategory = .large, isCanvas: Bool = false,
    readableContentWidth: CGFloat = 672
  ) {
    self.scale = scale
    self.release = release
    self.contentSizeCategory = contentSizeCategory
    self.isCanvas = isCanvas
    self.readableContentWidth = readableContentWidth
  }

  public static var current = UIKitEnvironment()

  /// How text is measured: the system font changed with iOS 11, and from fixed optical sizes to a variable font with iOS 14.
  package var text: TextEnvironment {
    TextEnvironment(
      scale: Double(scale),
      systemFont: release >= 14 ? .variable : release >= 11 ? .staticOpticalSizes : .staticOpticalSizes2015)
  }
}
