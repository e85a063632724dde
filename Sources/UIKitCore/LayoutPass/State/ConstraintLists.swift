/// Constraints that a host has to come back to.
struct ConstraintLists {
  /// Those that are not installed yet because an item is not in the tree.
  var waiting: [NSLayoutConstraint] = []
  /// Installed ones whose constants depend on fonts.
  var textSpacings: [NSLayoutConstraint] = []
}
