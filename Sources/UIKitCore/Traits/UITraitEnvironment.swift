/// An object that has traits: a screen, a scene, a view controller or a view.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits that hold at the object, every one specified if the object belongs to a screen.
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {
  /// The traits of the nearest view controller or window around the view, else the screen's, with the overrides of the
  /// views in between. Linear in the depth of the view below what was
  /// laid out since any traits changed.
  public var traitCollection: UITraitCollection {
    // Layout reads the direction of every view: most of them know it.
    layoutHost?.knownTraits(of: self) ?? inheritedTraits
  }

  private var inheritedTraits: UITraitCollection {
    // A loop that allocates nothing where there are no overrides.
    var changing: [UIView] = []
    var base: UITraitCollection?
    var view: UIView? = self
    while let present = view, base == nil {
      if let known = present.layoutHost?.knownTraits(of: present) {
        base = known
        break
      }
      if present.storedTraitOverrides != nil || present.limitsTextSize { changing.append(present) }
      base = present.ownTraits
      view = present.superview
    }
    var traits = base ?? layoutScreen.traitCollection
    while let nearer = changing.popLast() { traits = nearer.changed(traits) }
    return traits
  }

  /// The traits inside of a view or controller whose traits are `outer`; nil for a tree of its own.
  func traits(inheriting outer: UITraitCollection?) -> UITraitCollection {
    changed(ownTraits ?? outer ?? layoutScreen.traitCollection)
  }

  /// Traits as the view has them, whose surroundings have others.
  private func changed(_ traits: UITraitCollection) -> UITraitCollection {
    limited(storedTraitOverrides?.applied(to: traits) ?? traits)
  }

  /// The traits of a view that do not come from its superview: those of its controller or window.
  private var ownTraits: UITraitCollection? { viewController?.traitCollection ?? (self as? UIWindow)?.windowTraits }
}
