// A layout library of operators, written as before Swift had actors: no function and no protocol is isolated.
import UIKit

precedencegroup LayoutPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
}
infix operator ~ : LayoutPriorityPrecedence

/// A view or a guide. UIKit's own members satisfy the requirements.
public protocol AnchoredItem: AnyObject {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: AnchoredItem {}
extension UILayoutGuide: AnchoredItem {}

extension AnchoredItem {
  public var leading: Place<NSLayoutXAxisAnchor> { Place(leadingAnchor) }
  public var trailing: Place<NSLayoutXAxisAnchor> { Place(trailingAnchor) }
  public var middleX: Place<NSLayoutXAxisAnchor> { Place(centerXAnchor) }
  public var top: Place<NSLayoutYAxisAnchor> { Place(topAnchor) }
  public var bottom: Place<NSLayoutYAxisAnchor> { Place(bottomAnchor) }
  public var middleY: Place<NSLayoutYAxisAnchor> { Place(centerYAnchor) }
  public var width: Length { Length(widthAnchor) }
  public var height: Length { Length(heightAnchor) }
}

/// An anchor of either axis and a distance from it.
public struct Place<Axis: AnyObject> {
  let anchor: NSLayoutAnchor<Axis>
  var constant: CGFloat = 0

  init(_ anchor: NSLayoutAnchor<Axis>) { self.anchor = anchor }
}

public struct Length {
  let anchor: NSLayoutDimension
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0

  init(_ anchor: NSLayoutDimension) { self.anchor = anchor }
}

public func + <Axis>(place: Place<Axis>, more: CGFloat) -> Place<Axis> {
  var moved = place
  moved.constant += more
  return moved
}

public func - <Axis>(place: Place<Axis>, less: CGFloat) -> Place<Axis> { place + -less }

public func + (length: Length, more: CGFloat) -> Length {
  var longer = length
  longer.constant += more
  return longer
}

public func * (factor: CGFloat, length: Length) -> Length {
  var product = length
  product.multiplier *= factor
  product.constant *= factor
  return product
}

@discardableResult
public func == <Axis>(left: Place<Axis>, right: Place<Axis>) -> NSLayoutConstraint {
  activated(left.anchor.constraint(equalTo: right.anchor, constant: right.constant - left.constant))
}

@discardableResult
public func <= <Axis>(left: Place<Axis>, right: Place<Axis>) -> NSLayoutConstraint {
  activated(left.anchor.constraint(lessThanOrEqualTo: right.anchor, constant: right.constant - left.constant))
}

/// Beside a place: anchors themselves, which are equatable already.
@discardableResult
public func == <Axis>(left: NSLayoutAnchor<Axis>, right: Place<Axis>) -> NSLayoutConstraint { Place(left) == right }

@discardableResult
public func == (left: Length, right: Length) -> NSLayoutConstraint {
  activated(left.anchor.constraint(equalTo: right.anchor, multiplier: right.multiplier, constant: right.constant))
}

@discardableResult
public func == (left: Length, right: CGFloat) -> NSLayoutConstraint {
  activated(left.anchor.constraint(equalToConstant: right))
}

@discardableResult
public func <= (left: Length, right: CGFloat) -> NSLayoutConstraint {
  activated(left.anchor.constraint(lessThanOrEqualToConstant: right))
}

/// A required constraint that is active cannot become optional, so it is turned off meanwhile.
@discardableResult
public func ~ (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
  constraint.isActive = false
  constraint.priority = priority
  constraint.isActive = true
  return constraint
}

public func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
  UILayoutPriority(rawValue: min(priority.rawValue + more, 1000))
}

public func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority { priority + -less }

private func activated(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
  (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  constraint.isActive = true
  return constraint
}
