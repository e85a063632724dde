/// A width, a height, or a distance of `anchorWithOffset(to:)`, in points.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  convenience init<Kind>(from start: NSLayoutAnchor<Kind>, to end: NSLayoutAnchor<Kind>) {
    self.init(
      LayoutDistance(from: start.anchorItem, start.attribute, to: end.anchorItem, end.attribute), .notAnAttribute)
  }

  /// `self == c`, in points. Only a distance can be negative: a size that has to be is a conflict.
  @_disfavoredOverload
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, constant: c) }

  /// `self >= c`, in points.
  @_disfavoredOverload
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, constant: c)
  }

  /// `self <= c`, in points.
  @_disfavoredOverload
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, constant: c)
  }

  /// `self == m * anchor + c`, with the constant in points. A width may be compared with a height.
  @_disfavoredOverload
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.equal, anchor, m, c) }

  /// `self >= m * anchor + c`, with the constant in points.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, m, c) }

  /// `self <= m * anchor + c`, with the constant in points.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, m, c) }

  private func make(_ relation: NSLayoutConstraint.Relation, constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(
      ConstraintSide(reference, distance, attribute), relation, .nothing, multiplier: 1, constant: constant)
  }
}
