import AutoLayout

/// Connects one tree of views with its layout engine.
///
/// A tree gets its host at its first layout. From then on every change of a constraint, a frame or an intrinsic size is
/// passed to the engine at once, but nothing is solved before the next layout pass (`LayoutHost+Pass.swift`).
@MainActor
final class LayoutHost {
  var engine = LayoutEngine()
  unowned let root: UIView
  /// Tells hosts apart, also from those that are gone.
  let number: Int
  private static var lastNumber = 0
  /// What is known of each view, in a host that only computes a fitting size: otherwise the views have their entries.
  private var fittingEntries: [ObjectIdentifier: Entry] = [:]
  var order: [UIView] { [root] + descendants }
  /// All views but the root, in the order they joined. The root owns the host, so the host must not retain it.
  private(set) var descendants: [UIView] = []
  var guideItems: [ObjectIdentifier: ItemID] = [:]
  /// The constraint that a handle of the engine stands for, or the view whose frame it stands for.
  private var objects: [AnyObject?] = []
  /// Constraints that are not installed yet because an item is not in the tree.
  var waiting: [NSLayoutConstraint] = []
  /// Installed constraints whose constants depend on fonts.
  var textSpacings: [NSLayoutConstraint] = []
  private var viewsWithStaleContent: [Unowned] = []
  /// Views whose height depends on their width, in the order in which the host learned it.
  private var mayWrap: [Unowned] = []
  /// Views of controllers, and scroll views: their insets depend on more than their frames and are computed in every pass.
  var watched: [Unowned] = []
  /// Whether something changed on which any insets may depend.
  var allInsetsAreStale = true
  /// Views that constraints place and that somebody has moved since the last solve.
  private(set) var displaced: [Unowned] = []
  /// The solve whose frames were compared with those of the views.
  var markedSolve = -1
  /// Roots of nibs with variations that joined since the last pass.
  var viewsWithNewVariations: [Unowned] = []
  /// Changes of size classes that the current pass takes in.
  var transitions: [ImmediateTransition] = []
  var layoutIsPending = true
  /// The engine's count of changes when all that had changed since its last solve was where views have put parts of theirs that nothing
  /// else refers to; nil if anything else had. If nothing else changes, the next solve changes no width, and texts keep their lines.
  private var changesOfParts: Int?
  var onlyPartsMoved: Bool { engine.changeCount == changesOfParts && !hasStaleContent }
  var isInPass = false
  /// Whether the pass is in its third step, in which views place their subviews.
  var isPlacing = false
  /// How often each view laid out in the current pass, and the first view that did so too often; see
  /// `LayoutFeedbackLoop.swift`.
  var layoutCounts: [ObjectIdentifier: Int] = [:]
  weak var loopingView: UIView?
  /// Whether a subtree is joining, the one of this number, whose views get their rules when all of them have items.
  var isRegistering = false
  var attachCount = 0
  /// How often the engine solved.
  var solveCount = 0
  /// Whether the last pass ended because nothing changed any more, rather than at its limit of rounds.
  var hasSettled = true
  /// The conflicts that the current pass has met, in the order in which they were found.
  var pendingReports: [ConflictReport] = []
  /// All conflicts logged since the host was made, for tools.
  var conflicts: [LoggedConflict] = []
  /// Whether the host only computes a fitting size; then it must not move the views.
  let isFitting: Bool
  /// The version of the surroundings at the last layout.
  var surroundings = Surroundings.version

  /// The view of each item, and the scroll view of each content, by the item's number.
  private var viewOfItem: [Unowned?] = []

