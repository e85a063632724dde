import QuartzCore

/// The animation of the changes that one block makes.
///
/// 1. While the block runs, the animation is `current`, and views report every change of their layers to it
///    (`changeLayer`). The views have the new values at once.
/// 2. Each change becomes an additive animation of the layer: the playback and the curve tell which part of the
///    difference is left at a moment.
/// 3. The clock ends the animation at its time. The layers then show the new values, and the completion is called.
@MainActor
final class ViewAnimation: LayerAnimationOwner {
  /// The animation that changes of views belong to now; nil if they are not animated.
  static var current: ViewAnimation?

  /// How `window` restricts a change: to a part of the time, in which the curve runs as a whole, or, for keyframes, to
  /// a part of the curve's progress, evenly or in one step.
  enum Windows { case ofTime, ofProgress, ofProgressInSteps }

  struct Change {
    weak var view: UIView?
    let property: LayerProperty
    let before: [CGFloat]
    let after: [CGFloat]
  }

  let clock: AnimationClock
  /// The duration of one turn, in seconds.
  private(set) var duration: TimeInterval
  var playback: Playback
  var curve: TimingCurve
  var windows = Windows.ofTime
  /// The part of the animation, within 0 to 1, in which changes recorded now take place.
  var window = 0.0...1.0
  private(set) var changes: [Change] = []
  /// Called at the end, with false if the animations of a layer were removed before.
  var completion: ((Bool) -> Void)?
  /// Replaces step 3 for an animator, which decides itself what happens at the end.
  var onEnd: (() -> Void)?
  /// The number of the clock's `advance` call in which the animation was started.
  var turn = 0
  private var wasCutShort = false
  private var transactionEnd: (() -> Void)?
  /// The animator that decides about the end.
  weak var animator: UIViewPropertyAnimator?
  /// Those that were started since somebody began to collect them; nil if nobody does.
  static var started: [ViewAnimation]?

  init(duration: TimeInterval, delay: TimeInterval = 0, curve: TimingCurve) {
    clock = UIScreen.main.animationClock
    self.duration = max(0, duration)
    self.curve = curve
    playback = Playback(startTime: clock.now + max(0, delay), speed: duration > 0 ? 1 / duration : .infinity)
  }

  var endTime: TimeInterval { playback.endTime }
  var takesNoTime: Bool { endTime == clock.now }

  /// Step 1.
  func record(_ body: () -> Void) {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    body()
  }

  /// Gives an animation that was recorded, and not started, its time.
  func rebase(duration: TimeInterval, delay: TimeInterval, curve: TimingCurve) {
    self.duration = max(0, duration)
    self.curve = curve
    playback = Playback(startTime: clock.now + max(0, delay), speed: duration > 0 ? 1 / duration : .infinity)
  }

  /// Hands the animation to the clock.
  func start() {
    transactionEnd = CATransaction.animationStarts()
    clock.add(self)
    Self.started?.append(self)
  }

  /// Step 2.
  func add(_ property: LayerProperty, of view: UIView, from before: [CGFloat]) {
    let after = view.ownLayer[property]
    changes.append(Change(view: view, property: property, before: before, after: after))
    let offset = property.offset(from: after, to: before)
    let window = window
    view.ownLayer.animations.append(
      LayerAnimation(property, offset: offset, owner: self) { [unowned self] in
        MainActor.assumeIsolated { 1 - self.progress(in: window) }
      })
  }

  private func progress(in window: ClosedRange<Double>) -> Double {
    func part(_ value: Double) -> Double {
      guard window.upperBound > window.lowerBound else { return value >= window.lowerBound ? 1 : 0 }
      return (value - window.lowerBound) / (window.upperBound - window.lowerBound)
    }
    let fraction = playback.fraction(at: clock.now)
    switch windows {
    case .ofTime: return curve.progress(at: part(fraction))
    // Before its window a change has not begun, after it the change is over.
    case .ofProgress: return min(max(part(curve.progress(at: fraction)), 0), 1)
    case .ofProgressInSteps: return part(curve.progress(at: fraction)) >= 1 ? 1 : 0
    }
  }

  /// Step 3.
  func reachEnd() { if let onEnd { onEnd() } else { finish() } }

  func finish() {
    leaveLayers()
    let done = completion
    completion = nil
    done?(!wasCutShort)
    transactionEnd?()
    transactionEnd = nil
  }

  /// Removes the animations from the layers, which show the new values from now on.
  func leaveLayers() {
    for change in changes { change.view?.ownLayer.animations.removeAll { $0.owner === self } }
  }

  nonisolated func animationsWereRemoved(from layer: CALayer) {
    let layer = ObjectIdentifier(layer)
    MainActor.assumeIsolated {
      wasCutShort = true
      changes.removeAll { $0.view.map { ObjectIdentifier($0.ownLayer) } == layer }
      guard changes.isEmpty else { return }
      clock.remove(self)
      reachEnd()
    }
  }
}
