import Geometry
import InterfaceBuilder
import LayoutReports
import Staging

extension Performer {
  /// Adds constraints for what is open about the views, from where they are drawn.
  ///
  /// 1. What is open is what no constraint is about, and what the layout on the canvas leaves ambiguous.
  /// 2. For the subviews of one view, along one axis, suggestions are taken from the best on, each only if it says something that
  ///    those before it and the sizes of contents do not say already (``Independence``). So there are no more than necessary.
  ///    A view that constraints place already is measured where they have it on the canvas, whatever frame is stored, so that
  ///    none moves; all others are measured where they are drawn.
  /// 3. The result is laid out. A view that has another size then does not have that of its content: it is suggested again without. If it
  ///    still has another, its size does not follow from its edges, and it gets one.
  ///    Sizes of views in stack views are added where they differ.
  func addMissing(to ids: Set<String>) throws(EditError) -> [String] {
    let before = try laidOut(holding: true)
    let places = places(before)
    let groups = openGroups(ids, before)
    // Content views of old documents have no id by which a constraint could name them.
    for superview in groups where draft.id(of: superview) == nil { draft.giveID(to: superview) }
    var distrusted: [Axis: Set<String>] = [.horizontal: [], .vertical: []]
    var sized: [Axis: Set<String>] = [.horizontal: [], .vertical: []]
    var added: [String] = []
    for attempt in 0..<4 {
      let canvas = try Canvas(draft, options, on: surface ?? .canvas, places: places)
      for superview in groups { added += try suggest(for: superview, ids, before, canvas, distrusted, sized) }
      added += try settleArranged(ids, places)
      let after = try laidOut()
      let wrong = wronglySized(ids, after, groups, canvas, but: sized)
      guard attempt < 3, !wrong.isEmpty else { break }
      for (id, axis) in wrong where !(distrusted[axis, default: []].insert(id).inserted) { sized[axis]?.insert(id) }
      if !added.isEmpty { try draft.apply(.remove(added)) }
      added = []
    }
    return try withoutClashes(added)
  }

  /// The layout on the canvas, or on the surface that was named.
  private func laidOut(holding: Bool = false) throws(EditError) -> LaidOutDraft {
    var options = options
    options.holdsOpenViews = holding && surface != nil
    return try LaidOutDraft(draft, options, on: surface ?? .canvas)
  }

  /// Takes back what clashes after all: frames that are drawn may contradict each other.
  private func withoutClashes(_ added: [String]) throws(EditError) -> [String] {
    var kept = added
    for _ in 0..<8 {
      let clashing = try laidOut().clashing
      guard let last = kept.last(where: clashing.contains) else { break }
      try draft.apply(.remove([last]))
      kept.removeAll { $0 == last }
    }
    return kept
  }

  // MARK: What is open

  /// Where views are: along an axis in which constraints place them, as the canvas lays them out, else as they are drawn. Linear in the
  /// size of the document.
  private func places(_ layout: LaidOutDraft) -> [String: Rect] {
    var placed: [Axis: Set<ObjectIdentifier>] = [:]
    let constraints = draft.constraints
    for axis in Axis.allCases { placed[axis] = mentioned(constraints, axis) }
    var places: [String: Rect] = [:]
    for view in draft.tree.root.subtree where draft.isView(view) && canBePlaced(view) {
      guard let id = draft.id(of: view), var frame = draft.frame(of: view), let laid = layout.frames[id] else {
        continue
      }
      let (open, node) = (layout.open[id] ?? [], ObjectIdentifier(view))
      // What is shown on a surface counts as a whole.
      if surface != nil {
        places[id] = laid
        continue
      }
      if placed[.horizontal]?.contains(node) ?? false, open.isDisjoint(with: [.horizontalPosition, .width]) {
        (frame.x, frame.width) = (laid.x, laid.width)
      }
      if placed[.vertical]?.contains(node) ?? false, open.isDisjoint(with: [.verticalPosition, .height]) {
        (frame.y, frame.height) = (laid.y, laid.height)
      }
      places[id] = frame
    }
    return places
  }

  /// The superviews of views that something is open about, from the outside in.
  private func openGroups(_ ids: Set<String>, _ before: LaidOutDraft) -> [SourceNode] {
    draft.tree.root.subtree.filter { node in
      guard draft.isView(node), ElementKind(tag: node.name) != .stackView else { return false }
      return draft.subviews(of: node).contains { canBePlaced($0) && ids.contains(draft.id(of: $0) ?? "") }
    }
  }

