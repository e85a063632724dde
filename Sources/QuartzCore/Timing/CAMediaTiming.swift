import Foundation

/// When something runs in time, and how fast: animations, and layers, whose time that of their animations follows.
///
/// The time of an object is (t - ``beginTime``) × ``speed`` + ``timeOffset`` for a time t of what it is in.
public protocol CAMediaTiming {
  /// Seconds, in the time of what the object is in.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one way.
  var duration: CFTimeInterval { get set }
  /// How many seconds pass in one second.
  var speed: Float { get set }
  /// Seconds that are added.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs.
  var repeatCount: Float { get set }
  /// Seconds for which it runs again and again.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it goes back the same way.
  var autoreverses: Bool { get set }
  /// Whether it counts before it begins and after its end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The timing of a layer.
struct LayerTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = .infinity
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
}

extension CALayer: CAMediaTiming {
  private var timing: LayerTiming {
    get { extras?.timing ?? LayerTiming() }
    set {
      madeExtras.timing = newValue
      restartTimers()
    }
  }

  /// Seconds in the time of the superlayer; 0 by default.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// Stored without effect: a layer is there for as long as it is in the tree. Infinite by default.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set {
      timing.duration = newValue
      EffectLog.noteWithoutEffect("CALayer.duration")
    }
  }
  /// How fast the time of the layer and of its sublayers passes; 1 by default. At 0 the animations that the program has added stand still;
  /// those that views make do not follow it.
  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// Seconds that are added to the time of the layer; 0 by default.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// Stored without effect; 0 by default.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set {
      timing.repeatCount = newValue
      EffectLog.noteWithoutEffect("CALayer.repeatCount")
    }
  }
  /// Stored without effect; 0 by default.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set {
      timing.repeatDuration = newValue
      EffectLog.noteWithoutEffect("CALayer.repeatDuration")
    }
  }
  /// Stored without effect; false by default.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set {
      timing.autoreverses = newValue
      EffectLog.noteWithoutEffect("CALayer.autoreverses")
    }
  }
  /// Stored without effect; `removed` by default.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set {
      timing.fillMode = newValue
      EffectLog.noteWithoutEffect("CALayer.fillMode")
    }
  }

  /// A time of another layer, or of the clock for nil, in the time of this one; seconds.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    ownTime(at: l?.clockTime(at: t) ?? t)
  }

  /// A time of this layer in the time of another one, or of the clock for nil; seconds. While the layer stands still, all its times are one
  /// of the clock.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let clock = clockTime(at: t)
    return l?.ownTime(at: clock) ?? clock
  }

  /// The layer's time at a time of the clock.
  func ownTime(at clock: TimeInterval) -> TimeInterval {
    let outer = parent?.ownTime(at: clock) ?? clock
    guard let timing = extras?.timing else { return outer }
    return (outer - timing.beginTime) * Double(timing.speed) + timing.timeOffset
  }

  private func clockTime(at own: TimeInterval) -> TimeInterval {
    var outer = own
    if let timing = extras?.timing {
      outer = timing.speed == 0 ? timing.beginTime : (own - timing.timeOffset) / Double(timing.speed) + timing.beginTime
    }
    return parent?.clockTime(at: outer) ?? outer
  }

  /// Of the layer in its superlayers.
  var wholeSpeed: Double { Double(extras?.timing?.speed ?? 1) * (parent?.wholeSpeed ?? 1) }

  private func restartTimers() {
    for record in added { record.startTimer(on: self) }
    for layer in children { layer.restartTimers() }
  }
}
