/// A vertical place: an edge, the center or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance down from here to the other anchor, to be compared with sizes and other distances. Points; negative
  /// where the other one is higher.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }

  /// `multiplier` times the system's spacing below the other anchor: eight points, at baselines of text what their
  /// fonts ask for.
  @_disfavoredOverload
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSystemSpacing(.equal, anchor, multiplier) }

  /// At least `multiplier` times the system's spacing below the other anchor; see
  /// ``constraint(equalToSystemSpacingBelow:multiplier:)``.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSystemSpacing(.greaterThanOrEqual, anchor, multiplier) }

  /// At most `multiplier` times the system's spacing below the other anchor; see
  /// ``constraint(equalToSystemSpacingBelow:multiplier:)``.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSystemSpacing(.lessThanOrEqual, anchor, multiplier) }
}