  /// Whether constraints place a view, or would.
  private func canBePlaced(_ node: SourceNode) -> Bool {
    draft.id(of: node) != nil && draft.value("translatesAutoresizingMaskIntoConstraints", of: node) == "NO"
  }

  // MARK: Suggesting

  private func suggest(
    for superview: SourceNode, _ ids: Set<String>, _ before: LaidOutDraft, _ canvas: Canvas,
    _ distrusted: [Axis: Set<String>], _ sized: [Axis: Set<String>]
  ) throws(EditError) -> [String] {
    let present = constraints(about: superview)
    var added: [String] = []
    for axis in Axis.allCases {
      guard
        let group = SiblingGroup(
          superview, axis, canvas, distrusted: distrusted[axis] ?? [], sized: sized[axis] ?? [])
      else { continue }
      var known = Independence()
      for constraint in present { if let row = row(of: constraint, in: group) { _ = known.take(row) } }
      let mentioned = mentioned(present, axis)
      var settled = 0
      for (index, member) in group.members.enumerated() {
        let open = before.open[member.id] ?? []
        let (position, size): (AmbiguityReport.Quantity, AmbiguityReport.Quantity) =
          axis == .horizontal ? (.horizontalPosition, .width) : (.verticalPosition, .height)
        let isSettled =
          mentioned.contains(ObjectIdentifier(member.node)) && !open.contains(position) && !open.contains(size)
        if !ids.contains(member.id) || !canBePlaced(member.node) || isSettled {
          _ = known.take([Unknowns.position(index): 1])
          _ = known.take([Unknowns.size(index): 1])
          settled += 1
        } else if member.hasContentSize {
          _ = known.take([Unknowns.size(index): 1])
        }
      }
      let isContentOpen = before.openContents.contains(draft.id(of: superview) ?? "")
      let isSettled = !isContentOpen && settled == group.members.count
      if !group.hasOpenEnd || isSettled {
        _ = known.take([Unknowns.content: 1])
      }
      for constraint in choose(from: group.suggestions(self, canvas), &known, upTo: 2 * group.members.count + 1) {
        added.append(try draft.apply(.addConstraint(constraint)))
      }
    }
    return added
  }

  /// The best suggestions that say something new, until everything is decided.
  private func choose(
    from suggestions: [Suggestion], _ known: inout Independence, upTo wanted: Int
  ) -> [NewConstraint] {
    var chosen: [NewConstraint] = []
    func isKnown(_ index: Int) -> Bool {
      var copy = known
      return !copy.take([Unknowns.size(index): 1])
    }
    for suggestion in suggestions where known.rank < wanted {
      for index in suggestion.needsSizes where !isKnown(index) {
        guard let size = suggestions.first(where: { $0.sizeOf == index }), known.take(size.coefficients) else {
          continue
        }
        chosen.append(size.constraint)
      }
      if known.take(suggestion.coefficients) { chosen.append(suggestion.constraint) }
    }
    return chosen
  }

  /// The constraints that a view or one of its subviews owns or is named by.
  private func constraints(about superview: SourceNode) -> [SourceNode] {
    let members = Set(([superview] + draft.subviews(of: superview)).map(ObjectIdentifier.init))
    return draft.constraints.filter { constraint in
      draft.items(of: constraint).contains { draft.placed($0).map { members.contains(ObjectIdentifier($0)) } ?? false }
    }
  }

