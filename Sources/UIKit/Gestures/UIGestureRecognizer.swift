/// A gesture that a view waits for. There are no touches: code that sets ``state`` stands in for the user, and the
/// targets are told.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is. Code that stands in for the user sets the states that a real gesture would have.
  public enum State: Int, Sendable {
    /// Targets are told of all but `possible` and `failed`.
    case possible, began, changed, ended, cancelled, failed
    /// The state of gestures that happen at once: another name of `ended`.
    public static let recognized = State.ended
  }

  /// `possible` by default. Setting any other state than `possible` and `failed` sends the targets their messages, also
  /// if the state is the same as before.
  open var state = State.possible {
    didSet {
      guard state != .possible, state != .failed else { return }
      for (target, action) in targets.messages(where: { _ in true }) {
        if let target { action.send(to: target, from: self) }
      }
    }
  }

  /// The view that has the recognizer; nil for none. Not kept alive.
  open internal(set) weak var view: UIView?
  /// Not kept alive, and never asked: the state is what was set.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// True by default. It has no effect here: targets are told of a disabled recognizer as well.
  open var isEnabled = true
  /// True by default. It has no effect here: there are no touches to cancel.
  open var cancelsTouchesInView = true
  /// False by default. It has no effect here: there are no touches to delay.
  open var delaysTouchesBegan = false
  /// True by default. It has no effect here: there are no touches to delay.
  open var delaysTouchesEnded = true
  /// For the app's own use; nil by default.
  open var name: String?
  /// The place of the gesture in the window of its view, in points. Not Apple's: code sets it instead of a finger.
  public var simulatedLocation = CGPoint.zero
  private var targets = TargetActions<UIControl.Event>()

  /// Without both, the recognizer has no target until ``addTarget(_:action:)``. The target is not kept alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  /// Sends the target a message at each state but possible and failed. The target is not kept alive; adding it twice is
  /// adding it once.
  open func addTarget(_ target: Any, action: Selector) { targets.add(target, action, .allEvents) }
  /// Nil means every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?) { targets.remove(target, action) { _ in true } }
  /// Does nothing: recognizers do not wait for each other, because each does what its state is set to.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// ``simulatedLocation`` in the coordinates of a view, in points; nil means those of the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return simulatedLocation }
    return view.convert(simulatedLocation, from: nil)
  }
}

/// Decides whether recognizers begin. Nothing here asks it, because there are no touches.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// True without an implementation. Never asked here.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// False without an implementation. Never asked here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// A tap. To simulate one, set the state to `ended`.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// 1 by default. It has no effect here: the state alone says that there was a tap.
  open var numberOfTapsRequired = 1
  /// 1 by default. It has no effect here: the state alone says that there was a tap.
  open var numberOfTouchesRequired = 1
}

/// A press that lasts. To simulate one, set the state to `began` and then to `ended`.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds; half a second by default. It has no effect here: the state alone decides.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points that the finger may move; 10 by default. It has no effect here: the state alone decides.
  open var allowableMovement: CGFloat = 10
}

/// A finger that drags. The app sets the state and ``setTranslation(_:in:)``.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// 1 by default. It has no effect here: the state alone decides.
  open var minimumNumberOfTouches = 1
  /// No limit by default. It has no effect here: the state alone decides.
  open var maximumNumberOfTouches = Int.max
  private var translation = CGPoint.zero

  /// The distance that the finger has moved, in points, as it was set; the view is not looked at.
  open func translation(in view: UIView?) -> CGPoint { translation }
  /// What ``translation(in:)`` returns from then on, in points; the view is not looked at.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { self.translation = translation }
  /// Points per second: zero at all times, because nothing moves by itself.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A drag that comes from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// None by default. It has no effect here: the state alone decides.
  open var edges: UIRectEdge = []
}

/// A quick move in one direction. To simulate one, set the state to `ended`.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Towards which sides. Left and right are the same in every language.
  public struct Direction: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Takes any bits, also ones without a name here.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Towards greater x.
    public static let right = Direction(rawValue: 1 << 0)
    /// Towards smaller x.
    public static let left = Direction(rawValue: 1 << 1)
    /// Towards smaller y.
    public static let up = Direction(rawValue: 1 << 2)
    /// Towards greater y.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// `.right` by default.
  open var direction: Direction = .right
  /// 1 by default. It has no effect here: the state alone decides.
  open var numberOfTouchesRequired = 1
}

/// Two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor since the gesture began, as the app sets it; 1 by default.
  open var scale: CGFloat = 1
}

/// Two fingers that turn about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians since the gesture began, as the app sets them; 0 by default.
  open var rotation: CGFloat = 0
}

extension UIView {
  /// In the order in which they were added; nil if there never were any.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers }
    set {
      for recognizer in storedGestureRecognizers ?? [] { recognizer.view = nil }
      storedGestureRecognizers = newValue
      for recognizer in newValue ?? [] { recognizer.view = self }
    }
  }

  /// Adds the recognizer and takes it from the view that had it.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    storedGestureRecognizers = (storedGestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Does nothing if the view does not have the recognizer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    storedGestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
