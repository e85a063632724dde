/// What a constraint cost, see ``Solver/profile(of:)``.
public struct ConstraintProfile: Sendable, Equatable {
  /// Steps of the optimisation that ended where this constraint begins to matter or ceases to.
  public internal(set) var steps = 0
  /// The time they took.
  public internal(set) var time = Duration.zero
}

extension Solver {
  /// Whether steps are counted and timed by constraint. Costs some hundred nanoseconds per step while on; setting it
  /// forgets what was counted before.
  public var isProfiling: Bool {
    get { profile != nil }
    set { profile = newValue ? [:] : nil }
  }

  /// What a constraint cost since profiling was turned on. Most constraints of a layout cost no step at all.
  public func profile(of id: ConstraintID) -> ConstraintProfile {
    profile?[id] ?? ConstraintProfile()
  }

  mutating func performProfiled(_ move: Move, short: Bool) -> Double? {
    let start = ContinuousClock.now
    let distance = perform(move, short: short)
    if !optimizer.lastStop.isStructural {
      let id = ConstraintID(index: optimizer.lastStop.ordinal)
      profile?[id, default: ConstraintProfile()].steps += 1
      profile?[id, default: ConstraintProfile()].time += ContinuousClock.now - start
    }
    return distance
  }
}