  /// What the host keeps for a view. A class, because reading one part of it must not copy the others.
  @MainActor
  final class Entry {
    let item: ItemID
    /// Distance from the root.
    let depth: Int32
    /// How often the engine had solved when the view joined: until it solves again, it has no frame for the view.
    let joined: Int
    /// The item of a scroll view's content; nil for other views.
    var content: ItemID?
    /// The rules made from the frame, for x, y, width and height; empty for a view placed by constraints.
    var geometry: [ConstraintHandle] = []
    /// Whether the view's item is a framed one; see `LayoutHost+Framed.swift`.
    var isFramed = false
    /// The solve after which the view's place was last compared with the engine's.
    var comparedIn = -1
    /// The number of the subtree with which the view joined.
    var attachment = 0
    /// How many framed views the view lies in, itself included.
    var framedDepth: Int32 = 0
    /// The traits that the view was last told of.
    var traits: UITraitCollection
    /// Whether the view is among those whose height may depend on their width.
    var mayWrap = false
    /// Whether the view is among the host's watched ones.
    var isWatched = false
    /// The bounds at which the insets of the subviews were computed.
    var insetsBounds: CGRect?
    /// The width that the last solve gave a view whose height depends on its width.
    var solvedWidth: CGFloat?

    init(item: ItemID, depth: Int32, joined: Int, traits: UITraitCollection) {
      self.item = item
      self.depth = depth
      self.joined = joined
      self.traits = traits
    }
  }

  struct Unowned {
    unowned let view: UIView
  }

  init(root: UIView, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
    Self.lastNumber += 1
    number = Self.lastNumber
    if root.layoutProfile.behavior.breaksContentsFirst {
      engine.conflictVictims = root is UITableViewCell ? .outerEdges : .contents
    }
  }

  private func setView(_ view: UIView?, of item: ItemID) {
    let place = Int(item.index)
    while viewOfItem.count <= place { viewOfItem.append(nil) }
    viewOfItem[place] = view.map { Unowned(view: $0) }
  }

  /// Nil for the item of a guide.
  func view(of item: ItemID) -> UIView? {
    let place = Int(item.index)
    return place < viewOfItem.count ? viewOfItem[place]?.view : nil
  }

  var hasStaleContent: Bool { !viewsWithStaleContent.isEmpty }

  /// The constraint that a handle stands for, or the view whose frame it stands for; nil for rules of contents.
  func object(of handle: ConstraintHandle) -> AnyObject? {
    namedObject(handle) ?? (entry(root)?.geometry.contains(handle) == true ? root : nil)
  }

