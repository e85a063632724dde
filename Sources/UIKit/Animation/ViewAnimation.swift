import QuartzCore

/// What one animation block started: the changes its views went through, on their way to the screen together.
///
/// 1. While the block runs, the animation is `current`: views hand it every change of their layers (`changeLayer`). Models
///    change at once.
/// 2. Each change becomes an additive animation of the layer, whose rest follows from the playback and the curve.
/// 3. The clock ends the animation at its time; the layers then show their models, and the completion is called.
@MainActor
final class ViewAnimation: LayerAnimationOwner {
  /// What changes of views now belong to; nil where they jump.
  static var current: ViewAnimation?

  /// Whether a window is a part of the time, with the curve inside it, or a part of the progress along the curve, as
  /// keyframes are.
  enum Windows { case ofTime, ofProgress, ofProgressInSteps }

  struct Change {
    weak var view: UIView?
    let property: LayerProperty
    let before: [CGFloat]
    let after: [CGFloat]
  }

  let clock: AnimationClock
  /// Seconds of one turn.
  let duration: TimeInterval
  var playback: Playback
  var curve: TimingCurve
  var windows = Windows.ofTime
  /// The part of the whole that changes recorded now take place in.
  var window = 0.0...1.0
  private(set) var changes: [Change] = []
  /// Told at the end, with false if a layer dropped its animations before.
  var completion: ((Bool) -> Void)?
  /// Takes the place of step 3 where an animator decides what happens at the end.
  var onEnd: (() -> Void)?
  /// The clock's call in which it was started.
  var turn = 0
  private var wasCutShort = false
  private var transactionEnd: (() -> Void)?

  init(duration: TimeInterval, delay: TimeInterval = 0, curve: TimingCurve) {
    clock = UIKitEnvironment.current.animationClock
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

  /// Hands the animation to the clock.
  func start() {
    transactionEnd = CATransaction.animationStarts()
    clock.add(self)
  }

  /// Step 2.
  func add(_ property: LayerProperty, of view: UIView, from before: [CGFloat]) {
    let after = view.layer[property]
    changes.append(Change(view: view, property: property, before: before, after: after))
    let offset = property.offset(from: after, to: before)
    let window = window
    view.layer.animations.append(
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
    // Outside of every window but the first and last the change has not begun or is over.
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

  /// Layers show their models from now on.
  func leaveLayers() {
    for change in changes { change.view?.layer.animations.removeAll { $0.owner === self } }
  }

  nonisolated func animationsWereRemoved(from layer: CALayer) {
    let layer = ObjectIdentifier(layer)
    MainActor.assumeIsolated {
      wasCutShort = true
      changes.removeAll { $0.view.map { ObjectIdentifier($0.layer) } == layer }
      guard changes.isEmpty else { return }
      clock.remove(self)
      reachEnd()
    }
  }
}
