import Synchronization
import TextLayout

/// The device and system that layout is computed for: what `UIScreen`, `UIDevice` and the text system would know.
///
/// One value at a time, as on a phone; tools set it before they load a document for another device.
@MainActor
public struct UIKitEnvironment {
  /// Pixels per point.
  public var scale: CGFloat
  /// Pixels per point that sizes of text are rounded to; nil is ``scale``. Interface Builder's canvas rounded text to the pixels
  /// of the Mac's display, and frames to those of the device.
  public var textScale: CGFloat?
  /// The iOS release whose control sizes apply.
  public var release: Int
  public var contentSizeCategory: ContentSizeCategory
  /// Sizes in points of text styles that differ from the category's; Interface Builder's canvas had some.
  public var textStyleSizes: [UIFont.TextStyle: CGFloat] = [:]
  /// The fonts of the app.
  public var fonts = FontRegistry()
  /// Whether views stand on Interface Builder's canvas instead of a device.
  public var isCanvas: Bool
  /// What covers the lower part of the screen; nil is none. Changing it posts the notifications of iOS.
  public var keyboard: Keyboard?
  /// The time that animations started from now on run by.
  public var animationClock = AnimationClock()

  public init(
    scale: CGFloat = 2, release: Int = 17, contentSizeCategory: ContentSizeCategory = .large, isCanvas: Bool = false
  ) {
    self.scale = scale
    self.release = release
    self.contentSizeCategory = contentSizeCategory
    self.isCanvas = isCanvas
  }

  public static var current = UIKitEnvironment() {
    didSet {
      UIKitEnvironment.shared.withLock {
        $0 = Shared(text: current.text, category: current.contentSizeCategory, fonts: current.fonts)
      }
      if !current.laysOut(like: oldValue) { Surroundings.didChange() }
      Keyboard.announceChange(from: oldValue.keyboard, to: current.keyboard)
    }
  }

  private func laysOut(like other: UIKitEnvironment) -> Bool {
    scale == other.scale && textScale == other.textScale && release == other.release
      && contentSizeCategory == other.contentSizeCategory
      && textStyleSizes == other.textStyleSizes && isCanvas == other.isCanvas && keyboard == other.keyboard
      && fonts == other.fonts
  }

  /// The readable content guide is never wider; points. For the accessibility sizes no width is known: margins decide.
  ///
  /// Source: 672 was measured on a tablet, 560 and 896 are often reported, the others once.
  public var readableContentWidth: CGFloat {
    switch contentSizeCategory {
    case .xSmall: 560
    case .small: 600
    case .medium: 632
    case .large: 672
    case .xLarge: 728
    case .xxLarge: 784
    case .xxxLarge: 896
    case .AX1, .AX2, .AX3, .AX4, .AX5: .infinity
    }
  }

  /// What fonts and strings have to know on any thread: a copy of the current values.
  private struct Shared: Sendable {
    var text = TextEnvironment()
    var category = ContentSizeCategory.large
    var fonts = FontRegistry()
  }

  private nonisolated static let shared = Mutex(Shared())

  nonisolated static var sharedText: TextEnvironment { shared.withLock { $0.text } }
  nonisolated static var sharedContentSizeCategory: ContentSizeCategory { shared.withLock { $0.category } }
  nonisolated static var sharedFonts: FontRegistry { shared.withLock { $0.fonts } }

  /// How text is measured: the system font changed with iOS 11, and from fixed optical sizes to a variable font with iOS 14.
  package var text: TextEnvironment {
    TextEnvironment(
      scale: Double(textScale ?? scale),
      systemFont: release >= 14 ? .variable : release >= 11 ? .staticOpticalSizes : .staticOpticalSizes2015)
  }
}
