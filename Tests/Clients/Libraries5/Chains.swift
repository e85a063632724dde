// A layout library of chained calls, written as before Swift had actors. Each chain ends as a constraint of a subclass.
import UIKit

public enum PinEdge: CaseIterable {
  case leading, trailing, top, bottom, centerX, centerY, width, height

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: return .leading
    case .trailing: return .trailing
    case .top: return .top
    case .bottom: return .bottom
    case .centerX: return .centerX
    case .centerY: return .centerY
    case .width: return .width
    case .height: return .height
    }
  }
}

public protocol Describing { var label: String { get } }

/// A constraint that knows its chain. Subclasses of UIKit's classes conform to protocols that know nothing of actors.
public final class PinConstraint: NSLayoutConstraint, Describing {
  public fileprivate(set) var edge = PinEdge.leading
  public var label: String { return identifier ?? "\(edge)" }
}

/// What a chain has gathered so far.
public class Pin {
  private let item: AnyObject
  private let edge: PinEdge
  private var other: AnyObject?
  private var otherEdge: PinEdge
  private var relation = NSLayoutConstraint.Relation.equal
  private var factor: CGFloat = 1
  private var distance: CGFloat = 0
  private var strength = UILayoutPriority.required
  private lazy var made: PinConstraint = {
    let constraint = PinConstraint(
      item: item, attribute: edge.attribute, relatedBy: relation, toItem: other,
      attribute: other == nil ? .notAnAttribute : otherEdge.attribute, multiplier: factor, constant: distance)
    constraint.edge = edge
    constraint.priority = strength
    return constraint
  }()

  fileprivate init(_ item: AnyObject, _ edge: PinEdge) {
    self.item = item
    self.edge = edge
    self.otherEdge = edge
  }

  public func to(_ other: PinTarget, _ edge: PinEdge? = nil) -> Pin {
    self.other = other
    if let edge = edge { otherEdge = edge }
    return self
  }

  public func atMost() -> Pin {
    relation = .lessThanOrEqual
    return self
  }

  public func times(_ factor: CGFloat) -> Pin {
    self.factor = factor
    return self
  }

  public func offset(_ distance: CGFloat) -> Pin {
    self.distance = distance
    return self
  }

  public func priority(_ strength: UILayoutPriority) -> Pin {
    self.strength = strength
    return self
  }

  @discardableResult
  public func on() -> PinConstraint {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    made.isActive = true
    return made
  }
}

/// A view, a guide or a length of a controller: what the initializer of NSLayoutConstraint takes.
public protocol PinTarget: AnyObject {}
extension UIView: PinTarget {}
extension UILayoutGuide: PinTarget {}

extension PinTarget {
  public func pin(_ edge: PinEdge) -> Pin { return Pin(self, edge) }

  /// All four edges, in the order leading, trailing, top, bottom.
  @discardableResult
  public func pinEdges(to other: PinTarget, insets: UIEdgeInsets = .zero) -> [PinConstraint] {
    return [
      pin(.leading).to(other).offset(insets.left).on(), pin(.trailing).to(other).offset(-insets.right).on(),
      pin(.top).to(other).offset(insets.top).on(), pin(.bottom).to(other).offset(-insets.bottom).on(),
    ]
  }
}

extension UIEdgeInsets {
  public static func all(_ length: CGFloat) -> UIEdgeInsets {
    return UIEdgeInsets(top: length, left: length, bottom: length, right: length)
  }

  public var horizontal: CGFloat { return left + right }
}

extension Sequence where Element == NSLayoutConstraint {
  public func switched(on isOn: Bool) -> [NSLayoutConstraint] {
    let all = Array(self)
    isOn ? NSLayoutConstraint.activate(all) : NSLayoutConstraint.deactivate(all)
    return all
  }
}

private var pinsKey: UInt8 = 0

extension UIView {
  /// Chains stored with the view that they belong to.
  public var storedPins: [NSLayoutConstraint] {
    get { return objc_getAssociatedObject(self, &pinsKey) as? [NSLayoutConstraint] ?? [] }
    set { objc_setAssociatedObject(self, &pinsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
