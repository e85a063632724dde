/// The progress of an animation as a function of the part of its duration that has passed: 0 at 0, 1 at 1.
indirect enum TimingCurve: Sendable {
  case cubic(CAMediaTimingFunction)
  /// A spring, and the seconds that its motion takes until it is at rest.
  case spring(Spring, duration: TimeInterval)
  /// The given curve, scaled so that it begins at a point that another curve has reached, for either direction.
  case joined(fraction: Double, progress: Double, TimingCurve)

  static let linear = TimingCurve.cubic(CAMediaTimingFunction(name: .linear))

  func progress(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    switch self {
    case .cubic(let function): return function.progress(at: fraction)
    case .spring(let spring, let duration): return 1 - spring.distance(at: fraction * duration)
    case .joined(let start, let value, let curve):
      if fraction >= start { return value + (1 - value) * curve.progress(at: (fraction - start) / (1 - start)) }
      return value - value * curve.progress(at: (start - fraction) / start)
    }
  }

  /// The inverse: the first part of the duration at which the progress is reached.
  func fraction(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    // A spring overshoots: look for the first of small steps that reaches the progress, then halve.
    let steps = 1000
    let first = (1...steps).first { self.progress(at: Double($0) / Double(steps)) >= progress } ?? steps
    var (low, high) = (Double(first - 1) / Double(steps), Double(first) / Double(steps))
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if self.progress(at: middle) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
