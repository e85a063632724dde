/// The display; one at a time, whatever `UIKitEnvironment` says it is.
@preconcurrency @MainActor
public final class UIScreen: NSObject, UITraitEnvironment {
  public static let main = UIScreen()

  /// Points.
  public var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
  public var safeAreaInsets = UIEdgeInsets.zero {
    didSet { if safeAreaInsets != oldValue { Surroundings.didChange() } }
  }
  public var traits = UITraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular) {
    didSet { if traits != oldValue { Surroundings.didChange() } }
  }

  /// Pixels per point.
  public var scale: CGFloat { UIKitEnvironment.current.scale }

  public var traitCollection: UITraitCollection {
    var traits = traits
    traits.displayScale = scale
    return traits
  }
}
