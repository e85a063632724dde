// A layout library of result builders, written for Swift 6: isolated where UIKit is, nowhere else.
import UIKit

/// What may stand in `constrain`: a constraint, or something made of several.
@MainActor
public protocol ConstraintGroup {
  var constraints: [NSLayoutConstraint] { get }
}

extension NSLayoutConstraint: ConstraintGroup {
  public var constraints: [NSLayoutConstraint] { [self] }
}

extension Array: ConstraintGroup where Element == NSLayoutConstraint {
  public var constraints: [NSLayoutConstraint] { self }
}

@MainActor @resultBuilder
public enum ConstraintBuilder {
  public static func buildBlock(_ groups: any ConstraintGroup...) -> [NSLayoutConstraint] {
    groups.flatMap(\.constraints)
  }
  public static func buildExpression(_ group: any ConstraintGroup) -> any ConstraintGroup { group }
  public static func buildOptional(_ group: (any ConstraintGroup)?) -> [NSLayoutConstraint] { group?.constraints ?? [] }
  public static func buildEither(first: any ConstraintGroup) -> [NSLayoutConstraint] { first.constraints }
  public static func buildEither(second: any ConstraintGroup) -> [NSLayoutConstraint] { second.constraints }
  public static func buildArray(_ groups: [any ConstraintGroup]) -> [NSLayoutConstraint] {
    groups.flatMap(\.constraints)
  }
}

@MainActor @discardableResult
public func constrain(@ConstraintBuilder _ body: () -> [NSLayoutConstraint]) -> [NSLayoutConstraint] {
  let constraints = body()
  for case let view as UIView in constraints.map(\.firstItem) { view.translatesAutoresizingMaskIntoConstraints = false }
  NSLayoutConstraint.activate(constraints)
  return constraints
}

/// A view or a guide.
@MainActor
public protocol LayoutItem: AnyObject {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}

/// A size or an inset as a value that crosses actors freely.
public enum Extent: Sendable, Equatable {
  case exactly(CGFloat)
  case atMost(CGFloat)
  case share(of: NSLayoutConstraint.Axis, CGFloat)

  public static let touch = Extent.exactly(44)
}

extension LayoutItem {
  public func align<Axis, Anchor: NSLayoutAnchor<Axis>>(
    _ anchor: KeyPath<any LayoutItem, Anchor>, with other: any LayoutItem, offset: CGFloat = 0
  ) -> NSLayoutConstraint { self[keyPath: anchor].constraint(equalTo: other[keyPath: anchor], constant: offset) }

  public func fill(_ axis: NSLayoutConstraint.Axis, of other: any LayoutItem, inset: CGFloat = 0)
    -> [NSLayoutConstraint]
  {
    switch axis {
    case .horizontal:
      [
        leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
        trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      ]
    case .vertical:
      [
        topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
        bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
      ]
    @unknown default: []
    }
  }

  public func below(_ other: any LayoutItem, by distance: CGFloat) -> NSLayoutConstraint {
    topAnchor.constraint(equalTo: other.bottomAnchor, constant: distance)
  }

  public func width(_ extent: Extent) -> NSLayoutConstraint { constraint(widthAnchor, extent) }
  public func height(_ extent: Extent) -> NSLayoutConstraint { constraint(heightAnchor, extent) }

  private func constraint(_ dimension: NSLayoutDimension, _ extent: Extent) -> NSLayoutConstraint {
    switch extent {
    case .exactly(let length): dimension.constraint(equalToConstant: length)
    case .atMost(let length): dimension.constraint(lessThanOrEqualToConstant: length)
    case .share(of: .horizontal, let part): dimension.constraint(equalTo: widthAnchor, multiplier: part)
    case .share(_, let part): dimension.constraint(equalTo: heightAnchor, multiplier: part)
    }
  }
}

extension NSLayoutConstraint {
  public func strength(_ priority: UILayoutPriority) -> Self {
    self.priority = priority
    return self
  }
}
