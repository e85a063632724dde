/// What a tool sets for a device or a canvas in place of bars that are not there; empty in a program.
struct SimulatedInsets {
  /// Insets of a root view that does not lie in a window.
  var safeArea: UIEdgeInsets?
  /// Whether the view counts as one below a navigation bar.
  var isBelowNavigationBar = false
  /// Whether a tool made the controller for a view that has none.
  var standsForNone = false
  /// Lengths of `topLayoutGuide` and `bottomLayoutGuide` where they differ from the safe area.
  var guideLengths: (top: CGFloat, bottom: CGFloat)?
}
