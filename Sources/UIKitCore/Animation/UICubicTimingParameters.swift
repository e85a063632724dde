/// A cubic Bézier curve; see `CAMediaTimingFunction`.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The point that the curve leaves its start, (0, 0), towards: x is a part of the time, y of the way.
  public let controlPoint1: CGPoint
  /// The point that the curve comes from into its end, (1, 1): x is a part of the time, y of the way.
  public let controlPoint2: CGPoint
  /// The curve of which the parameters were made; `.easeInOut` for those of control points.
  public private(set) var animationCurve = UIView.AnimationCurve.easeInOut
  /// `.builtin` if they were made of a curve, or of nothing, else `.cubic`.
  public private(set) var timingCurveType = UITimingCurveType.cubic

  /// The x coordinates belong between 0 and 1; y may lie outside, for a curve that overshoots.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
  }

  /// The control points of a curve: 0.42 of the time to ease in, as much to ease out.
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    switch curve {
    case .easeInOut: self.init(controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 0.58, y: 1))
    case .easeIn: self.init(controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 1, y: 1))
    case .easeOut: self.init(controlPoint1: .zero, controlPoint2: CGPoint(x: 0.58, y: 1))
    case .linear: self.init(controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1))
    }
    (animationCurve, timingCurveType) = (curve, .builtin)
  }

  /// Core Animation's default curve.
  public convenience override init() {
    self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
    timingCurveType = .builtin
  }

  /// The parameters themselves.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil: the curve is no spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}
