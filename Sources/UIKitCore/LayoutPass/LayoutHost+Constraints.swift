import AutoLayout

/// Translates the constraints of views into constraints of the engine. No closures here: each call of one would ask for its actor.
extension LayoutHost {
  func install(_ constraint: NSLayoutConstraint) {
    guard isFitting || handle(of: constraint) == nil, !constraint.describesGuide else { return }
    guard !constraint.relatesDifferentAxes else { return complainOfDifferentAxes(constraint) }
    constraint.updateSystemSpacing()
    guard let lowered = lowered(constraint) else {
      constraintLists.waiting.append(constraint)
      return
    }
    constraint.isReportedUnprepared = false
    if constraint.followsText { constraintLists.textSpacings.append(constraint) }
    let handle = engine.addConstraint(lowered)
    if !isFitting { constraint.installed = (number, handle) }
    dropFittings(around: constraint.owner)
    setObject(constraint, of: handle)
    passState.layoutIsPending = true
  }

  /// The engine's name of a constraint; nil if the engine does not have it.
  func handle(of constraint: NSLayoutConstraint) -> ConstraintHandle? {
    guard let installed = constraint.installed, installed.host == number else { return nil }
    return installed.handle
  }

  /// Whether the engine has the constraint.
  func knows(_ constraint: NSLayoutConstraint) -> Bool { handle(of: constraint) != nil }

  func uninstall(_ constraint: NSLayoutConstraint) {
    constraintLists.waiting.removeAll { $0 === constraint }
    dropFittings(around: constraint.owner)
    guard let handle = handle(of: constraint) else { return }
    constraint.installed = nil
    constraintLists.textSpacings.removeAll { $0 === constraint }
    engine.removeConstraint(handle)
    setObject(nil, of: handle)
    passState.layoutIsPending = true
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    guard let handle = handle(of: constraint) else { return }
    dropFittings(around: constraint.owner)
    engine.setConstant(Double(constraint.constant), of: handle)
    passState.layoutIsPending = true
  }

  func priorityDidChange(_ constraint: NSLayoutConstraint) {
    guard let handle = handle(of: constraint) else { return }
    dropFittings(around: constraint.owner)
    engine.setPriority(constraint.priority.engine, of: handle)
    passState.layoutIsPending = true
  }

  /// Tries again to install the constraints whose items were not in the tree when they were added.
  func retryWaiting() {
    guard !constraintLists.waiting.isEmpty else { return }
    let candidates = constraintLists.waiting
    constraintLists.waiting = []
    for constraint in candidates where constraint.owner != nil { install(constraint) }
  }

  /// Nil while an item is not in the tree.
  private func lowered(_ constraint: NSLayoutConstraint) -> Constraint? {
    guard
      let first = side(
        constraint.firstItem, constraint.firstAttribute.engine, constraint.firstDistance,
        pairedWith: constraint.secondItem)
    else { return nil }
    var second: Side?
    if constraint.hasSecondSide {
      second = side(
        constraint.secondItem, constraint.secondAttribute.engine, constraint.secondDistance,
        pairedWith: constraint.firstItem)
      if second == nil { return nil }
    }
    // The view that holds a constraint says where multiplied places are measured from, and in which direction leading
    // and trailing are read, whatever its items say (Fixtures/layout/right-to-left/the-holder-decides.layout).
    var holder: ItemID?
    if let owner = constraint.owner, let entry = namedEntry(owner) { holder = entry.content ?? entry.item }
    return Constraint(
      first.start.item, first.start.attribute, constraint.relation.engine, second?.start.item,
      second?.start.attribute ?? .notAnAttribute, multiplier: Double(constraint.multiplier),
      constant: Double(constraint.constant), priority: constraint.priority.engine,
      origin: holder, direction: holder, source: constraint.source, firstEnd: first.end,
      secondEnd: second?.end)
  }

  /// One side of a constraint: an attribute of an item, or the start and the end of a distance.
  private typealias Side = (start: Place, end: Place?)

