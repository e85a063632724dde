import InterfaceBuilder

/// What rules ask of a constraint.
extension ConstraintElement {
  /// Not left to variations of the constraint itself or placed on the canvas only.
  var isAlwaysInstalled: Bool {
    !isPlaceholder && element.bool("installed") != false && element.children("variation").isEmpty
  }

  /// The attribute by which the constraint names an item; nil if it does not.
  func attribute(of item: String) -> Attribute? {
    if (firstItem ?? ownerID) == item { return firstAttribute }
    return (secondItem ?? ownerID) == item ? secondAttribute : nil
  }

  /// The way out where a number is to give way to what iOS imposes, without being another number.
  func yielding() -> Fix { Fix("lower the priority to 999", at: position, [.setAttribute("priority", "999")]) }
}
