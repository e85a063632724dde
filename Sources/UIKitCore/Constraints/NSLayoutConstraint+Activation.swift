extension NSLayoutConstraint {
  /// Whether a view holds the constraint. Setting it true adds it to the nearest common ancestor of its items.
  public var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { owner?.removeConstraint(self) }
    }
  }

  /// Activates the constraints in the order of the array. One that cannot be activated raises; if that returns, the
  /// others follow. Nothing is solved before the next layout.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates the constraints, all those of a view at once: linear in them and in what their views hold, where one
  /// by one is quadratic.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    // All constraints of one owner together, because removing one searches everything that the owner holds.
    var remaining = constraints.filter(\.isActive)
    while let owner = remaining.last?.owner {
      owner.removeConstraints(remaining)
      remaining.removeAll { !$0.isActive }
    }
  }

  private func activate() {
    guard isLegal else { return }
    guard let ancestor = commonAncestorOfItems else {
      let anchors = [
        anchorDescription(firstItem, firstAttribute, firstDistance, at: address + 0x10),
        anchorDescription(secondItem, secondAttribute, secondDistance, at: address + 0x20),
      ]
      LayoutException.raise(
        "NSGenericException",
        "Unable to activate constraint with anchors \(anchors[0]) and \(anchors[1]) because they have no common "
          + "ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's "
          + "illegal.")
      return
    }
    ancestor.addConstraint(self)
  }

  /// The nearest view that contains all items or is one of them; nil if there is none, or if a guide has no owner.
  private var commonAncestorOfItems: UIView? {
    var ancestor: UIView?
    // No list is made of the two, because every activation of a constraint comes here.
    if let firstItem, !extend(&ancestor, to: firstItem) { return nil }
    if let secondItem, !extend(&ancestor, to: secondItem) { return nil }
    for item in distantItems where !extend(&ancestor, to: item) { return nil }
    return ancestor
  }

  /// Makes an ancestor that of an item, too; false if there is none.
  private func extend(_ ancestor: inout UIView?, to item: AnyObject) -> Bool {
    guard let view = owningView(item) else { return false }
    ancestor = ancestor.map { $0.commonAncestor(with: view) } ?? view
    return ancestor != nil
  }

  private func anchorDescription(
    _ item: AnyObject?, _ attribute: Attribute, _ distance: LayoutDistance?, at address: UInt64
  ) -> String {
    if let distance { return "<NSLayoutDimension:0x\(String(address, radix: 16)) \"\(distance.text)\">" }
    guard item != nil else { return "(null)" }
    let kind: String
    switch attribute.engine.axis {
    case _ where attribute == .width || attribute == .height: kind = "NSLayoutDimension"
    case .vertical: kind = "NSLayoutYAxisAnchor"
    default: kind = "NSLayoutXAxisAnchor"
    }
    return "<\(kind):0x\(String(address, radix: 16)) \"\(describeItem(item)).\(attribute.engine.word)\">"
  }

  /// The item itself if it is a view; for a guide, the view that owns it.
  func owningView(_ item: AnyObject) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}
