/// A factory of constraints for one attribute of one item; the type parameter keeps axes apart at compile time.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide of the anchor, which it does not keep alive, as on iOS.
  nonisolated(unsafe) let reference: ItemReference?
  private nonisolated var ownItem: AnyObject? { reference?.object }
  nonisolated(unsafe) let distance: LayoutDistance?
  /// `notAnAttribute` for a distance.
  package nonisolated let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    distance = item as? LayoutDistance
    reference = distance == nil ? item.map(ItemReference.to) : nil
    self.attribute = attribute
    super.init()
  }

  /// An anchor of nothing, for subclasses; on iOS, too, one that does not come from a view or guide is of no use.
  public override init() {
    (distance, reference, attribute) = (nil, nil, .notAnAttribute)
    super.init()
  }

  /// The view or guide of the anchor, or a `LayoutDistance`; nil once the item is gone.
  nonisolated var anchorItem: AnyObject? { distance ?? ownItem }

  /// The view or guide of the anchor; nil for a distance, which has two of them.
  open var item: AnyObject? { ownItem }

  /// How logs write the anchor: the attribute, such as `leading`, or the two ends of a distance.
  open var name: String { (anchorItem as? LayoutDistance)?.text ?? attribute.engine.word }

  /// Two anchors are equal if they have the same item and attribute, or measure the same distance.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any LayoutAnchor, attribute == other.attribute else { return false }
    return anchorItem === other.anchorItem || (anchorItem as? LayoutDistance)?.isEqual(other.anchorItem) ?? false
  }

  open override var hash: Int { attribute.rawValue }

  func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat = 1,
    _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      ConstraintSide(reference, distance, attribute), relation,
      ConstraintSide(second: other.anchorItem, other.attribute),
      multiplier: multiplier, constant: constant)
  }

  func makeSystemSpacing(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = make(relation, other)
    constraint.followSystemSpacing(steps: multiplier, as: .anchor)
    return constraint
  }

  /// `self == anchor`: inactive and required, as all constraints of anchors are.
  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, anchor) }

  /// `self >= anchor`: at the other place or further down, right, or trailing; for sizes, at least as large.
  @_disfavoredOverload
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor)
  }

  /// `self <= anchor`: at the other place or further up, left, or leading; for sizes, at most as large.
  @_disfavoredOverload
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor)
  }

  /// `self == anchor + c`, in points: a positive constant lies below, to the right, or towards the trailing side of the
  /// other anchor.
  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, 1, c)
  }

  /// `self >= anchor + c`, in points; the constant counts as in ``constraint(equalTo:constant:)``.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, 1, c) }

  /// `self <= anchor + c`, in points; the constant counts as in ``constraint(equalTo:constant:)``.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, 1, c) }
}

/// An anchor of any axis.
private protocol LayoutAnchor: AnyObject {
  var anchorItem: AnyObject? { get }
  var attribute: NSLayoutConstraint.Attribute { get }
}

extension NSLayoutAnchor: LayoutAnchor {}

/// A horizontal place: an edge or the centre. Leading and trailing edges cannot be paired with left and right ones,
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

/// A vertical place: an edge, the centre or a baseline.
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
