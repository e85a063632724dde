import AutoLayout

/// The layout pass, in UIKit's order, after what changed around it (`LayoutHost+Traits.swift`):
/// 1. `updateConstraints`, leaves to root;
/// 2. solve; views whose height depends on their width are asked again with the width they got, and solved again;
/// 3. `layoutSubviews`, root to leaves, each between its controller's `viewWillLayoutSubviews` and `viewDidLayoutSubviews`;
/// 4. safe areas and margins follow from the new frames;
/// and again from 1 while any of these changed the constraints, a limited number of times.
extension LayoutHost {
  /// More rounds than any settled layout needs; a layout that changes itself for ever stops here.
  static let maximumRounds = 12
  static let maximumTextRounds = 4

  var scale: Double { Double(UIKitEnvironment.current.scale) }

  func layoutIfNeeded() {
    guard !isInPass else { return }
    isInPass = true
    defer { isInPass = false }
    noticeSurroundings()
    guard layoutIsPending else { return }
    layoutCounts = [:]
    updateOuterInsets()
    for _ in 0..<roundLimit {
      layoutIsPending = false
      updateConstraintsPass()
      solve()
      markMovedViews()
      isPlacing = true
      layoutTree(root)
      isPlacing = false
      refreshInsets()
      if reportFeedbackLoop() { break }
      if !layoutIsPending && !engine.needsSolving { break }
    }
  }

  /// A layout asked for within a `layoutSubviews`: the same steps for what is below a view, once and now.
  func layOutNow(_ view: UIView) {
    updateConstraintsPass(below: view)
    solve()
    markMovedViews()
    layoutTree(view)
  }

  /// Step 1.
  func updateConstraintsPass(below view: UIView? = nil) {
    Self.updateConstraints(below: view ?? root)
    retryWaiting()
    complainOfUnprepared()
    flushStaleContent()
  }

  static func updateConstraints(below view: UIView) {
    for subview in view.subviews { updateConstraints(below: subview) }
    guard view.needsConstraintUpdate else { return }
    view.needsConstraintUpdate = false
    view.viewController?.updateViewConstraints()
    view.didReachBaseUpdate = false
    view.updateConstraints()
    if !view.didReachBaseUpdate { raiseMissingUpdate(view) }
  }

  /// Step 2.
  func solve() {
    guard engine.needsSolving || hasStaleContent else { return }
    let wrapping = order.filter { $0.needsSolvedWidth }
    for view in wrapping where entry(view)?.solvedWidth != nil {
      entries[ObjectIdentifier(view)]!.solvedWidth = nil
      updateContent(view)
    }
    solveOnce()
    for _ in 0..<Self.maximumTextRounds where !wrapping.isEmpty {
      for (view, width) in zip(wrapping, solvedWidths(of: wrapping)) { updateSolvedWidth(view, width) }
      guard engine.needsSolving else { break }
      solveOnce()
    }
  }

  private func solvedWidths(of views: [UIView]) -> [CGFloat] {
    let engine = engine
    return views.map { view in entry(view).map { CGFloat(engine.alignmentRect(of: $0.item).width) } ?? 0 }
  }

  private func updateSolvedWidth(_ view: UIView, _ width: CGFloat) {
    guard let entry = entry(view) else { return }
    guard entry.solvedWidth.map({ abs($0 - width) > 1e-4 }) ?? true else { return }
    entries[ObjectIdentifier(view)]!.solvedWidth = width
    updateContent(view)
  }

  private func solveOnce() {
    flushStaleContent()
    for report in engine.solve() { log(report) }
  }

  /// Asks the superview of every view that the engine moved to place it.
  ///
  /// The engine is read once here and wherever many frames are read, and handed on: the property is copied at every use,
  /// and counting the references of all its arrays takes several times as long as reading a frame.
  private func markMovedViews() {
    let engine = engine
    for view in descendants {
      guard let superview = view.superview, let frame = engineFrame(of: view, in: engine),
        frame != view.untransformedFrame
      else {
        continue
      }
      superview.needsLayout = true
    }
    for case let scrollView as UIScrollView in order {
      guard let content = entry(scrollView)?.content, engine.relationCount(of: content) > 0 else { continue }
      let rect = engine.alignmentRect(of: content).roundedToPixels(scale: scale)
      scrollView.applyEngineContentSize(CGSize(width: rect.width, height: rect.height))
    }
  }

  /// Step 3.
  private func layoutTree(_ view: UIView) {
    // A view that asks for its own layout while it lays out gets it in the next round.
    if view.needsLayout, !view.isLayingOut {
      view.needsLayout = false
      view.isLayingOut = true
      countLayout(of: view)
      view.viewController?.viewWillLayoutSubviews()
      view.didReachBaseLayout = false
      view.layoutSubviews()
      if !view.didReachBaseLayout { complainOfMissingLayout(view) }
      view.viewController?.viewDidLayoutSubviews()
      view.isLayingOut = false
    }
    for subview in view.subviews { layoutTree(subview) }
  }

  /// What `UIView.layoutSubviews` does.
  func placeSubviews(of view: UIView) {
    guard !view.subviews.isEmpty else { return }
    let engine = engine
    for subview in view.subviews {
      guard let frame = engineFrame(of: subview, in: engine) else { continue }
      subview.applyEngineFrame(frame)
      // From now on the mask speaks about this frame in this superview.
      if subview.autoresizingReference != nil { subview.autoresizingReference = view.bounds.size }
    }
  }

  /// The frame the last solve gave a view, in its superview's coordinates, edges rounded to pixels.
  private func engineFrame(of view: UIView, in engine: LayoutEngine) -> CGRect? {
    guard let entry = entry(view), let superview = view.superview, let container = self.entry(superview) else {
      return nil
    }
    let outer = engine.frame(of: container.content ?? container.item)
    var rect = engine.frame(of: entry.item).roundedToPixels(scale: scale, inCoordinatesOf: outer)
    // What nothing places lies at its superview's origin, not at the root's.
    if !engine.isPlaced(entry.item, .horizontal) { rect.x = 0 }
    if !engine.isPlaced(entry.item, .vertical) { rect.y = 0 }
    return CGRect(rect)
  }
}
