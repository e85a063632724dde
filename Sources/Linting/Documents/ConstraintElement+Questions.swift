import InterfaceBuilder

/// What rules ask of a constraint.
extension ConstraintElement {
  /// Whether the constraint exists at run time for all size classes: it is neither a placeholder nor uninstalled nor varied.
  var isAlwaysInstalled: Bool {
    !isPlaceholder && element.bool("installed") != false && element.children("variation").isEmpty
  }

  /// The attribute of the item in the constraint; nil if the constraint does not name the item.
  func attribute(of item: String) -> Attribute? {
    if (firstItem ?? ownerID) == item { return firstAttribute }
    return (secondItem ?? ownerID) == item ? secondAttribute : nil
  }

  /// Lowers the priority to 999, so that the constraint yields to a required one that iOS adds.
  func yielding() -> Fix {
    Fix("lower the priority of the constraint to 999", at: position, [.setAttribute("priority", "999")])
  }
}
