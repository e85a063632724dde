/// A glass material behind the content of an effect view. No frame depends on it, and pictures do not show it, which the log says once. Of
/// iOS 26.
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
  let style: Style
  /// False by default. Stored without effect.
  open var isInteractive = false
  /// Nil, the default, is none. Stored without effect.
  open var tintColor: UIColor?

  /// Says once in the log that glass is not shown.
  public init(style: Style) {
    self.style = style
    super.init()
    LayoutLog.noteWithoutEffect("UIGlassEffect")
  }
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
