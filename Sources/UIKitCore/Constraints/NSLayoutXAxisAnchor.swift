/// A horizontal place: an edge or the center. Leading and trailing edges cannot be paired with left and right ones,
/// which raises.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from here to the other anchor, to be compared with sizes and other distances. Points; negative where
  /// the other one comes first. Between leading and trailing edges it counts in the reading direction.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }

  /// Eight points times `multiplier` after the other anchor.
  @_disfavoredOverload
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSystemSpacing(.equal, anchor, multiplier) }

  /// At least eight points times `multiplier` after the other anchor.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSystemSpacing(.greaterThanOrEqual, anchor, multiplier) }

  /// At most eight points times `multiplier` after the other anchor; any place before it is allowed too.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSystemSpacing(.lessThanOrEqual, anchor, multiplier) }
}
