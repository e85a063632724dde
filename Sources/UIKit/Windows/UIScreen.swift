/// The display; one at a time, whatever `UIKitEnvironment` says it is.
@preconcurrency @MainActor
public final class UIScreen: NSObject, UITraitEnvironment {
  /// The only screen. Tests and tools set its size, insets and traits.
  public static let main = UIScreen()

  /// The screen's rectangle, in points; until it is set, that of a phone of 375 by 667 points. Windows do not follow
  /// it.
  public var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
  /// What bars and corners cover, in points; the safe area of every window. Trees notice a change at their next layout.
  public var safeAreaInsets = UIEdgeInsets.zero {
    didSet { if safeAreaInsets != oldValue { Surroundings.didChange() } }
  }
  /// The traits that views on the screen inherit. Until a tool sets others they are those of an upright phone in light
  /// style, read from left to right.
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

  /// The last answer of `traitCollection` and the traits it was made from: the answer is read for every view.
  private var scaled: (from: UITraitCollection?, to: UITraitCollection) = (nil, UITraitCollection())
}
