import Foundation

/// The clock that animations of layers run by; UIKit sets it to that of the screen. Without one animations end at once.
package enum LayerClock {
  /// Seconds.
  nonisolated(unsafe) package static var now: () -> TimeInterval = { 0 }
  /// Calls a function after a number of seconds.
  nonisolated(unsafe) package static var after: (TimeInterval, @escaping () -> Void) -> Void = { _, body in body() }
}

/// An animation of a layer that the program has added.
final class AddedAnimation: LayerAnimationOwner {
  let animation: CAAnimation
  let key: String?
  private let start: TimeInterval
  private(set) var isOver = false
  private var timer = 0

  init(_ animation: CAAnimation, key: String?, on layer: CALayer) {
    (self.animation, self.key) = (animation, key)
    start = layer.ownTime(at: LayerClock.now())
  }

  /// Seconds since it has begun, negative before that.
  func seconds(on layer: CALayer) -> TimeInterval {
    let begin = animation.beginTime > 0 ? animation.beginTime : start
    return layer.ownTime(at: LayerClock.now()) - begin + animation.timeOffset
  }

  func animationsWereRemoved(from layer: CALayer) { end(on: layer, finished: false) }

  func end(on layer: CALayer, finished: Bool) {
    guard !isOver else { return }
    isOver = true
    let stays = finished && !animation.isRemovedOnCompletion
    if !stays { layer.added.removeAll { $0 === self } }
    if !(stays && (animation.fillMode == .forwards || animation.fillMode == .both)) {
      layer.animations.removeAll { $0.owner === self }
    }
    animation.delegate?.animationDidStop(animation, finished: finished)
  }

  /// Ends the animation when its time is over; not while the layer stands still. Called again when the layer's time passes otherwise.
  func startTimer(on layer: CALayer) {
    timer += 1
    let number = timer
    guard !isOver, animation.wholeDuration.isFinite, layer.wholeSpeed > 0 else { return }
    let left = (animation.wholeDuration - seconds(on: layer)) / layer.wholeSpeed
    LayerClock.after(max(0, left)) { [weak layer] in
      if let layer, number == self.timer { self.end(on: layer, finished: true) }
    }
  }
}

extension CALayer {
  /// Removes the animation of a key; its delegate hears that it did not finish. No effect without one.
  public func removeAnimation(forKey key: String) {
    for old in added where old.key == key {
      animations.removeAll { $0.owner === old }
      added.removeAll { $0 === old }
      old.end(on: self, finished: false)
    }
  }

  /// The animation that was added with a key and is not over; nil without one.
  public func animation(forKey key: String) -> CAAnimation? { added.last { $0.key == key }?.animation }

  func start(_ animation: CAAnimation, forKey givenKey: String?) {
    // Transitions have one key, whatever the program says: a layer has one at a time.
    let key = animation is CATransition ? kCATransition : givenKey
    if let key { removeAnimation(forKey: key) }
    let record = AddedAnimation(animation, key: key, on: self)
    added.append(record)
    for property in animation.properties.sorted(by: { $0.rawValue < $1.rawValue }) {
      // The difference to the model is another one at each moment: it is all there, as one that has not moved yet.
      animations.append(
        LayerAnimation(property, owner: record) { [unowned self] in
          let seconds = record.seconds(on: self)
          guard seconds >= 0 || animation.fillsBefore else { return nil }
          return animation.offset(of: property, from: self[property], after: max(0, seconds))
        })
    }
    animation.delegate?.animationDidStart(animation)
    record.startTimer(on: self)
  }
}