  /// The constraints that handles stand for. A loop, because a closure would ask for its actor at each of hundreds of members.
  func constraints(of handles: [ConstraintHandle]) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    found.reserveCapacity(handles.count)
    for handle in handles {
      if let constraint = namedObject(handle) as? NSLayoutConstraint { found.append(constraint) }
    }
    return found
  }

  func noteVariations(of view: UIView) {
    viewsWithNewVariations.append(Unowned(view: view))
    layoutIsPending = true
  }

  func setObject(_ object: AnyObject?, of handle: ConstraintHandle) {
    let place = Int(handle.index)
    while objects.count <= place { objects.append(nil) }
    objects[place] = object
  }

  private func namedObject(_ handle: ConstraintHandle) -> AnyObject? {
    let place = Int(handle.index)
    return place < objects.count ? objects[place] : nil
  }

  func entry(_ view: UIView) -> Entry? {
    if isFitting { return fittingEntries[ObjectIdentifier(view)] }
    return view.treeHost === self ? view.layoutEntry : nil
  }

  // MARK: Joining and leaving

  /// Adds a subtree: items for its views, rules for their frames and contents, then the constraints that they hold.
  func attach(_ subtree: UIView) {
    var added: [UIView] = []
    let outer = subtree === root ? nil : subtree.superview?.traitCollection
    attachCount += 1
    isRegistering = true
    register(subtree, depth: depth(of: subtree), outer, into: &added)
    isRegistering = false
    for view in added where entry(view)?.isFramed == false {
      installGeometry(view)
      updateContent(view)
    }
    for view in added {
      for constraint in view.constraints { install(constraint) }
    }
    retryWaiting()
    layoutIsPending = true
  }

  private func depth(of view: UIView) -> Int32 {
    var depth: Int32 = 0
    var ancestor = view === root ? nil : view.superview
    while let present = ancestor {
      depth += 1
      ancestor = present === root ? nil : present.superview
    }
    return depth
  }

  /// A view that is placed by its frame and has nothing inside has no say in a fitting size, unless a constraint names it: then the view
  /// joins late.
  private func mayStayAway(_ view: UIView) -> Bool {
    isFitting && view !== root && view.isPlacedByFrame && view.subviews.isEmpty && view.constraints.isEmpty
      && !(view is UIScrollView)
  }

  /// What the host keeps for a view that a constraint names; nil for one that is not in the tree.
  func namedEntry(_ view: UIView) -> Entry? {
    if let known = entry(view) {
      engage(view, known)
      return known
    }
    guard mayStayAway(view), let superview = view.superview, let outer = entry(superview) else { return nil }
    let late = join(view, depth: outer.depth + 1, outer.traits)
    guard !late.isFramed else { return late }
    installGeometry(view)
    updateContent(view)
    return late
  }

  private func register(_ view: UIView, depth: Int32, _ outer: UITraitCollection?, into added: inout [UIView]) {
    guard !mayStayAway(view) else { return }
    let inner = join(view, depth: depth, outer).traits
    added.append(view)
    for subview in view.subviews { register(subview, depth: depth + 1, inner, into: &added) }
  }

  private func join(_ view: UIView, depth: Int32, _ outer: UITraitCollection?) -> Entry {
    let traits = view.traits(inheriting: outer)
    let entry =
      framedEntry(of: view, depth: depth, traits)
      ?? Entry(
        item: engine.addItem(self.traits(of: view, depth: depth), in: view === root ? nil : container(of: view)),
        depth: depth, joined: solveCount, traits: traits)
    entry.attachment = attachCount
    let item = entry.item
    if let scrollView = view as? UIScrollView {
      entry.content = addContentItem(of: scrollView, item, depth: depth + 1)
    }
    if view !== root { descendants.append(view) }
    if view.nibVariations != nil { noteVariations(of: view) }
    if isFitting {
      fittingEntries[ObjectIdentifier(view)] = entry
    } else {
      view.layoutHost = self
      view.layoutEntry = entry
      setView(view, of: item)
      if let content = entry.content { setView(view, of: content) }
      view.mark(.insets)
      if view.viewController != nil || view.keyboardGuideIfMade != nil || entry.content != nil { watch(view) }
    }
    return entry
  }

  func traits(of view: UIView, depth: Int32) -> ItemTraits {
    var traits = ItemTraits()
    traits.alignmentInsets = Insets(view.alignmentRectInsets)
    traits.margins = Insets(view.effectiveMargins)
    traits.firstBaseline = view.firstBaseline
    traits.lastBaseline = view.lastBaseline
    traits.isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    traits.depth = depth
    return traits
  }

  /// The traits of items that belong to a view, which are its guides and a scroll view's content: they have the reading
  /// direction of the view.
  func partTraits(of view: UIView, depth: Int32) -> ItemTraits {
    var traits = ItemTraits()
    traits.depth = depth
    traits.isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return traits
  }

  /// The item that a view's frame is measured in: its superview's, or the content of a scroll view. It has variables from then on.
  private func container(of view: UIView) -> ItemID? {
    guard let superview = view.superview, let entry = entry(superview) else { return nil }
    engage(superview, entry)
    return entry.content ?? entry.item
  }

  private func addContentItem(of view: UIScrollView, _ item: ItemID, depth: Int32) -> ItemID {
    let content = engine.addItem(partTraits(of: view, depth: depth))
    for axis in Axis.allCases {
      _ = engine.addSpan(contentOrigin(of: view, item, content, axis))
    }
    return content
  }

  private func contentOrigin(of view: UIScrollView, _ item: ItemID, _ content: ItemID, _ axis: Axis) -> SpanRule {
    let offset = axis == .horizontal ? view.bounds.minX : view.bounds.minY
    return SpanRule(content, axis, .min, origin: item, offset: -Double(offset))
  }

  /// Removes a subtree with every constraint that refers to it. Linear in the subtree, and once in the whole tree.
  func detach(_ subtree: UIView) {
    var gone: Set<ObjectIdentifier> = []
    forget(subtree, &gone)
    descendants.removeAll { gone.contains(ObjectIdentifier($0)) }
    viewsWithStaleContent.removeAll { gone.contains(ObjectIdentifier($0.view)) }
    viewsWithNewVariations.removeAll { gone.contains(ObjectIdentifier($0.view)) }
    watched.removeAll { gone.contains(ObjectIdentifier($0.view)) }
    mayWrap.removeAll { gone.contains(ObjectIdentifier($0.view)) }
    displaced.removeAll { gone.contains(ObjectIdentifier($0.view)) }
  }

  private func forget(_ view: UIView, _ gone: inout Set<ObjectIdentifier>) {
    for subview in view.subviews { forget(subview, &gone) }
    guard let entry = entry(view) else { return }
    for guide in guides(of: view) { forget(guide) }
    for constraint in view.constraints { uninstall(constraint) }
    for handle in entry.geometry { setObject(nil, of: handle) }
    if let content = entry.content {
      engine.removeItem(content)
      setView(nil, of: content)
    }
    engine.removeItem(entry.item)
    setView(nil, of: entry.item)
    gone.insert(ObjectIdentifier(view))
    if isFitting {
      fittingEntries[ObjectIdentifier(view)] = nil
    } else {
      view.layoutHost = nil
      view.layoutEntry = nil
    }
  }

  /// Releases the whole tree at once.
  func dissolve() {
    for view in order {
      view.layoutHost = nil
      view.layoutEntry = nil
    }
    descendants = []
  }

  deinit {
    guard !isFitting else { return }
    for view in descendants { view.treeHost = nil }
  }

  /// Has a view's insets computed in every pass.
  func watch(_ view: UIView) {
    guard !isFitting, let entry = entry(view), !entry.isWatched else { return }
    entry.isWatched = true
    watched.append(Unowned(view: view))
  }

  func guides(of view: UIView) -> [UILayoutGuide] {
    var guides = view.layoutGuides + view.classGuides
    if let guide = view.keyboardGuideIfMade { guides.append(guide) }
    if let controller = view.viewController { guides += [controller.topGuideStorage, controller.bottomGuideStorage] }
    return guides
  }

  func forget(_ guide: UILayoutGuide) {
    guard let item = guideItems.removeValue(forKey: ObjectIdentifier(guide)), guide.role != .scrollContent else {
      return
    }
    engine.removeItem(item)
  }

  // MARK: Frames as constraints

  /// Adds rules for the frame of the root, and of a view whose autoresizing mask is translated into constraints. A root that leaves its
  /// size to constraints keeps only its place.
  func installGeometry(_ view: UIView) {
    guard let entry = entry(view), entry.geometry.isEmpty, view === root || view.isPlacedByFrame else { return }
    if isFitting && view === root { return }
    let rules = geometryRules(view)
    let handles = (view.isPlacedByFrame ? rules[...] : rules.prefix(2)).map { engine.addSpan($0) }
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
    let size = view.autoresizingReference ?? superview.bounds.size
    let mask = superview.autoresizesSubviews ? AutoresizingMask(view.autoresizingMask) : []
    let x = mask.span(.horizontal, min: Double(frame.minX), size: Double(frame.width), container: Double(size.width))
    var y = mask.span(.vertical, min: Double(frame.minY), size: Double(frame.height), container: Double(size.height))
    if let cell = superview as? UITableViewCell, view === cell.contentView {
      y.sizeOffset -= Double(cell.contentShortfall)
    }
    return (x, y)
  }

  /// The engine's present rules for the view's frame. During a layout they are up to date where frames are not yet.
  private func spans(of view: UIView) -> [SpanRule]? {
    guard let entry = entry(view), !entry.geometry.isEmpty else { return nil }
    return entry.geometry.compactMap {
      if case .span(let rule) = engine.definition(of: $0) { return rule }
      return nil
    }
  }

  func frameDidChange(_ view: UIView) {
    view.autoresizingReference = nil
    guard let entry = entry(view) else { return }
    guard !entry.isFramed else { return updateFrameRule(of: view, entry) }
    guard !entry.geometry.isEmpty else {
      if !isFitting { displaced.append(Unowned(view: view)) }
      return
    }
    // Of a root that has only a place there are fewer handles than rules.
    let movesAlone = isPlacing && (onlyPartsMoved || !engine.needsSolving) && isPart(view, entry)
    for (handle, rule) in zip(entry.geometry, geometryRules(view)) { engine.setSpan(rule, of: handle) }
    layoutIsPending = true
    changesOfParts = movesAlone ? engine.changeCount : nil
  }

  private func isPart(_ view: UIView, _ entry: Entry) -> Bool {
    view !== root && view.subviews.isEmpty && entry.content == nil && !engine.hasRelations(entry.item)
  }

  func boundsOriginDidChange(_ view: UIView) {
    guard let scrollView = view as? UIScrollView, let entry = entry(view), let content = entry.content else { return }
    for handle in engine.spans(of: content) {
      guard case .span(let old) = engine.definition(of: handle) else { continue }
      engine.setSpan(contentOrigin(of: scrollView, entry.item, content, old.axis), of: handle)
    }
    layoutIsPending = true
  }

  func translationDidChange(_ view: UIView) {
    guard let entry = entry(view) else { return }
    engage(view, entry)
    for handle in entry.geometry {
      engine.removeConstraint(handle)
      setObject(nil, of: handle)
    }
    entry.geometry = []
    installGeometry(view)
    layoutIsPending = true
  }

  // MARK: Content and traits

  func intrinsicSizeDidChange(_ view: UIView) {
    guard entry(view) != nil else { return }
    viewsWithStaleContent.append(Unowned(view: view))
    layoutIsPending = true
  }

  func traitsDidChange(_ view: UIView) {
    guard let entry = entry(view) else { return }
    engine.setTraits(traits(of: view, depth: entry.depth), of: entry.item)
    layoutIsPending = true
  }

  /// Views that were moved by hand since the last call, as far as they are still here.
  func takeDisplaced() -> [Unowned] {
    defer { displaced = [] }
    return displaced
  }

  func directionDidChange(_ view: UIView) {
    guard let entry = entry(view) else { return }
    if !isFitting { view.mark(.insets) }
    traitsDidChange(view)
    let parts = partTraits(of: view, depth: entry.depth + 1)
    if let content = entry.content { engine.setTraits(parts, of: content) }
    for guide in guides(of: view) {
      if let item = guideItems[ObjectIdentifier(guide)] { engine.setTraits(parts, of: item) }
    }
  }

  /// Passes a view's intrinsic size, priorities and baselines to the engine.
  func updateContent(_ view: UIView) {
    guard let entry = entry(view), !entry.isFramed else { return }
    // The rules of the frame are required and win against the content, so wishes would only be rows without effect.
    let isManual = view.isPlacedByFrame && view !== root
    if view.needsSolvedWidth, !entry.mayWrap {
      entry.mayWrap = true
      mayWrap.append(Unowned(view: view))
    }
    let size = view.wishedSize(forWidth: entry.solvedWidth)
    engine.setIntrinsicSize(isManual ? IntrinsicSize() : wishes(of: view, for: size), of: entry.item)
    engine.setTraits(traits(of: view, depth: entry.depth), of: entry.item)
  }

  /// The size that a view asks for, with its priorities; a negative length means that it asks for none.
  func wishes(of view: UIView, for size: CGSize) -> IntrinsicSize {
    let p = view.contentPriorities
    func wish(
      _ value: CGFloat, _ hugging: UILayoutPriority, _ resistance: UILayoutPriority
    ) -> IntrinsicSize.Wish {
      IntrinsicSize.Wish(
        size: value < 0 ? nil : Double(value), hugging: hugging.engine, resistance: resistance.engine)
    }
    return IntrinsicSize(
      width: wish(size.width, p.horizontalHugging, p.horizontalResistance),
      height: wish(size.height, p.verticalHugging, p.verticalResistance))
  }

  /// The views whose height depends on their width now.
  var wrappingViews: [UIView] {
    mayWrap.compactMap { $0.view.needsSolvedWidth ? $0.view : nil }
  }

  func flushStaleContent() {
    let views = viewsWithStaleContent
    viewsWithStaleContent = []
    guard !views.isEmpty else { return }
    for stale in views { updateContent(stale.view) }
    for constraint in textSpacings { constraint.updateSystemSpacing() }
  }
}
