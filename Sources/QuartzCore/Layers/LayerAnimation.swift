import Foundation

/// One change of one property on its way to the screen.
///
/// Additive, as the animations that views make are: the model has its new value at once, and the animation adds what is
/// missing to it, all of it at the start and nothing at the end. Several of one property add up, so a change of mind goes on
/// from the place and the speed of the moment.
package struct LayerAnimation {
  package let property: LayerProperty
  /// The value before the change minus the one after it.
  package let offset: [CGFloat]
  package let owner: any LayerAnimationOwner
  /// The part of the offset that is left now: 1 before the start, 0 at the end, outside of both while a spring overshoots.
  package let remaining: () -> Double
  /// In place of the two: what is to be added now. Nil for animations that views make.
  let presentOffset: (() -> [CGFloat]?)?

  package init(
    _ property: LayerProperty, offset: [CGFloat], owner: any LayerAnimationOwner, remaining: @escaping () -> Double
  ) {
    self.property = property
    self.offset = offset
    self.owner = owner
    self.remaining = remaining
    presentOffset = nil
  }

  /// An animation that knows at each moment what it adds.
  init(_ property: LayerProperty, owner: any LayerAnimationOwner, presentOffset: @escaping () -> [CGFloat]?) {
    (self.property, self.owner, self.presentOffset) = (property, owner, presentOffset)
    (offset, remaining) = ([], { 0 })
  }
}

/// An object that starts animations of layers. It is told when a layer drops them before their end.
package protocol LayerAnimationOwner: AnyObject {
  func animationsWereRemoved(from layer: CALayer)
}

extension CALayer {
  /// The value on the screen at the present time of the animations' clock.
  package func presented(_ property: LayerProperty) -> [CGFloat] {
    animations.reduce(self[property]) { value, animation in
      guard animation.property == property else { return value }
      if let present = animation.presentOffset {
        return present().map { zip(value, $0).map { $0 + $1 } } ?? value
      }
      let remaining = CGFloat(animation.remaining())
      return zip(value, animation.offset).map { $0 + remaining * $1 }
    }
  }

  /// A copy of the layer as it is on the screen now, between the values before and after its animations.
  ///
  /// Time is the animations' clock, which only moves when it is told to. The copy is of the layer's class, made by its `init(layer:)`; nil if
  /// the class has none.
  public func presentation() -> Self? {
    guard let copy = type(of: self)._copy(of: self) as? Self else { return nil }
    copy.presentManagedValues(of: self)
    for property in Set(animations.map(\.property)) { copy[property] = presented(property) }
    return copy
  }

  /// Keys of the properties that are being animated, each once, in the order they were started; nil if there are none.
  public func animationKeys() -> [String]? {
    var keys: [String] = []
    for animation in animations where !keys.contains(animation.property.rawValue) {
      if animation.presentOffset == nil { keys.append(animation.property.rawValue) }
    }
    keys += added.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Drops all animations, so that the layer is shown with the values of the model. Their completions are told that
  /// they did not finish.
  public func removeAllAnimations() {
    let removed = animations
    animations = []
    for animation in added { animation.end(on: self, finished: false) }
    added = []
    var told: Set<ObjectIdentifier> = []
    for animation in removed where told.insert(ObjectIdentifier(animation.owner)).inserted {
      animation.owner.animationsWereRemoved(from: self)
    }
  }
}
