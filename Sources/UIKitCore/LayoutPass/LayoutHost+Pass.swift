import AutoLayout
import Geometry

/// The layout pass, in UIKit's order. First the tree takes in what has changed around it, such as traits, and nibs install
/// and remove what their size classes say; then come, from iOS 26 on after `updateProperties`, root to leaves,
/// 1. `updateConstraints`, leaves to root;
/// 2. solving; views whose height depends on their width are asked for their size with the width they got, and the
///    engine solves again;
/// 3. `layoutSubviews`, root to leaves, each between its controller's `viewWillLayoutSubviews` and
///    `viewDidLayoutSubviews`;
/// 4. safe areas and margins, which follow from the new frames.
///
/// All four are repeated, a limited number of times, while any of them changes the constraints. Conflicts that still stand at the end are
/// logged.
extension LayoutHost {
  /// More rounds than a layout that settles needs. A layout that changes itself in every round stops here.
  static let maximumRounds = 12
  static let maximumTextRounds = 4

  func layoutIfNeeded() {
    guard !passState.isInPass else { return }
    passState.isInPass = true
    defer { passState.isInPass = false }
    let meter = LayoutMeter.current
    meter?.begin(.passing, root)
    defer { meter?.end() }
    noticeSurroundings()
    defer { endTransitions() }
    takeInObservedChanges()
    guard passState.layoutIsPending else { return }
    passState.layoutCounts = [:]
    passState.observesChanges = observesChanges
    updateOuterInsets()
    passState.hasSettled = false
    defer { logStandingConflicts() }
    for _ in 0..<roundLimit {
      passState.layoutIsPending = false
      meter?.countRound()
      updatePropertiesPass()
      updateConstraintsPass()
      solve()
      markMovedViews()
      passState.isPlacing = true
      layoutTree(root)
      passState.isPlacing = false
      refreshInsets()
      takeInObservedChanges()
      if reportFeedbackLoop() { break }
      passState.hasSettled = !passState.layoutIsPending && !engine.needsSolving
      if passState.hasSettled, !bringContentsBack() { break }
    }
  }

  /// Scrolls contents back that end before the edge of their scroll view; true if there were any, which then lay out again.
  private func bringContentsBack() -> Bool {
    guard !passState.resizedScrollViews.isEmpty else { return false }
    let views = passState.resizedScrollViews
    passState.resizedScrollViews = []
    for view in views where view.layoutHost === self { view.bringContentBack() }
    passState.hasSettled = !passState.layoutIsPending && !engine.needsSolving
    return !passState.hasSettled
  }

  /// Performs the steps at once, and only once, for the subtree of a view that is asked to lay out within a
  /// `layoutSubviews`.
  func layOutNow(_ view: UIView) {
    updatePropertiesPass(below: view)
    updateConstraintsPass(below: view)
    solve()
    markMovedViews()
    layoutTree(view)
  }

  /// Steps 1 and 2 for a view that places its subviews a second time in one `layoutSubviews`.
  func takeInChanges(below view: UIView) {
    guard passState.isPlacing else { return }
    updateConstraintsPass(below: view)
    solve()
  }

  /// Step 1.
  func updateConstraintsPass(below view: UIView? = nil) {
    noticeVariations()
    Self.updateConstraints(below: view ?? root)
    retryWaiting()
    complainOfUnprepared()
    flushStaleContent()
  }

  static func updateConstraints(below view: UIView) {
    view.visitSubviews(inNeedOf: .constraints) { updateConstraints(below: $0) }
    guard view.layoutState.needs.contains(.constraints) else { return }
    view.layoutState.needs.remove(.constraints)
    let meter = LayoutMeter.current
    meter?.begin(.updatingConstraints, view)
    defer { meter?.end() }
    view.viewController?.updateViewConstraints()
    view.layoutState.didReachBaseUpdate = false
    view.updateConstraints()
    if !view.layoutState.didReachBaseUpdate { raiseMissingUpdate(view) }
  }

  /// Step 2.
  func solve() {
    guard engine.needsSolving || hasStaleContent || contentState.mayWrapAnew else { return }
    guard !onlyPartsMoved else { return solveOnce() }
    defer { contentState.mayWrapAnew = false }
    let wrapping = wrappingViews
    for view in wrapping {
      guard let entry = entry(view), entry.solvedWidth != nil else { continue }
      entry.solvedWidth = nil
      updateContent(view)
    }
    solveOnce()
    for _ in 0..<Self.maximumTextRounds where !wrapping.isEmpty {
      for (view, width) in zip(wrapping, solvedWidths(of: wrapping)) { updateSolvedWidth(view, width) }
      guard engine.needsSolving else { break }
      let brokenCount = engine.brokenCount
      solveOnce()
      // A text that is measured again in the width that a broken constraint leaves may take the conflict away, and measured once more
      // bring it back. So it stays, and is told.
      if engine.brokenCount > brokenCount { break }
    }
  }

