import Foundation

/// How an animation's progress follows its time: a cubic Bézier curve from (0, 0) to (1, 1), time to the right, progress
/// upwards. Source of the named curves: Apple's documentation of `CAMediaTimingFunctionName`.
public final class CAMediaTimingFunction: Sendable {
  private let first: (x: Double, y: Double)
  private let second: (x: Double, y: Double)

  /// The x of both control points is from 0 to 1, so that time never runs backwards.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    first = (min(max(Double(c1x), 0), 1), Double(c1y))
    second = (min(max(Double(c2x), 0), 1), Double(c2y))
  }

  /// A curve of a name; the straight line for an unknown one.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// The curve's points 0 to 3: start, two control points, end. Writes x and y.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [(x: 0, y: 0), first, second, (x: 1, y: 1)]
    values[0] = Float(points[index].x)
    values[1] = Float(points[index].y)
  }

  /// Progress at a time, both from 0 to 1 (progress may overshoot in between); to about 1e-12.
  ///
  /// The time is cubic in the curve's parameter and grows with it, so halving the interval finds the parameter.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if first.x == first.y, second.x == second.y { return time }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if Self.coordinate(first.x, second.x, middle) < time { low = middle } else { high = middle }
    }
    return Self.coordinate(first.y, second.y, (low + high) / 2)
  }

  /// 3(1-t)²t·a + 3(1-t)t²·b + t³.
  private static func coordinate(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let rest = 1 - t
    let firstPart: Double = 3 * rest * rest * t * a
    let secondPart: Double = 3 * rest * t * t * b
    return firstPart + secondPart + t * t * t
  }
}

/// The name of a curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name, such as `easeIn`.
  public let rawValue: String

  /// Takes any name; an unknown one stands for the straight line.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The straight line: progress is time.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Control points (0.42, 0) and (1, 1): begins slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Control points (0, 0) and (0.58, 1): ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Control points (0.42, 0) and (0.58, 1): begins and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Control points (0.25, 0.1) and (0.25, 1): begins quickly and ends slowly.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
