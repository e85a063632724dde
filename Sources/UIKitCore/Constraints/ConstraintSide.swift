/// One side of a constraint without its numbers: an attribute of a view or guide, a distance, or nothing.
struct ConstraintSide {
  let reference: ItemReference?
  let distance: LayoutDistance?
  /// `notAnAttribute` where the side is a distance or nothing.
  let attribute: NSLayoutConstraint.Attribute

  /// The side of an anchor, which has a reference or a distance.
  init(
    _ reference: ItemReference?, _ distance: LayoutDistance?, _ attribute: NSLayoutConstraint.Attribute
  ) {
    self.reference = reference
    self.distance = distance
    self.attribute = attribute
  }

  /// The side of a constraint with a constant alone.
  static var nothing: ConstraintSide { ConstraintSide(nil, nil, .notAnAttribute) }

  /// The first side that a caller gives by an item of any class.
  init(first item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    let distance = item as? LayoutDistance
    self.init(distance == nil ? .to(item) : nil, distance, attribute)
  }

  /// The second side; an item without an attribute, or an attribute without an item, is nothing.
  init(second item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    let distance = item as? LayoutDistance
    if distance == nil, attribute != .notAnAttribute, let item {
      self.init(.to(item), nil, attribute)
    } else {
      self.init(nil, distance, .notAnAttribute)
    }
  }
}
