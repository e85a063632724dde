/// A factory of constraints for one attribute of one item; the type parameter keeps axes apart at compile time.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let anchorItem: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    anchorItem = item
    self.attribute = attribute
    super.init()
  }

  open var item: AnyObject? { anchorItem }

  func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat = 1,
    _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: anchorItem, attribute: attribute, relatedBy: relation, toItem: other.anchorItem,
      attribute: other.attribute, multiplier: multiplier, constant: constant)
  }

  func makeSystemSpacing(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = make(relation, other, 1, systemSpacing * multiplier)
    constraint.symbolicSpacing = .anchor
    return constraint
  }

  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, anchor) }

  @_disfavoredOverload
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor)
  }

  @_disfavoredOverload
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor)
  }

  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, 1, c)
  }

  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, 1, c) }

  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, 1, c) }
}

@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Eight points times `multiplier` after the other anchor.
  @_disfavoredOverload
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSystemSpacing(.equal, anchor, multiplier) }

  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSystemSpacing(.greaterThanOrEqual, anchor, multiplier) }

  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSystemSpacing(.lessThanOrEqual, anchor, multiplier) }
}

@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Eight points times `multiplier` below the other anchor; between baselines iOS depends on the fonts, which is unknown.
  @_disfavoredOverload
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSystemSpacing(.equal, anchor, multiplier) }

  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSystemSpacing(.greaterThanOrEqual, anchor, multiplier) }

  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSystemSpacing(.lessThanOrEqual, anchor, multiplier) }
}

@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  @_disfavoredOverload
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, constant: c) }

  @_disfavoredOverload
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, constant: c)
  }

  @_disfavoredOverload
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, constant: c)
  }

  @_disfavoredOverload
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.equal, anchor, m, c) }

  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, m, c) }

  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, m, c) }

  private func make(_ relation: NSLayoutConstraint.Relation, constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: anchorItem, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: constant)
  }
}

/// The distance the system puts between neighbours, in points.
let systemSpacing: CGFloat = 8

/// What has edges to constrain: views and layout guides.
@MainActor
public protocol LayoutAnchoring: AnyObject {}

extension LayoutAnchoring {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

extension UIView: LayoutAnchoring {
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}

extension UILayoutGuide: LayoutAnchoring {}
