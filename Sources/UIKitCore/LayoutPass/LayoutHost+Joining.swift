import AutoLayout

/// How views join and leave a tree that has a host.
extension LayoutHost {
  /// Adds a subtree: items for its views, rules for their frames and contents, then the constraints that they hold.
  func attach(_ subtree: UIView) {
    let meter = LayoutMeter.current
    meter?.begin(.joining)
    defer { meter?.end() }
    dropFittings(around: subtree.superview)
    if subtree === root { reserve(for: subtree) }
    var added: [UIView] = []
    let outer = subtree === root ? nil : subtree.superview?.traitCollection
    joiningState.attachCount += 1
    joiningState.isRegistering = true
    register(subtree, depth: depth(of: subtree), outer, into: &added)
    joiningState.isRegistering = false
    for view in added where entry(view)?.isFramed == false {
      installGeometry(view)
      updateContent(view)
    }
    for view in added {
      for constraint in view.constraints { install(constraint) }
    }
    retryWaiting()
    passState.layoutIsPending = true
  }

  /// Makes room for a tree that joins as a whole. Framed views need none, unless something refers to them.
  private func reserve(for subtree: UIView) {
    var (items, constraints) = (1, 8)
    count(subtree, &items, &constraints)
    engine.reserveCapacity(items: items, constraints: constraints)
  }

  private func count(_ view: UIView, _ items: inout Int, _ constraints: inout Int) {
    if !view.isPlacedByFrame {
      items += 1
      constraints += 4
    }
    constraints += view.constraints.count
    for subview in view.subviews { count(subview, &items, &constraints) }
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
    if late.isFramed {
      // It is so in a tree where no constraint names it: one that could not be installed there may be installed here.
      engage(view, late)
    } else {
      installGeometry(view)
      updateContent(view)
    }
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
    entry.attachment = joiningState.attachCount
    let item = entry.item
    if let scrollView = view as? UIScrollView {
      entry.content = addContentItem(of: scrollView, item, depth: depth + 1)
    }
    if view !== root { descendants.append(view) }
    if view.nibVariations != nil { noteVariations(of: view) }
    if isFitting {
      fittingState.entries[ObjectIdentifier(view)] = entry
    } else {
      view.layoutHost = self
      view.layoutEntry = entry
      setView(view, of: item)
      if let content = entry.content { setView(view, of: content) }
      view.mark(.insets)
      // A view that was laid out elsewhere may find another direction here, or other margins.
      view.mark(.layout)
      if view.viewController != nil || view.keyboardGuideIfMade != nil || entry.content != nil { watch(view) }
    }
    return entry
  }

  func traits(of view: UIView, depth: Int32) -> ItemTraits {
    var traits = ItemTraits()
    traits.alignmentInsets = Insets(view.alignmentInsetsInEffect)
    traits.margins = Insets(view.marginState.effective)
    traits.firstBaseline = view.firstBaseline
    traits.lastBaseline = view.lastBaseline
    traits.isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    traits.depth = depth
    traits.isImposed = view.isRow || view.isContentViewOfRow
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

  /// The traits of a scroll view's content. Seen from there the margins of the scroll view lie inside its content area, whatever bars
  /// cover of the scroll view (Apple, Auto Layout Guide, "Working with Scroll Views").
  func contentTraits(of view: UIScrollView, depth: Int32) -> ItemTraits {
    var traits = partTraits(of: view, depth: depth)
    let margins = view.marginState.effective
    traits.margins = Insets(view.insetsLayoutMarginsFromSafeArea ? margins.subtracting(view.safeAreaInsets) : margins)
    return traits
  }

  /// The item that a view's frame is measured in: its superview's, or the content of a scroll view. It has variables from then on.
  private func container(of view: UIView) -> ItemID? {
    guard let superview = view.superview, let entry = entry(superview) else { return nil }
    engage(superview, entry)
    return entry.content ?? entry.item
  }

  private func addContentItem(of view: UIScrollView, _ item: ItemID, depth: Int32) -> ItemID {
    let content = engine.addItem(contentTraits(of: view, depth: depth))
    for axis in Axis.allCases {
      _ = engine.addSpan(contentOrigin(of: view, item, content, axis))
    }
    return content
  }

  func contentOrigin(of view: UIScrollView, _ item: ItemID, _ content: ItemID, _ axis: Axis) -> SpanRule {
    let offset = axis == .horizontal ? view.bounds.minX : view.bounds.minY
    return SpanRule(content, axis, .min, origin: item, offset: -Double(offset))
  }

  /// Removes a subtree with every constraint that refers to it. Linear in the subtree, and once in the whole tree.
  func detach(_ subtree: UIView) {
    dropFittings(around: subtree.superview)
    var gone: Set<ObjectIdentifier> = []
    forget(subtree, &gone)
    descendants.removeAll { gone.contains(ObjectIdentifier($0)) }
    contentState.stale.removeAll { gone.contains(ObjectIdentifier($0.view)) }
    surroundingState.newVariations.removeAll { gone.contains(ObjectIdentifier($0.view)) }
    surroundingState.followers.removeAll { gone.contains(ObjectIdentifier($0.view)) }
    insetState.watched.removeAll { gone.contains(ObjectIdentifier($0.view)) }
    contentState.mayWrap.removeAll { gone.contains(ObjectIdentifier($0.view)) }
    moveState.displaced.removeAll { gone.contains(ObjectIdentifier($0.view)) }
    assert(isFitting || subtree.isWithoutHost)
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
      fittingState.entries[ObjectIdentifier(view)] = nil
    } else {
      view.layoutHost = nil
      view.layoutEntry = nil
    }
  }

  /// Releases the whole tree at once.
  func dissolve() {
    assert(root.unsoundReference == nil, root.unsoundReference ?? "")
    for view in order {
      view.layoutHost = nil
      view.layoutEntry = nil
    }
    descendants = []
    assert(root.isWithoutHost)
  }

  /// Has a view's insets computed in every pass.
  func watch(_ view: UIView) {
    guard !isFitting, let entry = entry(view), !entry.isWatched else { return }
    entry.isWatched = true
    insetState.watched.append(Unowned(view: view))
  }

  func guides(of view: UIView) -> [UILayoutGuide] {
    var guides = view.layoutGuides + view.ownGuides.provided
    if let guide = view.keyboardGuideIfMade { guides.append(guide) }
    if let controller = view.viewController { guides += [controller.topGuideStorage, controller.bottomGuideStorage] }
    return guides
  }

  func forget(_ guide: UILayoutGuide) {
    dropFittings(around: guide.owningView)
    guard let item = table.guides.removeValue(forKey: ObjectIdentifier(guide)), guide.role != .scrollContent else {
      return
    }
    engine.removeItem(item)
  }
}
