/// A glass material behind the content of an effect view. No frame depends on it; pictures show it as the glass of bars (DEVIATIONS.md, 515).
/// Of iOS 26.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// Apple's styles by their numbers.
  public enum Style: Int, Sendable {
    /// The usual glass.
    case regular = 0
    /// Glass that is more transparent.
    case clear = 1
  }

  /// The style that the effect was made with.
  package let style: Style
  /// False by default. Stored without effect, which the log says once: glass does not follow a finger.
  open var isInteractive = false {
    didSet { if isInteractive { LayoutLog.noteWithoutEffect("UIGlassEffect.isInteractive") } }
  }
  /// The color of the glass in pictures; nil, the default, is that of the system.
  open var tintColor: UIColor?

  /// Glass in a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The usual glass.
  public override convenience init() { self.init(style: .regular) }
}

/// Joins the glass of effect views that lie in the content view of one with this effect. No frame depends on it. Of iOS 26.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which glass begins to merge, in points; 0 by default. Stored without effect.
  open var spacing: CGFloat = 0

  /// Says once in the log that glass is not shown.
  public override init() {
    super.init()
    LayoutLog.noteWithoutEffect("UIGlassContainerEffect")
  }
}
