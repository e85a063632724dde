import AutoLayout

/// Frames as constraints: the rules that stand for the frame of the root, of a view with a translated mask, of a scroll view's content.
extension LayoutHost {
  /// Adds rules for the frame of the root, and of a view whose autoresizing mask is translated into constraints. A root that leaves its
  /// size to constraints keeps only its place.
  func installGeometry(_ view: UIView) {
    guard let entry = entry(view), entry.geometry.isEmpty, view === root || view.isPlacedByFrame else { return }
    if isFitting && view === root { return }
    let rules = geometryRules(view)
    var handles: [ConstraintHandle] = []
    for rule in view.isPlacedByFrame ? rules[...] : rules.prefix(2) { handles.append(engine.addSpan(rule)) }
    if view !== root { for handle in handles { setObject(view, of: handle) } }
    entry.geometry = handles
  }

  /// The rules for x, y, width and height, in this order.
  private func geometryRules(_ view: UIView) -> [SpanRule] {
    let item = entry(view)!.item
    let frame = view.untransformedFrame
    guard view !== root, let superview = view.superview, let container = entry(superview) else {
      return [
        SpanRule(item, .horizontal, .min, offset: Double(frame.minX)),
        SpanRule(item, .vertical, .min, offset: Double(frame.minY)),
        SpanRule(item, .horizontal, .size, offset: Double(max(0, frame.width))),
        SpanRule(item, .vertical, .size, offset: Double(max(0, frame.height))),
      ]
    }
    let origin = container.content ?? container.item
    if isFitting, let live = view.layoutHost?.spans(of: view) {
      return live.map {
        SpanRule(
          item, $0.axis, $0.part, origin: origin, container: container.item, factor: $0.factor, offset: $0.offset)
      }
    }
    let (x, y) = liveSpans(of: view) ?? frameSpans(of: view, in: superview)
    func rule(_ axis: Axis, _ part: SpanRule.Part, _ factor: Double, _ offset: Double) -> SpanRule {
      SpanRule(item, axis, part, origin: origin, container: container.item, factor: factor, offset: offset)
    }
    return [
      rule(.horizontal, .min, x.minFactor, x.minOffset), rule(.vertical, .min, y.minFactor, y.minOffset),
      rule(.horizontal, .size, x.sizeFactor, x.sizeOffset), rule(.vertical, .size, y.sizeFactor, y.sizeOffset),
    ]
  }

  /// How the frame of a view follows its superview's, by its present frame and its mask.
  func frameSpans(of view: UIView, in superview: UIView) -> (x: DerivedRect.Span, y: DerivedRect.Span) {
    let frame = view.untransformedFrame
    let size = view.ownAutoresizing.reference ?? superview.bounds.size
    let mask = superview.autoresizesSubviews ? AutoresizingMask(view.autoresizingMask) : []
    let grows = view.layoutProfile.behavior.viewsGrowFromNothing
    func span(_ axis: Axis, _ min: CGFloat, _ length: CGFloat, _ container: CGFloat) -> DerivedRect.Span {
      mask.span(
        axis, min: Double(min), size: Double(length), container: Double(container), growsFromNothing: grows)
    }
    let x = span(.horizontal, frame.minX, frame.width, size.width)
    var y = span(.vertical, frame.minY, frame.height, size.height)
    if let cell = superview as? UITableViewCell, view === cell.contentView {
      y.sizeOffset -= Double(cell.contentShortfall)
    }
    return (x, y)
  }

  /// The engine's present rules for the view's frame. During a layout they are up to date where frames are not yet.
  private func spans(of view: UIView) -> [SpanRule]? {
    guard let entry = entry(view), !entry.geometry.isEmpty else { return nil }
    var rules: [SpanRule] = []
    for handle in entry.geometry {
      if let rule = engine.spanInPlace(of: handle) { rules.append(rule) }
    }
    return rules
  }

  func frameDidChange(_ view: UIView) {
    view.ownAutoresizing.reference = nil
    guard let entry = entry(view) else { return }
    view.mark(.fitting)
    guard !entry.isFramed else { return updateFrameRule(of: view, entry) }
    guard !entry.geometry.isEmpty else {
      // A frame that was set by hand stays until something else has the superview laid out, but no view may miss its first layout.
      if !isFitting, entry.joined >= solveCount { moveState.displaced.append(Unowned(view: view)) }
      return
    }
    // Of a root that has only a place there are fewer handles than rules.
    let movesAlone = passState.isPlacing && (onlyPartsMoved || !engine.needsSolving) && isPart(view, entry)
    for (handle, rule) in zip(entry.geometry, geometryRules(view)) { engine.setSpan(rule, of: handle) }
    passState.layoutIsPending = true
    contentState.changesOfParts = movesAlone ? engine.changeCount : nil
  }

  /// Takes in where the frame of a view is, in a host that does not move views.
  func updateGeometry(of view: UIView, _ entry: Entry) {
    guard view !== root else { return }
    guard !entry.isFramed else { return updateFrameRule(of: view, entry) }
    guard !entry.geometry.isEmpty else { return }
    for (handle, rule) in zip(entry.geometry, geometryRules(view)) { engine.setSpan(rule, of: handle) }
  }

  private func isPart(_ view: UIView, _ entry: Entry) -> Bool {
    view !== root && view.subviews.isEmpty && entry.content == nil && !engine.hasRelations(entry.item)
  }

  func boundsOriginDidChange(_ view: UIView) {
    guard let scrollView = view as? UIScrollView, let entry = entry(view), let content = entry.content else { return }
    if !isFitting { view.mark(.fitting) }
    for handle in engine.spans(of: content) {
      guard case .span(let old) = engine.definition(of: handle) else { continue }
      engine.setSpan(contentOrigin(of: scrollView, entry.item, content, old.axis), of: handle)
    }
    passState.layoutIsPending = true
  }

  func translationDidChange(_ view: UIView) {
    guard let entry = entry(view) else { return }
    dropFittings(around: view)
    engage(view, entry)
    for handle in entry.geometry {
      engine.removeConstraint(handle)
      setObject(nil, of: handle)
    }
    entry.geometry = []
    installGeometry(view)
    passState.layoutIsPending = true
  }
}
