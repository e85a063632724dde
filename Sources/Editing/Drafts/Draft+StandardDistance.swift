import Geometry
import InterfaceBuilder

/// The standard distance, which Xcode writes as `constant="8" symbolic="YES"`: the constant is what counts when the app runs.
///
/// Counted in 950 symbolic constraints of the corpus: 8 points between siblings (484 of 490; the others have no constant) and between a
/// view and a layout guide from before safe areas (29 of 30); 20 points to an edge of a superview (396 of 398); 20 points to the sides
/// of a safe area (4) and 8 to its top and bottom (3), though there 7 have no constant. None is to a margin, which is the standard distance
/// already.
extension Draft {
  /// A constraint whose constant is the standard distance, if it asks for that. The sides change places where the constant would be
  /// negative, since a standard distance has no sign.
  ///
  /// - Throws: ``EditError`` if there is no distance between the sides.
  func standardized(_ constraint: NewConstraint) throws(EditError) -> NewConstraint {
    guard constraint.isSymbolic else { return constraint }
    guard constraint.second != nil, constraint.multiplier == "1", let distance = standardDistance(constraint) else {
      throw noStandardDistance(constraint)
    }
    var constraint = constraint
    if distance.isTurned, let second = constraint.second {
      (constraint.first, constraint.second) = (second, constraint.first)
      constraint.relation = constraint.relation.turned
    }
    constraint.constant = distance.points
    // The margin is the distance.
    if distance.points == 0 { constraint.isSymbolic = false }
    return constraint
  }

  private func noStandardDistance(_ constraint: NewConstraint) -> EditError {
    let sides = [constraint.first, constraint.second].compactMap { $0 }.map { "\($0.item).\($0.attribute.word)" }
    return badValue(
      "\(sides.joined(separator: " and ")) have no standard distance; a standard distance exists only between two neighbors, or between a view and the superview or safe area"
    )
  }

  /// The standard distance between the sides of a constraint, in points, and whether it grows when the sides have changed places; nil if
  /// the sides are no edges that face each other. Linear in the depth of the items.
  func standardDistance(_ constraint: NewConstraint) -> (points: Double, isTurned: Bool)? {
    guard let second = constraint.second, let one = nodes[constraint.first.item], let other = nodes[second.item],
      let mine = Edge(constraint.first.attribute), let theirs = Edge(second.attribute), mine.axis == theirs.axis,
      one !== other, placed(one) != nil, placed(other) != nil
    else { return nil }
    if isAround(other, one) {
      guard mine.isEnd == theirs.isEnd, !mine.isMargin else { return nil }
      return (distance(to: other, theirs), mine.isEnd)
    }
    if isAround(one, other) {
      guard mine.isEnd == theirs.isEnd, !theirs.isMargin else { return nil }
      return (distance(to: one, mine), !mine.isEnd)
    }
    guard mine.isEnd != theirs.isEnd, !mine.isMargin, !theirs.isMargin else { return nil }
    return (8, mine.isEnd)
  }

  /// Whether an item has the edges of a view around another: it is that view, or an area of it. A guide that constraints place lies
  /// beside the views, and those of a controller have a height of their own.
  func isAround(_ item: SourceNode, _ inner: SourceNode) -> Bool {
    guard isGuide(item) else { return inner.ancestors.contains { $0 === item } }
    guard item.name == "viewLayoutGuide", inner.name != item.name, let owner = owner(of: item) else { return false }
    return inner.ancestors.contains { $0 === owner }
  }

  private func distance(to container: SourceNode, _ edge: Edge) -> Double {
    if edge.isMargin { return 0 }
    let isSafeArea = isGuide(container) && value("key", of: container) == LayoutGuideElement.Kind.safeArea.rawValue
    return isSafeArea && edge.axis == .vertical ? 8 : 20
  }

  /// An edge or a margin; nothing else is a distance away.
  private struct Edge {
    let axis: Axis
    let isEnd: Bool
    let isMargin: Bool

    init?(_ attribute: ConstraintElement.Attribute) {
      switch attribute {
      case .leading, .left: (axis, isEnd, isMargin) = (.horizontal, false, false)
      case .trailing, .right: (axis, isEnd, isMargin) = (.horizontal, true, false)
      case .top: (axis, isEnd, isMargin) = (.vertical, false, false)
      case .bottom: (axis, isEnd, isMargin) = (.vertical, true, false)
      case .leadingMargin, .leftMargin: (axis, isEnd, isMargin) = (.horizontal, false, true)
      case .trailingMargin, .rightMargin: (axis, isEnd, isMargin) = (.horizontal, true, true)
      case .topMargin: (axis, isEnd, isMargin) = (.vertical, false, true)
      case .bottomMargin: (axis, isEnd, isMargin) = (.vertical, true, true)
      default: return nil
      }
    }
  }

  // MARK: Constraints that are there

  /// Makes the constant of a constraint the standard distance.
  func standardize(_ node: SourceNode) throws(EditError) {
    let constraint = try asNew(node)
    let standard = try standardized(constraint)
    if standard.first != constraint.first { turn(node) }
    setNumber("constant", standard.constant, unless: 0, in: node)
    set("symbolic", to: standard.isSymbolic ? "YES" : nil, in: node)
  }

  /// What a constraint of the document says, as a new one that asks for the standard distance.
  private func asNew(_ node: SourceNode) throws(EditError) -> NewConstraint {
    let owner = superview(of: node).flatMap { id(of: $0) } ?? ""
    func side(_ item: String, _ attribute: String) -> NewConstraint.Side? {
      value(attribute, of: node).map { .init(value(item, of: node) ?? owner, .init(word: $0)) }
    }
    guard let first = side("firstItem", "firstAttribute") else {
      throw refused("\(id(of: node) ?? "the constraint") has no first attribute", node)
    }
    var constraint = NewConstraint(first, side("secondItem", "secondAttribute"))
    constraint.multiplier = Number.ratio(value("multiplier", of: node) ?? "1") == 1 ? "1" : "?"
    constraint.isSymbolic = true
    return constraint
  }

  /// The same constraint with its sides in the other order.
  private func turn(_ node: SourceNode) {
    let owner = superview(of: node).flatMap { id(of: $0) }
    let (first, second) = (value("firstItem", of: node) ?? owner, value("secondItem", of: node))
    set("firstItem", to: second == owner ? nil : second, in: node)
    set("secondItem", to: first, in: node)
    let (one, other) = (value("firstAttribute", of: node), value("secondAttribute", of: node))
    set("firstAttribute", to: other, in: node)
    set("secondAttribute", to: one, in: node)
    if let relation = value("relation", of: node).flatMap(Relation.init(word:)), relation != .equal {
      set("relation", to: relation.turned.word, in: node)
    }
  }
}
