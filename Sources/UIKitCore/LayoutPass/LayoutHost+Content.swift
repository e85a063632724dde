import AutoLayout

/// What the engine knows of views besides their constraints: sizes of contents, baselines, margins, direction.
extension LayoutHost {
  func intrinsicSizeDidChange(_ view: UIView) {
    guard entry(view) != nil else { return }
    view.mark(.fitting)
    contentState.stale.append(Unowned(view: view))
    passState.layoutIsPending = true
  }

  func traitsDidChange(_ view: UIView) {
    guard let entry = entry(view) else { return }
    if !isFitting { view.mark(.fitting) }
    engine.setTraits(traits(of: view, depth: entry.depth), of: entry.item)
    setContentTraits(of: view, entry)
    passState.layoutIsPending = true
  }

  private func setContentTraits(of view: UIView, _ entry: Entry) {
    guard let content = entry.content, let view = view as? UIScrollView else { return }
    engine.setTraits(contentTraits(of: view, depth: entry.depth + 1), of: content)
  }

  func directionDidChange(_ view: UIView) {
    guard let entry = entry(view) else { return }
    if !isFitting { view.mark(.insets) }
    dropFittings(around: view)
    traitsDidChange(view)
    let parts = partTraits(of: view, depth: entry.depth + 1)
    for guide in guides(of: view) {
      if let item = table.guides[ObjectIdentifier(guide)] { engine.setTraits(parts, of: item) }
    }
  }

  /// Passes a view's intrinsic size, priorities and baselines to the engine.
  func updateContent(_ view: UIView) {
    guard let entry = entry(view), !entry.isFramed else { return }
    // The rules of the frame are required and win against the content, so wishes would only be rows without effect.
    let meter = LayoutMeter.current
    meter?.begin(.measuring, view)
    meter?.countMeasure(of: view)
    defer { meter?.end() }
    let isManual = view.isPlacedByFrame && view !== root
    if view.needsSolvedWidth {
      contentState.mayWrapAnew = true
      if !isFitting { view.automaticWidth = entry.solvedWidth }
      if !entry.mayWrap {
        entry.mayWrap = true
        contentState.mayWrap.append(Unowned(view: view))
      }
    }
    let size = view.wishedSize(forWidth: entry.solvedWidth)
    engine.setIntrinsicSize(isManual ? IntrinsicSize() : wishes(of: view, for: size), of: entry.item)
    engine.setTraits(traits(of: view, depth: entry.depth), of: entry.item)
  }

  /// The size that a view asks for, with its priorities; a negative length means that it asks for none.
  func wishes(of view: UIView, for size: CGSize) -> IntrinsicSize {
    let p = view.contentPriorities
    let highest = UILayoutPriority(Float(view.layoutProfile.behavior.requiredContentPriority))
    func wish(
      _ value: CGFloat, _ hugging: UILayoutPriority, _ resistance: UILayoutPriority
    ) -> IntrinsicSize.Wish {
      IntrinsicSize.Wish(
        size: value < 0 ? nil : Double(value), hugging: min(hugging, highest).engine,
        resistance: min(resistance, highest).engine)
    }
    return IntrinsicSize(
      width: wish(size.width, p.horizontalHugging, p.horizontalResistance),
      height: wish(size.height, p.verticalHugging, p.verticalResistance))
  }

  /// The views whose height depends on their width now.
  var wrappingViews: [UIView] {
    contentState.mayWrap.compactMap { $0.view.needsSolvedWidth ? $0.view : nil }
  }

  func flushStaleContent() {
    let views = contentState.stale
    contentState.stale = []
    guard !views.isEmpty else { return }
    for stale in views { updateContent(stale.view) }
    for constraint in constraintLists.textSpacings { constraint.updateSystemSpacing() }
  }
}
