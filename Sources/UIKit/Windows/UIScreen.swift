/// The display; one at a time, whatever `UIKitEnvironment` says it is.
@preconcurrency @MainActor
public final class UIScreen: NSObject, UITraitEnvironment {
  /// The only screen. Tests and tools set its size, insets and traits.
  public static let main = UIScreen()

  /// Points.
  public var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
  /// What bars and corners cover, in points; the safe area of every window. Trees notice a change at their next layout.
  public var safeAreaInsets = UIEdgeInsets.zero {
    didSet { if safeAreaInsets != oldValue { Surroundings.didChange() } }
  }
  /// What views on the screen inherit; a phone in portrait, light, read from left to right, until a tool says otherwise.
  public var traits = UITraitCollection {
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.userInterfaceIdiom = .phone
    $0.userInterfaceStyle = .light
    $0.layoutDirection = .leftToRight
  } {
    didSet { if traits != oldValue { Surroundings.didChange() } }
  }

  /// Pixels per point.
  public var scale: CGFloat { UIKitEnvironment.current.scale }

  /// ``traits`` with the display scale of the profile that layout follows.
  public var traitCollection: UITraitCollection {
    if scaled.from !== traits || scaled.to.displayScale != scale {
      scaled = (traits, traits.modifyingTraits { $0.displayScale = scale })
    }
    return scaled.to
  }

  /// The traits with the scale, as they were last asked for: every view is compared with them.
  private var scaled: (from: UITraitCollection?, to: UITraitCollection) = (nil, UITraitCollection())
}
