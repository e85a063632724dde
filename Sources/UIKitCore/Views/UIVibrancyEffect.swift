/// An effect that lets the colors behind a blur shine through, stored as data.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// The blur that the content lies on.
  public let blurEffect: UIBlurEffect
  /// For which content the effect is; nil for one that was made without a style. Not Apple's.
  public let style: UIVibrancyEffectStyle?

  /// Stores the blur; the effect has no picture here.
  public init(blurEffect: UIBlurEffect) { (self.blurEffect, style) = (blurEffect, nil) }
  /// Stores the blur and the style; the effect has no picture here.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (self.blurEffect, self.style) = (blurEffect, style)
  }
}

/// For which content a vibrancy effect is.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Texts, the first the strongest.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  /// Areas, the first the strongest.
  case fill, secondaryFill, tertiaryFill
  /// Lines between contents.
  case separator
}
