import AutoLayout

/// Fitting sizes: a subtree is laid out alone, in an engine of its own, with the target size as two constraints.
///
/// A view of a tree that has a host keeps that engine, with its own host, for the next question. Until then
/// * a change of constraints, subviews or directions in the subtree drops it: ``dropFittings(around:)``;
/// * views whose contents, frames or insets change are marked (`LayoutNeeds.fitting`), and the next question takes them in.
extension LayoutHost {
  /// The result of `systemLayoutSizeFitting`.
  ///
  /// Points, rounded up to whole pixels unless `isRounded` is false. A view without constraints inside gets its intrinsic size.
  static func fittingSize(
    of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority, isRounded: Bool = true
  ) -> CGSize {
    // This comes first because constraints that views add in `updateConstraints` go to their own host, not to this one.
    let meter = LayoutMeter.current
    meter?.begin(.passing, view)
    defer { meter?.end() }
    updateConstraints(below: view)
    view.layoutHost?.takeInMargins(around: view)
    let host = keptFitting(of: view) ?? newFitting(of: view)
    guard let entry = host.entry(view) else { return .zero }
    host.ask(for: target, horizontal.engine, vertical.engine, of: entry.item)
    host.solve()
    let size = host.engine.frameInPlace(of: entry.item)
    guard isRounded else { return CGSize(width: size.width, height: size.height) }
    return CGSize(
      width: roundedUpToPixel(size.width, scale: host.scale), height: roundedUpToPixel(size.height, scale: host.scale))
  }

  /// Margins that were set since the last pass count, too.
  private func takeInMargins(around view: UIView) {
    guard !view.layoutState.needs.union(view.layoutState.needsBelow).isDisjoint(with: .insets) else { return }
    refreshInsets(of: view)
    refreshStaleInsets(view)
  }

  private static func newFitting(of view: UIView) -> LayoutHost {
    let host = LayoutHost(root: view, isFitting: true)
    host.attach(view)
    guard let live = view.layoutHost, let entry = view.layoutEntry else {
      // A view that was never laid out does not know its margins yet.
      host.refreshInsets()
      return host
    }
    host.forgetMarks(below: view)
    live.dropFittings(around: view)
    live.fittingState.keepsFittings = true
    entry.fitting = host
    host.fittingState.askedTraits = view.traitCollection
    return host
  }

  private static func keptFitting(of view: UIView) -> LayoutHost? {
    guard let live = view.layoutHost, let host = view.layoutEntry?.fitting else { return nil }
    guard host.surroundingState.version == Surroundings.version, host.fittingState.askedTraits == view.traitCollection
    else { return nil }
    guard !view.layoutState.needs.union(view.layoutState.needsBelow).isDisjoint(with: .fitting) else { return host }
    // Marks are taken away here, so hosts around this one would not see them.
    live.dropFittings(around: view.superview)
    host.takeInMarks(of: view)
    return host
  }

  private func takeInMarks(of view: UIView) {
    if view.layoutState.needs.contains(.fitting) {
      view.layoutState.needs.remove(.fitting)
      takeIn(view)
    }
    view.visitSubviews(inNeedOf: .fitting) { takeInMarks(of: $0) }
  }

  private func forgetMarks(below view: UIView) {
    view.layoutState.needs.remove(.fitting)
    view.visitSubviews(inNeedOf: .fitting) { forgetMarks(below: $0) }
  }

  private func takeIn(_ view: UIView) {
    guard let entry = entry(view) else { return }
    updateGeometry(of: view, entry)
    boundsOriginDidChange(view)
    updateContent(view)
    updateGuides(of: view)
  }

  /// Asks for a size by two constraints, made at the first question.
  private func ask(for size: CGSize, _ horizontal: Priority, _ vertical: Priority, of item: ItemID) {
    defer { fittingState.askedSize = size }
    guard fittingState.askedSizes.isEmpty else {
      engine.setPriority(horizontal, of: fittingState.askedSizes[0])
      engine.setPriority(vertical, of: fittingState.askedSizes[1])
      if size.width != fittingState.askedSize.width {
        engine.setConstant(Double(size.width), of: fittingState.askedSizes[0])
      }
      if size.height != fittingState.askedSize.height {
        engine.setConstant(Double(size.height), of: fittingState.askedSizes[1])
      }
      return
    }
    func wish(_ attribute: LayoutAttribute, _ size: CGFloat, _ priority: Priority) -> Constraint {
      Constraint(item, attribute, .equal, constant: Double(size), priority: priority, source: .system)
    }
    fittingState.askedSizes = [
      engine.addConstraint(wish(.width, size.width, horizontal)),
      engine.addConstraint(wish(.height, size.height, vertical)),
    ]
    for axis in Axis.allCases { _ = engine.addSpan(SpanRule(item, axis, .min, offset: 0)) }
  }

  /// Drops the engines that a view and those around it keep for fitting sizes.
  func dropFittings(around view: UIView?) {
    guard fittingState.keepsFittings else { return }
    var view = view
    while let present = view {
      present.layoutEntry?.fitting = nil
      view = present.superview
    }
  }
}
