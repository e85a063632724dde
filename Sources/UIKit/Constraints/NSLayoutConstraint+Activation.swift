extension NSLayoutConstraint {
  /// Whether a view holds the constraint. Setting it true adds it to the nearest common ancestor of its items.
  public var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { owner?.removeConstraint(self) }
    }
  }

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard isLegal, let first = firstItem.flatMap(owningView) else { return }
    guard let secondItem else {
      first.addConstraint(self)
      return
    }
    guard let second = owningView(secondItem), let ancestor = first.commonAncestor(with: second) else {
      LayoutException.raise(
        "NSGenericException",
        "Unable to activate constraint with anchors \(anchorDescription(firstItem, firstAttribute)) and "
          + "\(anchorDescription(secondItem, secondAttribute)) because they have no common ancestor.  Does the "
          + "constraint or its anchors reference items in different view hierarchies?  That's illegal.")
      return
    }
    ancestor.addConstraint(self)
  }

  private func anchorDescription(_ item: AnyObject?, _ attribute: Attribute) -> String {
    let kind: String
    switch attribute.axis {
    case _ where attribute == .width || attribute == .height: kind = "NSLayoutDimension"
    case .vertical: kind = "NSLayoutYAxisAnchor"
    default: kind = "NSLayoutXAxisAnchor"
    }
    return "<\(kind):0x\(String(address + 0x20, radix: 16)) \"\(describeItem(item)).\(attribute.word)\">"
  }

  /// The view whose tree an item belongs to.
  func owningView(_ item: AnyObject) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}
