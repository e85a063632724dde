import Foundation

/// A change of how a layer is shown as a whole. It takes its time, and its delegate hears of it; what is on the screen in between is not
/// shown (DEVIATIONS.md, 339).
open class CATransition: CAAnimation {
  /// `fade` by default.
  open var type = CATransitionType.fade
  /// From which side; nil by default.
  open var subtype: CATransitionSubtype?
  /// How far the transition is at its beginning, from 0, the default, to 1.
  open var startProgress: Float = 0
  /// How far the transition is at its end, from 0 to 1, the default.
  open var endProgress: Float = 1
}

/// The key of a transition among a layer's animations: each transition replaces the one before.
public let kCATransition = "transition"
/// The key of the action when a layer becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action when a layer is hidden or removed.
public let kCAOnOrderOut = "onOrderOut"

/// What a transition looks like.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Takes any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content appears over the old one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From which side a transition moves.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Takes any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top, as Core Animation names it.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom, as Core Animation names it.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Something that happens to a layer when one of its values changes: an animation adds itself.
public protocol CAAction {
  /// Runs for an event, such as the name of a property, on an object, which is a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAnimation: CAAction {
  /// Adds the animation to the layer under the name of the event.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

extension NSNull: CAAction {
  /// Nothing: the object says that there is no action.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Turns the number of an animation into a transformation.
open class CAValueFunction: NSObject {
  /// Its name.
  public let name: CAValueFunctionName

  /// The function of a name; nil for an unknown one.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.places[name] != nil else { return nil }
    self.name = name
  }
}

/// Which number of a transformation a value is.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Takes any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An angle in radians around an axis; those that leave the plane are not shown.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// An angle in radians around an axis; those that leave the plane are not shown.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// An angle in radians, in the plane.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A factor along all axes.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A factor along an axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A factor along an axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A factor along an axis, which is not shown.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Points along all axes.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// Points along an axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Points along an axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Points along an axis, which are not shown.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  /// The parts of a transformation in the plane that each is about; none for what leaves the plane.
  static let places: [CAValueFunctionName: [Int]] = [
    .rotateX: [], .rotateY: [], .rotateZ: [2], .scale: [4, 5], .scaleX: [4], .scaleY: [5], .scaleZ: [],
    .translate: [0, 1],
    .translateX: [0], .translateY: [1], .translateZ: [],
  ]
}
