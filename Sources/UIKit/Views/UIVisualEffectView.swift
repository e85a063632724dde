/// A view with a blurred or vibrant background, and a content view of the same size.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// Holds the subviews. ``init(effect:)`` alone adds it to the view; its autoresizing mask keeps it as large as the
  /// bounds.
  open var contentView = UIView()
  /// Nil is none. Pictures show the tint of a blur, and no blur.
  open var effect: UIVisualEffect?

  /// A view of zero size with its content view inside.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Changes how an effect view shows the views behind it. No frame depends on it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur by one of the system's styles, stored as data.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// Apple's styles by their numbers.
  public enum Style: Int, Sendable {
    /// Styles from before iOS 13, of a fixed brightness.
    case extraLight, light, dark
    /// Styles of iOS 10, which follow the user interface style.
    case regular = 4, prominent
    /// Materials that follow the user interface style, the first the most transparent.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// The same materials, light in any style.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    /// The material of bars, light in any style.
    case systemChromeMaterialLight
    /// The same materials, dark in any style.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    /// The material of bars, dark in any style.
    case systemChromeMaterialDark
  }

  /// The style that the effect was made with.
  public let style: Style

  /// Stores the style.
  public init(style: Style) { self.style = style }
}

/// An effect that lets the colours behind a blur shine through, stored as data.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// The blur that the content lies on.
  public let blurEffect: UIBlurEffect

  /// Stores the blur; the effect has no picture here.
  public init(blurEffect: UIBlurEffect) { self.blurEffect = blurEffect }
}
