import AutoLayout
import InterfaceBuilder

extension NibLoader {
  /// Adds the constraints of a view and of all views below it, in document order, to the views that own them.
  mutating func loadConstraints(of root: ViewElement) {
    for element in root.tree {
      guard let owner = loaded.views[element.id] else { continue }
      for constraint in element.constraints { add(constraint, to: owner) }
    }
  }

  private mutating func add(_ element: ConstraintElement, to owner: UIView) {
    // Placeholders are removed when the document is compiled; the canvas keeps them.
    if element.isPlaceholder && !keepsPlaceholders { return }
    guard let firstAttribute = element.firstAttribute.layout else {
      return note(
        "a constraint with the unknown attribute \(element.firstAttribute.word) is ignored", element.position,
        element.id)
    }
    var secondAttribute = LayoutAttribute.notAnAttribute
    if let word = element.secondAttribute { secondAttribute = word.layout ?? .notAnAttribute }
    guard let first = item(element.firstItem, orElse: owner) else {
      return note(
        "a constraint that refers to an object outside the view hierarchy is ignored", element.position, element.id)
    }
    var second: AnyObject?
    if secondAttribute != .notAnAttribute {
      second = item(element.secondItem, orElse: owner)
      guard second != nil else {
        return note(
          "a constraint that refers to an object outside the view hierarchy is ignored", element.position, element.id)
      }
    }
    let hasSecond = second != nil
    do throws(PairingError) {
      try checkPairing(firstAttribute, secondAttribute, hasSecondItem: hasSecond, multiplier: element.multiplier)
    } catch {
      return note("a constraint whose two attributes cannot be combined is ignored", element.position, element.id)
    }
    let isInside = Self.isInside(first, owner) && Self.isInside(second ?? owner, owner)
    // One of its items may be in a view that is not installed.
    guard isInside || !loaded.uninstalled.isEmpty else {
      return note(
        "a constraint is ignored, because it refers to an item outside the view that contains the constraint",
        element.position, element.id)
    }
    let constraint = NSLayoutConstraint(
      ConstraintSide(first: first, NSLayoutConstraint.Attribute(firstAttribute)),
      NSLayoutConstraint.Relation(element.relation),
      ConstraintSide(second: second, NSLayoutConstraint.Attribute(secondAttribute)),
      multiplier: CGFloat(element.multiplier),
      // Without a constant even a symbolic constraint has 0 (DEVIATIONS.md, 4), as the frames of a dozen documents
      // show, between siblings and to edges.
      constant: isStandardDistanceOfScrollView(element, first, second) ? 0 : CGFloat(element.constant ?? 0))
    constraint.priority = UILayoutPriority(element.priority)
    constraint.identifier = element.identifier
    if element.isSymbolic { constraint.symbolicSpacing = .document }
    constraint.interfaceBuilderID = element.id
    if isInside, !isUninstalled(element.id) { owner.addConstraint(constraint) }
    loaded.constraints.append((element, constraint))
  }

  private func isStandardDistanceOfScrollView(_ element: ConstraintElement, _ first: AnyObject, _ second: AnyObject?)
    -> Bool
  {
    guard element.isSymbolic, !behavior.keepsStandardDistanceOfScrollViews,
      [.top, .bottom].contains(element.firstAttribute.layout), let second
    else { return false }
    func isSafeArea(_ item: AnyObject) -> Bool { (item as? UILayoutGuide)?.role == .safeArea }
    return first is UIScrollView && isSafeArea(second) || second is UIScrollView && isSafeArea(first)
  }

  /// The view or guide with an id; no id means the view that owns the constraint.
  private func item(_ id: String?, orElse owner: UIView) -> AnyObject? {
    guard let id else { return owner }
    return loaded.views[id] ?? loaded.guides[id]
  }

  static func isInside(_ item: AnyObject, _ owner: UIView) -> Bool {
    ((item as? UIView) ?? (item as? UILayoutGuide)?.owningView)?.isDescendant(of: owner) ?? false
  }
}
