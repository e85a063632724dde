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
