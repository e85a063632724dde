/// Distribution along the axis.
extension UIStackView {
  func distribute(_ views: [UIView]) {
    guard let first = views.first, let last = views.last else { return }
    constrain(canvas, main.start, .equal, first, main.start, "UISV-canvas-connection")
    constrain(canvas, main.end, .equal, last, main.end, "UISV-canvas-connection")
    switch distribution {
    case .fill:
      space(views, .equal)
      shareTextWidth(views)
    case .fillEqually:
      space(views, .equal)
      for view in views.dropFirst() {
        constrain(view, main.size, .equal, first, main.size, "UISV-fill-equally")
      }
    case .fillProportionally:
      space(views, .equal)
      fillProportionally(views)
    case .equalSpacing:
      space(views, .greaterThanOrEqual)
      equalizeGaps(views, from: main.end, to: main.start, priority: { _ in 1000 })
      fitCanvas()
    case .equalCentering:
      space(views, .greaterThanOrEqual)
      equalizeGaps(views, from: main.center, to: main.center, priority: { 149 - Float($0) })
      fitCanvas()
    }
  }

  /// Gives each button whose title can wrap an equal share of the width that the spacings leave of the row, as in 6 of
  /// 6 rows of configured buttons on Xcode's canvas. A published dump of iOS 11.3 has the same constraint (at 759,
  /// above the default resistance) for labels of several lines, but canvas frames contradict it (a label beside a
  /// switch, 2 views; DEVIATIONS.md, 6).
  private func shareTextWidth(_ views: [UIView]) {
    guard axis == .horizontal, views.count > 1 else { return }
    let spacings = views.dropLast().reduce(0) { $0 + spacing(after: $1) }
    let count = CGFloat(views.count)
    for view in views where view.sharesRowWidth {
      constrain(
        view, .width, .equal, canvas, .width, multiplier: 1 / count, constant: -spacings / count, priority: 759,
        "UISV-text-width-disambiguation")
    }
  }

  /// Keeps the spacing between consecutive views, from edge to edge or from baseline to baseline.
  private func space(_ views: [UIView], _ relation: NSLayoutConstraint.Relation) {
    let usesBaselines = axis == .vertical && isBaselineRelativeArrangement
    for (view, next) in zip(views, views.dropFirst()) {
      let constraint = constrain(
        next, usesBaselines ? .firstBaseline : main.start, relation, view, usesBaselines ? .lastBaseline : main.end,
        constant: spacing(after: view), "UISV-spacing")
      if usesBaselines, usesSystemSpacing(after: view) { constraint.followSystemSpacing(steps: 1, as: nil) }
    }
  }

  /// Makes sizes proportional to the intrinsic sizes, measured against the stack view and not its margins: a published log has the
  /// guide of the margins in `UISV-canvas-connection` and the stack view in `UISV-fill-proportionally`. The priority falls from view
  /// to view, so that the last one absorbs the difference that spacings and margins make. The system's own spacing counts as the
  /// number that stands for it, which is nothing.
  private func fillProportionally(_ views: [UIView]) {
    let sizes = views.map { max(0, length(of: proportionalSize(of: $0), along: axis)) }
    let spacings = views.dropLast().reduce(0) { $0 + (usesSystemSpacing(after: $1) ? 0 : spacing(after: $1)) }
    let total = sizes.reduce(0, +) + spacings
    guard total > 0, sizes.contains(where: { $0 > 0 }) else { return }
    for (index, (view, size)) in zip(views, sizes).enumerated() where size > 0 {
      constrain(
        view, main.size, .equal, self, main.size, multiplier: size / total,
        priority: views.count == 1 ? 1000 : max(1, 999 - Float(index)), "UISV-fill-proportionally")
    }
  }

  /// The size that a view counts with: its intrinsic size or, because a stack view has none, that of the views it
  /// arranges (4 of 4 views of the one document that has such a stack view in a stack view).
  private func proportionalSize(of view: UIView) -> CGSize {
    guard let stack = view as? UIStackView else { return view.proportionalContentSize }
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    let sizes = views.map { proportionalSize(of: $0) }
    let spacings = views.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
    let widths = sizes.map { max(0, $0.width) }
    let heights = sizes.map { max(0, $0.height) }
    return stack.axis == .horizontal
      ? CGSize(width: widths.reduce(spacings, +), height: heights.max() ?? 0)
      : CGSize(width: widths.max() ?? 0, height: heights.reduce(spacings, +))
  }

  private func length(of size: CGSize, along axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  /// Puts guides of equal size between the views.
  private func equalizeGaps(
    _ views: [UIView], from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, priority: (Int) -> Float
  ) {
    var firstGap: UILayoutGuide?
    for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
      let gap = makeGuide("UISV-distributing-gap")
      constrain(gap, main.start, .equal, view, from, "UISV-distributing-edge")
      constrain(gap, main.end, .equal, next, to, "UISV-distributing-edge")
      if let firstGap {
        constrain(
          gap, main.size, .equal, firstGap, main.size, priority: max(1, priority(index - 1)), "UISV-fill-equally")
      }
      firstGap = firstGap ?? gap
    }
  }

  func fitCanvas() {
    constrain(self, main.size, .equal, nil, .notAnAttribute, priority: 49, "UISV-canvas-fit")
  }
}