  /// Nil while an item is not in the tree.
  private func side(
    _ object: AnyObject?, _ attribute: LayoutAttribute, _ distance: LayoutDistance?, pairedWith other: AnyObject?
  ) -> Side? {
    guard let distance else {
      guard let start = place(object, attribute, pairedWith: other) else { return nil }
      return (start, nil)
    }
    guard let start = place(distance.startItem, distance.start.engine, pairedWith: distance.endItem),
      let end = place(distance.endItem, distance.end.engine, pairedWith: distance.startItem)
    else { return nil }
    return (start, end)
  }

  private func place(
    _ object: AnyObject?, _ attribute: LayoutAttribute, pairedWith other: AnyObject?
  ) -> Place? {
    guard let object, let item = item(object, attribute, pairedWith: other) else { return nil }
    return Place(item, attribute)
  }

  /// The engine's item for one side of a constraint. For an edge of a scroll view that is the item of its content, if
  /// the other side is inside the scroll view.
  func item(_ object: AnyObject, _ attribute: LayoutAttribute, pairedWith other: AnyObject?) -> ItemID? {
    if let named = object as? UIView {
      let view = named.baselineView(for: attribute)
      guard let entry = namedEntry(view) else { return nil }
      if let content = entry.content, attribute.isEdge, let other, isInside(other, view) { return content }
      return entry.item
    }
    guard let guide = object as? UILayoutGuide else { return nil }
    return item(of: guide)
  }

  private func isInside(_ object: AnyObject, _ view: UIView) -> Bool {
    if let other = object as? UIView { return other !== view && other.isDescendant(of: view) }
    guard let guide = object as? UILayoutGuide, let owner = guide.owningView else { return false }
    return owner !== view && owner.isDescendant(of: view)
  }

  /// The item of a guide, which is made when the first constraint refers to the guide.
  func item(of guide: UILayoutGuide) -> ItemID? {
    if let item = table.guides[ObjectIdentifier(guide)] { return item }
    guard let owner = guide.owningView, let entry = namedEntry(owner) else { return nil }
    let traits = partTraits(of: owner, depth: entry.depth + 1)
    let item: ItemID
    switch guide.role {
    case nil: item = engine.addItem(traits, in: entry.content ?? entry.item)
    case .scrollContent: item = entry.content ?? entry.item
    case .some(let role): item = engine.addItem(derived: derivedRect(role, of: owner, entry.item), traits)
    }
    table.guides[ObjectIdentifier(guide)] = item
    return item
  }

  func derivedRect(_ role: UILayoutGuide.Role, of view: UIView, _ base: ItemID) -> DerivedRect {
    let whole = DerivedRect.Span.inset(0, 0)
    switch role {
    case .layoutMargins: return DerivedRect(base: base, insets: Insets(view.marginState.effective))
    case .safeArea: return DerivedRect(base: base, insets: Insets(view.safeAreaInsets))
    case .readableContent: return DerivedRect(base: base, insets: Insets(view.readableInsets))
    case .scrollContent, .scrollFrame: return DerivedRect(base: base, insets: .zero)
    case .topLayoutGuide:
      return DerivedRect(
        base: base, horizontal: whole, vertical: .start(Double(view.viewController?.topBarLength ?? 0)))
    case .bottomLayoutGuide:
      return DerivedRect(
        base: base, horizontal: whole, vertical: .end(Double(view.viewController?.bottomBarLength ?? 0)))
    case .keyboard: return view.keyboardLayoutGuide.rect(in: view, base)
    }
  }

  func frame(of guide: UILayoutGuide) -> CGRect {
    layoutIfNeeded()
    guard let owner = guide.owningView, let entry = entry(owner), let item = item(of: guide) else { return .zero }
    let outer = engine.frame(of: entry.content ?? entry.item)
    return CGRect(engine.alignmentRect(of: item).roundedToPixels(scale: scale, inCoordinatesOf: outer))
  }

  // MARK: Questions

  func ambiguity(of view: UIView) -> Ambiguity {
    guard let entry = entry(view), !view.isPlacedByFrame, view !== root else { return [] }
    return engine.ambiguity(of: entry.item)
  }

  func ambiguity(of guide: UILayoutGuide) -> Ambiguity { item(of: guide).map { engine.ambiguity(of: $0) } ?? [] }
}
