/// The position of an animation as a function of time: where it began, when, and at which speed. Positions are counted
/// in turns: one turn is one run through the duration, in either direction.
struct Playback {
  /// The position, in turns, at which it was started.
  var start = 0.0
  /// The clock's time at which it was started; in the future during a delay.
  var startTime: TimeInterval
  /// Turns per second: 0 while it is paused, negative while it is reversed, infinite without a duration.
  var speed: Double
  /// The position of the end, in turns; infinite for an animation that repeats for ever.
  var turns = 1.0
  /// Whether every second turn runs from the end to the start.
  var autoreverses = false

  func position(at time: TimeInterval) -> Double {
    guard time >= startTime, speed != 0 else { return start }
    if speed.isInfinite { return speed > 0 ? turns : 0 }
    return min(max(start + (time - startTime) * speed, 0), turns)
  }

  /// The part of the way that is done, from 0 to 1; it falls in turns that run back.
  func fraction(at time: TimeInterval) -> Double {
    let position = position(at: time)
    guard position < turns else { return autoreverses ? 0 : 1 }
    let turn = position.rounded(.down)
    let isOnTheWayBack = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
    return isOnTheWayBack ? 1 - (position - turn) : position - turn
  }

  /// The clock's time at which it ends; infinite while it is paused.
  var endTime: TimeInterval {
    guard speed != 0 else { return .infinity }
    return startTime + (speed > 0 ? turns - start : -start) / speed
  }
}