  private func solvedWidths(of views: [UIView]) -> [CGFloat] {
    var widths: [CGFloat] = []
    widths.reserveCapacity(views.count)
    for view in views {
      widths.append(entry(view).map { CGFloat(engine.alignmentRectInPlace(of: $0.item).width) } ?? 0)
    }
    return widths
  }

  private func updateSolvedWidth(_ view: UIView, _ width: CGFloat) {
    guard let entry = entry(view) else { return }
    guard entry.solvedWidth.map({ abs($0 - width) > 1e-4 }) ?? true else { return }
    entry.solvedWidth = width
    updateContent(view)
  }

  private func solveOnce() {
    flushStaleContent()
    solveCount += 1
    let meter = LayoutMeter.current
    meter?.begin(.solving)
    defer { meter?.end() }
    for report in engine.solve() { note(report) }
  }

  /// Marks the superview of every view that the engine has moved, so that its `layoutSubviews` places the view.
  private func markMovedViews() {
    let meter = LayoutMeter.current
    meter?.begin(.comparing)
    defer { meter?.end() }
    var solved = SolvedFrames(of: self)
    let displaced = takeDisplaced()
    if solveCount == moveState.markedSolve {
      for moved in displaced { markIfMoved(moved.view, &solved) }
    } else {
      moveState.markedSolve = solveCount
      markChangedViews(displaced, &solved)
    }
    applyContentSizes()
  }

  /// Views that were moved by hand before they had a place in a solution, as far as they are still here.
  private func takeDisplaced() -> [Unowned] {
    defer { moveState.displaced = [] }
    return moveState.displaced
  }

  private func markChangedViews(_ displaced: [Unowned], _ solved: inout SolvedFrames) {
    var changed: [ItemID] = []
    guard engine.takeChanges({ changed.append($0) }) else {
      for view in descendants { markIfMoved(view, &solved) }
      return
    }
    for item in changed {
      if let view = view(of: item) { compare(view, &solved) }
    }
    for moved in displaced { markIfMoved(moved.view, &solved) }
  }

  /// Compares a view that the engine has moved, and what is measured from it.
  private func compare(_ view: UIView, _ solved: inout SolvedFrames) {
    guard let entry = entry(view), entry.comparedIn != solveCount else { return }
    entry.comparedIn = solveCount
    markIfMoved(view, &solved)
    for subview in view.ownSubviews {
      // What is framed has no place of its own in the engine.
      if self.entry(subview)?.isFramed == true { compare(subview, &solved) } else { markIfMoved(subview, &solved) }
    }
  }

  private func applyContentSizes() {
    for watched in insetState.watched {
      guard let scrollView = watched.view as? UIScrollView, let content = entry(watched.view)?.content,
        engine.relationCountInPlace(of: content) > 0
      else { continue }
      let rect = engine.alignmentRectInPlace(of: content).roundedToPixels(scale: scale)
      scrollView.applyEngineContentSize(CGSize(width: rect.width, height: rect.height))
    }
  }

  private func markIfMoved(_ view: UIView, _ solved: inout SolvedFrames) {
    guard let superview = view.outer, let frame = solved.frame(of: view, in: superview),
      frame != view.untransformedFrame
    else {
      return
    }
    superview.mark(.layout)
  }

  /// Step 3.
  private func layoutTree(_ view: UIView) {
    // A view that asks for its own layout during its layout gets it in the next round.
    if view.layoutState.needs.contains(.layout), !view.layoutState.isLayingOut {
      view.layoutState.needs.remove(.layout)
      view.layoutState.isLayingOut = true
      countLayout(of: view)
      let meter = LayoutMeter.current
      meter?.begin(.placing, view)
      meter?.countLayout(of: view)
      observe(view, .layout) { place(view) }
      meter?.end()
      view.layoutState.isLayingOut = false
    }
    view.visitSubviews(inNeedOf: .layout) { layoutTree($0) }
  }

  private func place(_ view: UIView) {
    view.viewController?.updateContentUnavailableIfNeeded()
    view.viewController?.viewWillLayoutSubviews()
    view.layoutState.didReachBaseLayout = false
    view.layoutSubviews()
    if !view.layoutState.didReachBaseLayout { complainOfMissingLayout(view) }
    view.viewController?.viewDidLayoutSubviews()
  }

  /// The work of `UIView.layoutSubviews`: gives the subviews the frames of the last solve.
  func placeSubviews(of view: UIView) {
    guard !view.ownSubviews.isEmpty else { return }
    var solved = SolvedFrames(of: self)
    for subview in view.ownSubviews {
      guard let frame = solved.frame(of: subview, in: view) else { continue }
      subview.applyEngineFrame(frame)
      // From now on the mask refers to this frame and to the superview's present size.
      if subview.ownAutoresizing.reference != nil { subview.ownAutoresizing.reference = view.bounds.size }
    }
  }
}
