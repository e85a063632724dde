/// How far something is that springs open under a drag.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No finger is there.
  case inactive
  /// A finger is there and may go on.
  case possible
  /// It has rested long enough, and it blinks.
  case activating
  /// It is open.
  case activated
}

/// What springs open, and where.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: AnyObject {
  /// How far it is.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view of the interaction, unless a behavior sets another.
  var targetView: UIView? { get set }
  /// For a behavior, such as an index path; nil by default.
  var targetItem: Any? { get set }
  /// Where the finger is, in points of a view; nil is the target view.
  func location(in view: UIView?) -> CGPoint
}
