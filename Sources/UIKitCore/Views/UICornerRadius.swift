/// The radius of a corner: a number of points, or what fits the corner of the container. Of iOS 26.
public struct UICornerRadius: Hashable, Sendable, CustomStringConvertible {
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case containerConcentric(minimum: CGFloat)
  }

  let kind: Kind

  /// Points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }

  /// The radius of the container's corner without the distance to it, so that both have the same middle; at least `minimum`, in points.
  ///
  /// The container is the nearest ancestor with corners of its own. Corners of screens are not known, and count as square
  /// (DEVIATIONS.md, 276).
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .containerConcentric(minimum: minimum ?? 0))
  }

  public var description: String {
    switch kind {
    case .fixed(let radius): "fixed(\(radius))"
    case .containerConcentric(let minimum): "containerConcentric(minimum: \(minimum))"
    }
  }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A number of points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  /// A number of points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