  private func mentioned(_ constraints: [SourceNode], _ axis: Axis) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    for constraint in constraints
    where ConstraintElement.Attribute(word: draft.value("firstAttribute", of: constraint) ?? "").axis == axis {
      for item in draft.items(of: constraint) { found.insert(ObjectIdentifier(item)) }
    }
    return found
  }

  /// What a constraint of the document says about the siblings; nil for inequalities and for other axes.
  private func row(of constraint: SourceNode, in group: SiblingGroup) -> [Int: Double]? {
    let first = ConstraintElement.Attribute(word: draft.value("firstAttribute", of: constraint) ?? "")
    let second = draft.value("secondAttribute", of: constraint).map(ConstraintElement.Attribute.init(word:))
    guard draft.value("relation", of: constraint) ?? "equal" == "equal",
      first.axis == group.axis || second?.axis == group.axis
    else { return nil }
    let items = draft.items(of: constraint)
    let multiplier = Number.ratio(draft.value("multiplier", of: constraint) ?? "1") ?? 1
    var row: [Int: Double] = [:]
    func add(_ node: SourceNode?, _ attribute: ConstraintElement.Attribute, _ factor: Double) {
      guard attribute.axis == group.axis, let node else { return }
      let isContent = node === group.superview || draft.value("key", of: node) == "contentLayoutGuide"
      if group.hasOpenEnd, isContent, attribute.plain == group.endEdge.attribute,
        items.contains(where: { item in group.members.contains { $0.node === item } })
      {
        row[Unknowns.content, default: 0] += factor
      }
      if group.isGrowing, node === group.superview, attribute.plain == .centerY {
        row[Unknowns.content, default: 0] += factor / 2
      }
      guard let index = group.members.firstIndex(where: { $0.node === node }) else { return }
      let (position, size) = (Unknowns.position(index), Unknowns.size(index))
      switch attribute.plain {
      case .width, .height: row[size, default: 0] += factor
      case .leading, .left, .top, .firstBaseline: row[position, default: 0] += factor
      case .centerX, .centerY:
        row[position, default: 0] += factor
        row[size, default: 0] += factor / 2
      default:
        row[position, default: 0] += factor
        row[size, default: 0] += factor
      }
    }
    add(items.first, first, 1)
    if let second { add(items.count > 1 ? items[1] : nil, second, -multiplier) }
    return row
  }

  // MARK: Trying

  /// Views that the layout gives another size than they are drawn with, but for those that got one.
  private func wronglySized(
    _ ids: Set<String>, _ after: LaidOutDraft, _ groups: [SourceNode], _ canvas: Canvas,
    but sized: [Axis: Set<String>]
  ) -> [(String, Axis)] {
    var wrong: [(String, Axis)] = []
    for view in groups.flatMap({ draft.subviews(of: $0) }) {
      guard let id = draft.id(of: view), ids.contains(id), canBePlaced(view), draft.frame(of: view) != nil,
        let drawn = canvas.frame(view), let frame = after.frames[id]
      else { continue }
      if abs(frame.width - drawn.width) > 0.75, !(sized[.horizontal]?.contains(id) ?? false) {
        wrong.append((id, .horizontal))
      }
      if abs(frame.height - drawn.height) > 0.75, !(sized[.vertical]?.contains(id) ?? false) {
        wrong.append((id, .vertical))
      }
    }
    return wrong
  }

  /// Gives views in stack views sizes where the stack view alone would give them others, one in each stack view at a time.
  private func settleArranged(_ ids: Set<String>, _ places: [String: Rect]) throws(EditError) -> [String] {
    var added: [String] = []
    let stacks = draft.tree.root.subtree.filter { ElementKind(tag: $0.name) == .stackView }
    guard !stacks.isEmpty else { return [] }
    let canvas = try Canvas(draft, options, on: surface ?? .canvas, places: places)
    for _ in 0..<8 {
      let layout = try laidOut()
      var isDone = true
      for stack in stacks {
        guard let (id, attribute, size) = wrongSize(in: stack, ids, layout, canvas) else { continue }
        if let made = try? draft.apply(.addConstraint(NewConstraint(.init(id, attribute), constant: size))) {
          added.append(made)
          isDone = false
        }
      }
      if isDone { break }
    }
    return added
  }

  private func wrongSize(
    in stack: SourceNode, _ ids: Set<String>, _ layout: LaidOutDraft, _ canvas: Canvas
  ) -> (String, ConstraintElement.Attribute, Double)? {
    let isVertical = draft.value("axis", of: stack) == "vertical"
    for view in draft.subviews(of: stack) {
      guard let id = draft.id(of: view), ids.contains(id), draft.frame(of: view) != nil,
        let drawn = canvas.frame(view), let frame = layout.frames[id]
      else { continue }
      let open = layout.open[id] ?? []
      let sides: [(ConstraintElement.Attribute, Double, Double, AmbiguityReport.Quantity)] = [
        (.height, drawn.height, frame.height, .height), (.width, drawn.width, frame.width, .width),
      ]
      for (attribute, wanted, present, quantity) in isVertical ? sides : sides.reversed()
      where (abs(wanted - present) > 0.75 || open.contains(quantity)) && !hasSize(id, attribute) {
        // A constraint means the alignment rectangle.
        return canvas.constant((view, attribute), nil).map { (id, attribute, $0) }
      }
    }
    return nil
  }

  private func hasSize(_ id: String, _ attribute: ConstraintElement.Attribute) -> Bool {
    guard let view = draft.nodes[id] else { return true }
    return view.child("constraints")?.children.contains {
      draft.value("firstAttribute", of: $0) == attribute.word && draft.value("secondAttribute", of: $0) == nil
        && draft.value("firstItem", of: $0) == nil
    } ?? false
  }
}
