/// How an animation goes through its duration, in turns from 0 to 1: from where, since when, how fast.
struct Playback {
  /// Turns done when it was set going.
  var start = 0.0
  /// The clock's time at which it was set going; may lie ahead.
  var startTime: TimeInterval
  /// Turns per second: 0 stands still, negative goes back, infinite takes no time.
  var speed: Double
  /// Turns to the end; infinite for ever.
  var turns = 1.0
  /// Whether every second turn goes back.
  var autoreverses = false

  func position(at time: TimeInterval) -> Double {
    guard time >= startTime, speed != 0 else { return start }
    if speed.isInfinite { return speed > 0 ? turns : 0 }
    return min(max(start + (time - startTime) * speed, 0), turns)
  }

  /// From 0 to 1, the way back included.
  func fraction(at time: TimeInterval) -> Double {
    let position = position(at: time)
    guard position < turns else { return autoreverses ? 0 : 1 }
    let turn = position.rounded(.down)
    let isOnTheWayBack = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
    return isOnTheWayBack ? 1 - (position - turn) : position - turn
  }

  /// Infinite while it stands still.
  var endTime: TimeInterval {
    guard speed != 0 else { return .infinity }
    return startTime + (speed > 0 ? turns - start : -start) / speed
  }
}
