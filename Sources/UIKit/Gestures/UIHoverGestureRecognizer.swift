/// Follows a pointer over a view. No effect here, which the log says once: there is no pointer.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How far a pencil is from the screen, from 0 to 1; 0 here.
  open var zOffset: CGFloat { 0 }
  /// The angle between a pencil and the screen, in radians; that of a pencil that stands upright here.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// How far a pencil is turned about its axis, in radians; 0 here.
  open var rollAngle: CGFloat { 0 }

  /// Never sends the target a message.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    LayoutLog.noteWithoutEffect("UIHoverGestureRecognizer")
  }

  /// The direction in which a pencil points, in radians; 0 here.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The direction in which a pencil points, as a vector of length 1; to the right here.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
