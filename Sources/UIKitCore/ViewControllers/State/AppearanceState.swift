/// Whether a controller is in sight, and on what way.
struct AppearanceState {
  /// How far a controller is between two calls of `viewDidDisappear` and `viewDidAppear`.
  enum Phase: Int {
    /// Out of sight.
    case gone
    /// `viewWillAppear` was called.
    case coming
    /// `viewIsAppearing` was called.
    case arriving
    /// `viewDidAppear` was called.
    case here
    /// `viewWillDisappear` was called.
    case leaving
  }
  /// Why a controller comes or goes.
  enum Move { case presented, dismissed, toParent, fromParent }

  var phase = Phase.gone
  /// Whether `viewDidAppear` was called later than `viewDidDisappear`.
  var hasAppeared: Bool { phase == .here || phase == .leaving }
  /// The transition between `beginAppearanceTransition(_:animated:)` and its end.
  var transition: (isAppearing: Bool, isAnimated: Bool)?
  /// Nil while the controller stays where it is.
  var move: Move?
  /// Whether the view came into a window, or leaves it, without the help of a container of UIKit's.
  var followsWindow = false
}
