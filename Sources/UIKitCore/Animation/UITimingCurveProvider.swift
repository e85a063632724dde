/// What a pace is made of.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's curves.
  case builtin
  /// A Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring.
  case composed
}

/// The pace of a `UIViewPropertyAnimator`: a Bézier curve or a spring.
@preconcurrency @MainActor
public protocol UITimingCurveProvider {
  /// The Bézier curve; nil, without a spring either, means Core Animation's default curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, which counts alone where there is a curve as well; nil if there is none.
  var springTimingParameters: UISpringTimingParameters? { get }
  /// What the pace is made of; by default what the other two properties say.
  var timingCurveType: UITimingCurveType { get }
}

extension UITimingCurveProvider {
  /// By what the other two properties say: of neither it is `.builtin`.
  public var timingCurveType: UITimingCurveType {
    switch (cubicTimingParameters, springTimingParameters) {
    case (nil, nil): .builtin
    case (_?, nil): .cubic
    case (nil, _?): .spring
    case (_?, _?): .composed
    }
  }
}

extension UITimingCurveProvider {
  /// The curve, and the seconds that it takes if an animator asks for `duration`.
  func timing(wished duration: TimeInterval) -> (curve: TimingCurve, duration: TimeInterval) {
    if let spring = springTimingParameters {
      switch spring.kind {
      case .dampingRatio(let ratio):
        let motion = Spring(
          dampingRatio: Double(ratio), settlingIn: max(duration, 1e-3),
          initialVelocity: Double(spring.initialVelocity.dx))
        return (.spring(motion, duration: duration), duration)
      case .spring(let motion):
        let settling = motion.settlingDuration
        return (.spring(motion, duration: settling), settling)
      }
    }
    let cubic = cubicTimingParameters ?? UICubicTimingParameters()
    let (first, second) = (cubic.controlPoint1, cubic.controlPoint2)
    let function = CAMediaTimingFunction(
      controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y))
    return (.cubic(function), duration)
  }
}
