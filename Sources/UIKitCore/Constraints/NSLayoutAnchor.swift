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
