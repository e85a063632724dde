import AutoLayout

extension LayoutHost {
  func exerciseAmbiguity(of view: UIView) {
    layoutIfNeeded()
    let open = ambiguity(of: view)
    guard !open.isEmpty, let item = entry(view)?.item, let container = view.superview else { return }
    for quantity in Quantity.allCases where open.contains(quantity.ambiguity) {
      guard let range = engine.freedom(of: item, quantity), let present = engine.value(of: item, quantity) else {
        continue
      }
      let limits = range.clamped(to: playground(of: container, quantity))
      let middle = (limits.lowerBound + limits.upperBound) / 2
      pull(item, quantity, to: present < middle ? limits.upperBound : limits.lowerBound)
    }
    passState.layoutIsPending = true
    layoutIfNeeded()
  }

  /// The range of a quantity that the constraints do not limit: the superview's extent.
  private func playground(of container: UIView, _ quantity: Quantity) -> ClosedRange<Double> {
    guard let item = entry(container)?.item else { return 0...0 }
    let frame = engine.frame(of: item)
    switch quantity {
    case .minX: return frame.x...(frame.x + frame.width)
    case .minY: return frame.y...(frame.y + frame.height)
    case .width: return 0...frame.width
    case .height: return 0...frame.height
    }
  }

  /// Moves a quantity by a constraint weaker than all others, and removes that again: an ambiguous quantity stays where
  /// it was moved to.
  private func pull(_ item: ItemID, _ quantity: Quantity, to value: Double) {
    guard let root = entry(root)?.item else { return }
    let weakest = UILayoutPriority(.leastNormalMagnitude).engine
    func wish(_ attribute: LayoutAttribute, _ second: ItemID?) -> Constraint {
      Constraint(
        item, attribute, .equal, second, second == nil ? .notAnAttribute : attribute, constant: value,
        priority: weakest, source: .system)
    }
    let origin = engine.alignmentRect(of: root)
    var constraint: Constraint
    switch quantity {
    case .minX:
      constraint = wish(.left, root)
      constraint.constant -= origin.x
    case .minY:
      constraint = wish(.top, root)
      constraint.constant -= origin.y
    case .width: constraint = wish(.width, nil)
    case .height: constraint = wish(.height, nil)
    }
    let handle = engine.addConstraint(constraint)
    solve()
    engine.removeConstraint(handle)
    solve()
  }

  func constraintsAffecting(_ view: UIView, _ axis: Axis) -> [NSLayoutConstraint] {
    layoutIfNeeded()
    guard let entry = entry(view) else { return [] }
    if entry.isFramed {
      engage(view, entry)
      passState.layoutIsPending = true
      layoutIfNeeded()
    }
    return constraintsAffecting(entry.item, axis)
  }

  func constraintsAffecting(_ guide: UILayoutGuide, _ axis: Axis) -> [NSLayoutConstraint] {
    layoutIfNeeded()
    return item(of: guide).map { constraintsAffecting($0, axis) } ?? []
  }

  private func constraintsAffecting(_ item: ItemID, _ axis: Axis) -> [NSLayoutConstraint] {
    engine.constraintsAffecting(item, axis).compactMap { handle in
      (object(of: handle) as? NSLayoutConstraint) ?? systemConstraint(handle)
    }
  }

  /// A constraint object for a rule of the engine, which on iOS is a constraint.
  private func systemConstraint(_ handle: ConstraintHandle) -> NSLayoutConstraint? {
    switch engine.definition(of: handle) {
    case .relation: return nil
    case .wish(let rule):
      guard let view = order.first(where: { entry($0)?.item == rule.item }) else { return nil }
      return NSContentSizeLayoutConstraint(
        view, rule.axis == .horizontal ? .width : .height, CGFloat(rule.size), text: description(of: handle))
    case .span(let rule):
      guard let view = order.first(where: { entry($0)?.item == rule.item }) else { return nil }
      let attribute: NSLayoutConstraint.Attribute
      switch (rule.axis, rule.part) {
      case (.horizontal, .size): attribute = .width
      case (.vertical, .size): attribute = .height
      case (.horizontal, .min): attribute = .left
      case (.vertical, .min): attribute = .top
      }
      return NSAutoresizingMaskLayoutConstraint(view, attribute, CGFloat(rule.offset), text: description(of: handle))
    }
  }
}
