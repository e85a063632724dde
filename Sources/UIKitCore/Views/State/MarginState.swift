/// The margins and the safe area of a view, in points; see `UIView+Margins.swift`.
struct MarginState {
  /// The margins that were set; nil where the default counts.
  var explicit: NSDirectionalEdgeInsets?
  /// The margins in effect, by physical edges; kept up to date by the layout pass.
  var effective = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// How far bars, corners and additional insets reach into the view.
  var safeArea = UIEdgeInsets.zero
  /// Whether a margin is at least as wide as what of the superview's margin reaches into the view.
  var preservesSuperview = false
  /// Whether margins begin at the safe area.
  var beginsAtSafeArea = true
  /// Whether the margins leave at most the readable width between them.
  var followsReadableWidth = false
}
