import Geometry
import InterfaceBuilder

/// The constraints that people would add, with what they would rather add first.
///
/// A cost near 10 is a center, near 20 an edge of the container, near 25 a distance to a neighbor or an alignment, 28 an equal size beside,
/// 30 a small size, 5 a size that nothing else gives, from 45 on what is added only where nothing else decides. Distances cost more the longer they are: a long one is rarely
/// meant.
extension SiblingGroup {
  /// All suggestions, the best first.
  func suggestions(_ performer: Performer, _ canvas: Canvas) -> [Suggestion] {
    var all: [Suggestion] = []
    for index in members.indices {
      all += containerSuggestions(index, performer, canvas)
      all += siblingSuggestions(index, canvas)
      all += sizeSuggestions(index, canvas)
    }
    return all.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }.map(\.element)
  }

  private func isLong(_ member: Member) -> Bool {
    guard !member.hasContentSize, !isOverflowing(member) else { return false }
    // What scrolls takes the room that there is.
    if ElementKind(tag: member.node.name)?.has(.scrolls) ?? false, member.size >= 0.2 * length { return true }
    return member.size >= (axis == .horizontal ? 0.5 : 0.4) * length
  }

  /// Whether a member is drawn larger than the superview.
  private func isOverflowing(_ member: Member) -> Bool { member.size > length + 0.5 }

  // MARK: The container

  private func containerSuggestions(_ index: Int, _ performer: Performer, _ canvas: Canvas) -> [Suggestion] {
    let member = members[index]
    var found: [Suggestion] = []
    let (before, behind) = (member.start, length - member.end)
    let (position, size) = (Unknowns.position(index), Unknowns.size(index))
    let hasBefore = neighbor(before: index) != nil
    let hasBehind = hasNeighbor(behind: index)
    if !isScrolling, abs(before - behind) <= 1 {
      let cost = isLong(member) ? 45.0 : axis == .horizontal ? 10 : hasBefore || hasBehind ? 27 : 12
      var middle = [position: 1, size: 0.5]
      if isGrowing { middle[Unknowns.content] = -0.5 }
      add(
        cost, middle, (member.node, centerAttribute), (superview, centerAttribute), canvas,
        needs: [index], to: &found)
    }
    let isLate = member.middle > length * (axis == .horizontal ? 0.5 : 0.66) + 0.5
    if !hasBefore || member.start <= 0.5 {
      let cost = 20 + min(max(before, 0), 600) / 20 + (isLate && !isLong(member) ? (axis == .horizontal ? 9 : 12) : 0)
      addEdge(startEdge, cost, [position: 1], member, performer, canvas, to: &found)
    } else {
      addEdge(startEdge, 62, [position: 1], member, performer, canvas, to: &found)
    }
    let end: [Int: Double] =
      hasOpenEnd ? [position: 1, size: 1, Unknowns.content: -1] : [position: 1, size: 1]
    if hasOpenEnd {
      // The content ends behind what lies last.
      let isLast = !members.contains { $0.end > member.end + 0.5 }
      if isLast { addEdge(endEdge, 29, end, member, performer, canvas, to: &found) }
    } else if !hasBehind || behind <= 0.5 {
      let cost = isLong(member) ? 21 : isLate ? 22 : axis == .horizontal ? 60.0 : 65
      addEdge(endEdge, cost + min(max(behind, 0), 200) / 20, end, member, performer, canvas, to: &found)
    } else {
      addEdge(endEdge, 66, end, member, performer, canvas, to: &found)
    }
    return found
  }

  /// A distance to the container: from its margin where the member lies on it, else its safe area or the edge itself.
  private func addEdge(
    _ edge: RectEdge, _ cost: Double, _ coefficients: [Int: Double], _ member: Member, _ performer: Performer,
    _ canvas: Canvas, to found: inout [Suggestion]
  ) {
    var places = [performer.edgeOfContainer(edge, superview, margins: false)]
    if axis == .horizontal, !isScrolling { places.insert((superview, edge.margin), at: 0) }
    places.append((superview, edge.attribute))
    for (number, place) in places.enumerated() {
      guard let constraint = try? performer.spacing(edge, .current, of: member.node, to: place, canvas) else {
        continue
      }
      // A margin is meant only where the view lies on it, a safe area only where the view lies inside.
      let isExact = abs(constraint.constant) <= 0.5
      if number == 0, places.count == 3, !isExact { continue }
      if number < places.count - 1, constraint.constant < -0.5 { continue }
      var suggestion = constraint
      if isScrolling, edge == endEdge { suggestion.constant = max(0, suggestion.constant) }
      found.append(Suggestion(cost: cost, coefficients: coefficients, constraint: suggestion))
      return
    }
  }

  // MARK: Siblings

  private func siblingSuggestions(_ index: Int, _ canvas: Canvas) -> [Suggestion] {
    let member = members[index]
    var found: [Suggestion] = []
    let (position, size) = (Unknowns.position(index), Unknowns.size(index))
    if let (other, gap) = neighbor(before: index) {
      add(
        24 + min(gap, 160) / 8, [position: 1, Unknowns.position(other): -1, Unknowns.size(other): -1],
        (member.node, startEdge.attribute), (members[other].node, endEdge.attribute), canvas, to: &found)
    }
    if let (other, gap) = neighbor(behind: index), neighbor(before: other)?.index != index {
      add(
        25 + min(gap, 160) / 8, [position: -1, size: -1, Unknowns.position(other): 1],
        (members[other].node, startEdge.attribute), (member.node, endEdge.attribute), canvas, to: &found)
    }
    // Views in line: those of one row for vertical places, of one column for horizontal ones. The first of them is the leader.
    guard let leader = leader(of: index) else { return found }
    let other = members[leader]
    let (theirs, theirSize) = (Unknowns.position(leader), Unknowns.size(leader))
    if abs(member.middle - other.middle) <= 0.5 {
      add(
        axis == .vertical ? 23 : 26, [position: 1, size: 0.5, theirs: -1, theirSize: -0.5],
        (member.node, centerAttribute),
        (other.node, centerAttribute), canvas, needs: [index, leader], to: &found)
    }
    if abs(member.start - other.start) <= 0.5 {
      add(
        axis == .vertical ? 23.5 : 25, [position: 1, theirs: -1], (member.node, startEdge.attribute),
        (other.node, startEdge.attribute), canvas, to: &found)
    }
    if abs(member.end - other.end) <= 0.5 {
      add(
        axis == .vertical ? 23.8 : 25.5, [position: 1, size: 1, theirs: -1, theirSize: -1],
        (member.node, endEdge.attribute), (other.node, endEdge.attribute), canvas, to: &found)
    }
    return found
  }

  /// The sibling that a member is most likely aligned with: the nearest across the axis that comes before it in the document's reading
  /// order and has an edge or the center in common.
  private func leader(of index: Int) -> Int? {
    let member = members[index]
    func across(_ rect: Rect) -> (Double, Double) {
      axis == .vertical ? (rect.x, rect.x + rect.width) : (rect.y, rect.y + rect.height)
    }
    let mine = across(member.rect)
    var best: (index: Int, distance: Double)?
    for other in members.indices where other != index {
      let theirs = across(members[other].rect)
      guard theirs.1 <= mine.0 + 0.5, theirs.0 < mine.0 || other < index else { continue }
      let candidate = members[other]
      guard
        abs(candidate.start - member.start) <= 0.5 || abs(candidate.end - member.end) <= 0.5
          || abs(candidate.middle - member.middle) <= 0.5
      else { continue }
      let distance = mine.0 - theirs.1
      if best.map({ distance < $0.distance }) ?? true { best = (other, distance) }
    }
    return best?.index
  }

  // MARK: Sizes

  private func sizeSuggestions(_ index: Int, _ canvas: Canvas) -> [Suggestion] {
    let member = members[index]
    guard !member.hasContentSize else { return [] }
    var found: [Suggestion] = []
    let size = Unknowns.size(index)
    if isScrolling, axis == .horizontal, member.size >= length - 40, member.size <= length + 0.5 {
      let frame = canvas.draft.guide("frameLayoutGuide", of: superview) ?? superview
      add(26, [size: 1], (member.node, sizeAttribute), (frame, sizeAttribute), canvas, sizeOf: index, to: &found)
    }
    let twin = members.indices.first {
      $0 < index && members[$0].node.name == member.node.name && abs(members[$0].size - member.size) <= 0.1
        && !members[$0].hasContentSize
    }
    if let twin {
      let isBeside = neighbor(before: index)?.index == twin || neighbor(before: twin)?.index == index
      add(
        isBeside ? 28 : isLong(member) ? 68 : 32, [size: 1, Unknowns.size(twin): -1], (member.node, sizeAttribute),
        (members[twin].node, sizeAttribute), canvas, sizeOf: index, to: &found)
    }
    // The larger a size is beside others, the rather it is what follows from the rest.
    let constant = sized.contains(member.id) ? 5 : isLong(member) ? 70 : 28 + 25 * min(1, member.size / max(1, length))
    found.append(
      Suggestion(
        cost: constant, coefficients: [size: 1],
        constraint: NewConstraint(.init(member.id, sizeAttribute), constant: Canvas.rounded(member.size)), sizeOf: index
      ))
    return found
  }

  private func add(
    _ cost: Double, _ coefficients: [Int: Double], _ first: (SourceNode, ConstraintElement.Attribute),
    _ second: (SourceNode, ConstraintElement.Attribute), _ canvas: Canvas, needs: [Int] = [],
    sizeOf: Int? = nil, to found: inout [Suggestion]
  ) {
    guard let constant = canvas.constant(first, second), let one = canvas.draft.id(of: first.0),
      let other = canvas.draft.id(of: second.0)
    else { return }
    var constraint = NewConstraint(.init(one, first.1), .init(other, second.1), constant: constant)
    // Half a pixel is rounding where things are in the middle.
    if abs(constant) <= (needs.isEmpty ? 0.01 : 0.5) { constraint.constant = 0 }
    found.append(
      Suggestion(cost: cost, coefficients: coefficients, constraint: constraint, needsSizes: needs, sizeOf: sizeOf))
  }
}
