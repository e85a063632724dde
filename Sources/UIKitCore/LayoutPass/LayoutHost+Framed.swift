import AutoLayout

/// Framed views: those that their frames and masks place and that nothing else depends on. They cost the engine no variables and no
/// constraints until something names them: a constraint, a guide, a view inside that constraints place, a question.
///
/// What a framed view lies in may have variables or not; what lies in one has none.
extension LayoutHost {
  /// A frame is read through all the framed views around it. So deep a tree gets variables, else reading it would be quadratic.
  private static let maximumFramedDepth: Int32 = 16

  /// What the host keeps for a view that can be framed; nil for any other.
  func framedEntry(of view: UIView, depth: Int32, _ traits: UITraitCollection) -> Entry? {
    guard view !== root, view.isPlacedByFrame, !(view is UIScrollView), let superview = view.superview,
      let outer = entry(superview), outer.framedDepth < Self.maximumFramedDepth,
      let rule = frameRule(of: view, in: superview, outer)
    else { return nil }
    var itemTraits = ItemTraits()
    itemTraits.alignmentInsets = Insets(view.alignmentInsetsInEffect)
    // It has a frame as soon as its superview has.
    let entry = Entry(
      item: engine.addItem(framed: rule, itemTraits), depth: depth, joined: outer.joined, traits: traits)
    entry.isFramed = true
    entry.framedDepth = outer.framedDepth + 1
    return entry
  }

  /// Nil for a rule that is not finite.
  private func frameRule(of view: UIView, in superview: UIView, _ outer: Entry) -> FrameRule? {
    // A view that has variables in its own tree has reasons for it here, too.
    if isFitting, let live = view.layoutEntry, !live.isFramed { return nil }
    let (x, y) = liveSpans(of: view) ?? frameSpans(of: view, in: superview)
    guard x.isModerate && y.isModerate else { return nil }
    return FrameRule(origin: outer.content ?? outer.item, container: outer.item, horizontal: x, vertical: y)
  }

  /// For a fitting size, how the tree's own host has the view follow its superview. During a layout that is up to date where frames are not
  /// yet.
  func liveSpans(of view: UIView) -> (x: DerivedRect.Span, y: DerivedRect.Span)? {
    guard isFitting, let host = view.layoutHost, let entry = host.entry(view), entry.isFramed else { return nil }
    return host.engine.frameRule(of: entry.item).map { ($0.horizontal, $0.vertical) }
  }

  /// Takes in that the frame or the mask of a framed view is another one.
  func updateFrameRule(of view: UIView, _ entry: Entry) {
    passState.layoutIsPending = true
    guard let superview = view.superview, let outer = self.entry(superview),
      let rule = frameRule(of: view, in: superview, outer)
    else { return engage(view, entry) }
    engine.setFrame(rule, of: entry.item)
  }

  /// Gives a framed view, and those that it lies in, variables and constraints.
  func engage(_ view: UIView, _ entry: Entry) {
    guard entry.isFramed else { return }
    let isSolved = solveCount > 0 && !engine.needsSolving
    giveVariables(to: view, entry)
    passState.layoutIsPending = true
    // What is ambiguous stays where the last solve left it. So a view that was there then is part of the solution before what names it.
    if isSolved { for report in engine.solve() { note(report) } }
  }

  private func giveVariables(to view: UIView, _ entry: Entry) {
    entry.isFramed = false
    entry.framedDepth = 0
    if let superview = view.superview, let outer = self.entry(superview), outer.isFramed {
      giveVariables(to: superview, outer)
    }
    engine.giveVariables(to: entry.item)
    guard !joiningState.isRegistering || entry.attachment != joiningState.attachCount else { return }
    installGeometry(view)
    updateContent(view)
  }

  /// Gives all views variables and constraints, for tools that explain where these come from.
  func engageAll() {
    var isNew = false
    for view in order {
      guard let entry = entry(view), entry.isFramed else { continue }
      engage(view, entry)
      isNew = true
    }
    guard isNew else { return }
    passState.layoutIsPending = true
    layoutIfNeeded()
  }
}

extension DerivedRect.Span {
  /// Whether no number is so large that computing with it loses what a frame is rounded to.
  fileprivate var isModerate: Bool {
    abs(minFactor) < 1e7 && abs(minOffset) < 1e7 && abs(sizeFactor) < 1e7 && abs(sizeOffset) < 1e7
  }
}
