import AutoLayout

extension LayoutHost {
  /// What `systemLayoutSizeFitting` computes: the subtree alone, in an engine of its own, with soft or required target sizes.
  ///
  /// Points, rounded up to whole pixels. A view without constraints inside answers with its intrinsic size.
  static func fittingSize(
    of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    // First, because constraints that views make in `updateConstraints` go to the host the views belong to, not to this one.
    updateConstraints(below: view)
    let host = LayoutHost(root: view, isFitting: true)
    host.attach(view)
    // What was never laid out does not know its margins yet.
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
    return CGSize(
      width: roundedUpToPixel(size.width, scale: host.scale), height: roundedUpToPixel(size.height, scale: host.scale))
  }
}
