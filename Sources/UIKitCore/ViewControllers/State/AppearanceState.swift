/// Whether a controller is in sight.
struct AppearanceState {
  /// Whether `viewDidAppear` was called later than `viewDidDisappear`.
  var hasAppeared = false
  /// The transition between `beginAppearanceTransition(_:animated:)` and its end.
  var transition: (isAppearing: Bool, isAnimated: Bool)?
}
