/// An object in which focus may be: a view, a view controller or a presentation controller. Nothing has focus here: a keyboard or a remote
/// control that would move it is not simulated.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where focus goes within the object, the first that can take it.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The object around this one; nil for none.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The group within which the Tab key moves focus; nil for that of the object around.
  var focusGroupIdentifier: String? { get }
  /// Asks for focus to be looked for anew. No effect here, which the log says once.
  func setNeedsFocusUpdate()
  /// Looks for focus at once if that was asked for. No effect here, which the log says once.
  func updateFocusIfNeeded()
  /// Never called here: Trellis does not simulate the focus system.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Never called here: Trellis does not simulate the focus system.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  /// Whether another environment is this one or lies in it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    var present: (any UIFocusEnvironment)? = environment
    while let candidate = present {
      if candidate === self { return true }
      present = candidate.parentFocusEnvironment
    }
    return false
  }
}

/// An object that can have focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether focus may go to the object.
  var canBecomeFocused: Bool { get }
  /// Whether the object has focus: false, as nothing has.
  var isFocused: Bool { get }
}

extension UIView: UIFocusItem {
  /// The view around, or the controller of this one.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? superview }
}

extension UIViewController: UIFocusEnvironment {
  /// The view around that of the controller.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }
}

/// Where focus goes, and from where. None is made here: nothing moves focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// What has focus; nil for nothing.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// What will have focus; nil for nothing.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// ``previouslyFocusedItem`` if that is a view.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// ``nextFocusedItem`` if that is a view.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
  /// The direction of the move.
  open var focusHeading: UIFocusHeading { [] }
}

/// A direction in which focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// Takes any bits, also ones without a name here.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// Left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// Right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next in order.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the one before in order.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// Runs changes of the program while focus moves. None is made here: nothing moves focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Runs the animations at once, then the completion.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

/// What shows that an object has focus. Nothing has focus here, so none is shown.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  /// The effect of the system.
  public override init() { super.init() }
}

/// A line around what has focus. Nothing has focus here, so none is shown.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The view around which the line runs; nil by default.
  open weak var containerView: UIView?
  /// The view behind which the line lies; nil by default.
  open weak var referenceView: UIView?
  /// What the line runs around; nil is the object itself.
  open private(set) var path: UIBezierPath?

  /// Around the object itself.
  public override init() { super.init() }
  /// Around a rectangle, in points of the container.
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }
  /// Around a rectangle with round corners, in points of the container.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }
  /// Around a path, in points of the container.
  public convenience init(path: UIBezierPath) {
    self.init()
    self.path = path
  }
}

/// A region that leads focus elsewhere. Nothing has focus here; the guide is a layout guide.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// True by default. No effect here, which the log says once: nothing has focus.
  open var isEnabled = true { didSet { LayoutLog.noteWithoutEffect("UIFocusGuide.isEnabled") } }
  /// Where focus goes; nothing by default. No effect here, which the log says once: nothing has focus.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = [] {
    didSet { LayoutLog.noteWithoutEffect("UIFocusGuide.preferredFocusEnvironments") }
  }
}
