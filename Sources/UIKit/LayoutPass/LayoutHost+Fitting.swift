import AutoLayout

extension LayoutHost {
  /// The result of `systemLayoutSizeFitting`: lays out the subtree alone, in an engine of its own, with the target size
  /// as two constraints of the given priorities.
  ///
  /// Points, rounded up to whole pixels unless `isRounded` is false. A view without constraints inside gets its intrinsic size.
  static func fittingSize(
    of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority, isRounded: Bool = true
  ) -> CGSize {
    // This comes first because constraints that views add in `updateConstraints` go to their own host, not to this one.
    updateConstraints(below: view)
    let host = LayoutHost(root: view, isFitting: true)
    host.attach(view)
    // A view that was never laid out does not know its margins yet.
    if view.layoutHost == nil { host.refreshInsets() }
    guard let entry = host.entry(view) else { return .zero }
    let rules: [(AutoLayout.Attribute, CGFloat, UILayoutPriority)] = [
      (.width, target.width, horizontal), (.height, target.height, vertical),
    ]
    for (attribute, size, priority) in rules {
      _ = host.engine.addConstraint(
        Constraint(
          entry.item, attribute, .equal, constant: Double(size), priority: priority.engine, source: .system))
    }
    for axis in Axis.allCases { _ = host.engine.addSpan(SpanRule(entry.item, axis, .min, offset: 0)) }
    host.solve()
    let size = host.engine.frame(of: entry.item)
    guard isRounded else { return CGSize(width: size.width, height: size.height) }
    return CGSize(
      width: roundedUpToPixel(size.width, scale: host.scale), height: roundedUpToPixel(size.height, scale: host.scale))
  }
}
