/// The pace of a `UIViewPropertyAnimator`: a Bézier curve or a spring.
@preconcurrency @MainActor
public protocol UITimingCurveProvider {
  /// The Bézier curve; nil, without a spring either, means Core Animation's default curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, which counts alone where there is a curve as well; nil if there is none.
  var springTimingParameters: UISpringTimingParameters? { get }
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
