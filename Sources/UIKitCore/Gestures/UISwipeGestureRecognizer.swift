/// A quick move in one direction. To simulate one without touches, set the state to `ended`.
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
  /// 1 by default.
  open var numberOfTouchesRequired = 1

  private var start = (place: CGPoint.zero, time: TimeInterval(0))

  /// Points along the direction, and the seconds that they may take (DEVIATIONS.md, 190).
  private static let distance: CGFloat = 50
  private static let duration = 0.5

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = (simulatedLocation, event.timestamp)
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, numberOfTouches == numberOfTouchesRequired else { return }
    if event.timestamp - start.time > Self.duration { return state = .failed }
    let (x, y) = (simulatedLocation.x - start.place.x, simulatedLocation.y - start.place.y)
    let moved: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    guard max(abs(x), abs(y)) >= Self.distance else { return }
    state = direction.contains(moved) ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }
}
