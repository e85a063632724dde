import QuartzCore
import UIKit

/// Distances as operators give them.
public struct Distance {
  public var points: CoreGraphics.CGFloat
  public var multiple: CGFloat = 1

  public init(points: CGFloat) { self.points = points }
}

/// An edge and a view, as an operator takes them.
public struct EdgeOfView {
  let view: UIView
  let attribute: NSLayoutConstraint.Attribute
}

infix operator <-> : ComparisonPrecedence

@MainActor
extension UIView {
  public var leftEdge: EdgeOfView { EdgeOfView(view: self, attribute: .left) }
  public var rightEdge: EdgeOfView { EdgeOfView(view: self, attribute: .right) }
}

/// Puts an edge on another one.
@MainActor @discardableResult
public func <-> (first: EdgeOfView, second: (EdgeOfView, CGFloat)) -> NSLayoutConstraint {
  first.view.translatesAutoresizingMaskIntoConstraints = false
  let made = NSLayoutConstraint(
    item: first.view, attribute: first.attribute, relatedBy: .equal, toItem: second.0.view,
    attribute: second.0.attribute, multiplier: 1, constant: second.1)
  made.isActive = true
  return made
}
