/// A finger on the screen, from where it comes down until it is lifted.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// How far the finger is.
  public enum Phase: Int, Sendable {
    /// It came down, moves, rests, was lifted, or the system took it away.
    case began, moved, stationary, ended, cancelled
    /// A pointer came over a view, moves over it, or leaves it. There is none here.
    case regionEntered, regionMoved, regionExited
  }

  /// What is only estimated of a touch. Nothing is here.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: Int

    /// Takes any bits, also ones without a name here.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// How hard a pencil presses.
    public static let force = Properties(rawValue: 1 << 0)
    /// In which direction it leans.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// How far it leans.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// Where it is.
    public static let location = Properties(rawValue: 1 << 3)
    /// How it is turned around itself.
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger: the only one here.
    case direct
    /// A remote control, a pencil or a pointer.
    case indirect, pencil, indirectPointer
    /// Another name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// Set before the event with the touch is sent.
  open internal(set) var phase = Phase.began
  /// Seconds of the screen's clock at the present phase.
  open internal(set) var timestamp: TimeInterval = 0
  /// How many times the finger came down at the place within a short time.
  open internal(set) var tapCount = 1
  /// The window on which the finger came down.
  open internal(set) weak var window: UIWindow?
  /// The view on which the finger came down, also while the finger is elsewhere.
  open internal(set) weak var view: UIView?
  /// The recognizers that are told of the touch, those of the innermost view first.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Always a finger.
  open var type: TouchType { .direct }
  /// 1: every finger presses alike.
  open var force: CGFloat { 1 }
  /// 1: every finger presses alike.
  open var maximumPossibleForce: CGFloat { 1 }
  /// Points; 0: a finger is a point here.
  open var majorRadius: CGFloat { 0 }
  /// Points; 0: a finger is a point here.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// Radians from the surface: a finger stands upright, which is π / 2.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Radians; 0, as a finger stands upright.
  open var rollAngle: CGFloat { 0 }
  /// Radians; 0, as a finger stands upright.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Along the x axis: the direction of the angle 0.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// None: nothing is estimated.
  open var estimatedProperties: Properties { [] }
  /// None: nothing is estimated.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// Nil: nothing is estimated.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// Where the finger is, in points of the window.
  var place: CGPoint
  /// Where the finger was in the phase before.
  var previousPlace: CGPoint
  /// Whether the view is told nothing more: a gesture took the touch, or the view takes one touch only.
  var isTaken = false

  /// A finger that comes down on a window, at a point of it.
  package init(at place: CGPoint, in window: UIWindow) {
    self.place = place
    previousPlace = place
    self.window = window
    super.init()
  }

  /// Where the finger is in the coordinates of a view, in points; nil means those of the window.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  /// Where the finger was before it moved last; otherwise as ``location(in:)``.
  open func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previousPlace, from: nil) ?? previousPlace }
  /// The same as ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  /// The same as ``location(in:)``.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Counts the taps, if the finger before was lifted near and not long ago (DEVIATIONS.md, 190).
  package func count(after last: UITouch?, at time: TimeInterval) {
    guard let last, time - last.timestamp <= 0.35, hypot(place.x - last.place.x, place.y - last.place.y) <= 45 else {
      return
    }
    tapCount = last.tapCount + 1
  }

  /// Moves the finger on, or lifts it, at a time of the screen's clock.
  package func become(_ phase: Phase, at place: CGPoint? = nil, time: TimeInterval) {
    self.phase = phase
    timestamp = time
    previousPlace = self.place
    if let place { self.place = place }
  }
}
