/// A gesture that a view waits for. There are no touches: whoever sets ``state`` plays the user, and targets are told.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  /// Targets hear of every state but possible and failed.
  open var state = State.possible {
    didSet {
      guard state != .possible, state != .failed else { return }
      for (target, action) in targets.messages(where: { _ in true }) {
        if let target { action.send(to: target, from: self) }
      }
    }
  }

  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  /// Where the gesture is in its view's window, points.
  public var simulatedLocation = CGPoint.zero
  private var targets = TargetActions<UIControl.Event>()

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: Selector) { targets.add(target, action, .allEvents) }
  open func removeTarget(_ target: Any?, action: Selector?) { targets.remove(target, action) { _ in true } }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// In the coordinates of a view, or of the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return simulatedLocation }
    return view.convert(simulatedLocation, from: nil)
  }
}

@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
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

@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points the finger may move.
  open var allowableMovement: CGFloat = 10
}

@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var translation = CGPoint.zero

  /// How far the finger has moved, points.
  open func translation(in view: UIView?) -> CGPoint { translation }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { self.translation = translation }
  /// Points per second; nothing moves by itself.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1
}

@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
}

@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians.
  open var rotation: CGFloat = 0
}

extension UIView {
  /// In the order they were added; nil if there never were any.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers }
    set {
      for recognizer in storedGestureRecognizers ?? [] { recognizer.view = nil }
      storedGestureRecognizers = newValue
      for recognizer in newValue ?? [] { recognizer.view = self }
    }
  }

  /// Takes the recognizer from the view that has it.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    storedGestureRecognizers = (storedGestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    storedGestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
