import Geometry
import InterfaceBuilder
import Staging

extension Performer {
  /// The panel Add New Constraints, for each of the views.
  func pin(_ ids: [String], _ pin: Pin) throws(EditError) -> [String] {
    let canvas = try shownCanvas()
    var made: [String] = []
    var seen: Set<NewConstraint> = []
    var isThere = false
    func add(_ constraint: NewConstraint) throws(EditError) {
      var constraint = constraint
      constraint.relation = pin.relation
      constraint.priority = pin.priority
      // Of two views that are pinned to each other both ask for the space between them.
      guard seen.insert(try draft.standardized(constraint).normal).inserted else { return }
      // What is there already is left out, as long as something is new.
      if try draft.isThere(constraint) {
        isThere = true
        return
      }
      made.append(try draft.apply(.addConstraint(constraint)))
    }
    for id in ids {
      let view = try draft.view(id)
      for edge in RectEdge.allCases {
        if let distance = pin.edges[edge] { try add(try spacing(edge, distance, of: view, pin, canvas)) }
      }
      for (attribute, size) in [(.width, pin.width), (.height, pin.height)]
        as [(ConstraintElement.Attribute, Pin.Distance?)]
      {
        guard let size else { continue }
        try add(NewConstraint(.init(id, attribute), constant: try length(size, attribute, of: view, canvas)))
      }
      if let ratio = pin.aspectRatio { try add(try aspect(ratio, of: view, canvas)) }
    }
    guard let first = ids.first else { throw EditError(.badValue, "specify at least one view") }
    if pin.equalWidths || pin.equalHeights, ids.count < 2 {
      throw EditError(.badValue, "equal sizes need at least two views")
    }
    for id in ids.dropFirst() {
      if pin.equalWidths { try add(NewConstraint(.init(id, .width), .init(first, .width))) }
      if pin.equalHeights { try add(NewConstraint(.init(id, .height), .init(first, .height))) }
    }
    if made.isEmpty, isThere {
      throw EditError(.refused, "the document already has all of these constraints")
    }
    guard !made.isEmpty else { throw EditError(.badValue, "specify at least one distance or size to pin") }
    if pin.updatesFrames { try updateFrames(of: Set(ids)) }
    return made
  }

  private func length(
    _ distance: Pin.Distance, _ attribute: ConstraintElement.Attribute, of view: SourceNode, _ canvas: Canvas
  ) throws(EditError) -> Double {
    switch distance {
    case .points(let points): return points
    case .current: return try known(canvas.constant((view, attribute), nil), view)
    case .standard: throw EditError(.badValue, "\(attribute.word) has no standard distance")
    }
  }

  func aspect(_ ratio: String, of view: SourceNode, _ canvas: Canvas) throws(EditError) -> NewConstraint {
    let id = draft.id(of: view) ?? ""
    var constraint = NewConstraint(.init(id, .width), .init(id, .height))
    if ratio == "current" {
      let (width, height) = (
        try known(canvas.constant((view, .width), nil), view), try known(canvas.constant((view, .height), nil), view)
      )
      guard width > 0, height > 0 else {
        throw draft.refused("\(id) has no aspect ratio, because the view has no size", view)
      }
      constraint.multiplier = Self.ratio(width, height)
    } else {
      constraint.multiplier = ratio
    }
    return constraint
  }

  /// `16:9`, in the smallest whole numbers where both sides are whole.
  private static func ratio(_ width: Double, _ height: Double) -> String {
    guard width == width.rounded(), height == height.rounded(), width < 1e9, height < 1e9 else {
      return "\(Number.text(width)):\(Number.text(height))"
    }
    var (a, b) = (Int(width), Int(height))
    while b != 0 { (a, b) = (b, a % b) }
    return a == 0 ? "1:1" : "\(Int(width) / a):\(Int(height) / a)"
  }

  func known(_ value: Double?, _ view: SourceNode) throws(EditError) -> Double {
    if let value { return value }
    throw draft.refused("the frame of \(draft.id(of: view) ?? "the view") is unknown", view)
  }

  // MARK: Neighbors

  /// The distance of an edge to the nearest neighbor in its direction, else to the superview.
  func spacing(
    _ edge: RectEdge, _ distance: Pin.Distance, of view: SourceNode, _ pin: Pin, _ canvas: Canvas
  ) throws(EditError) -> NewConstraint {
    guard let superview = draft.superview(of: view) else {
      throw draft.refused("\(draft.id(of: view) ?? "the view") has no superview", view)
    }
    if let chosen = pin.neighbors[edge] {
      return try spacing(
        edge, distance, of: view, to: try other(chosen, at: edge, of: view, margins: pin.toMargins), canvas)
    }
    if pin.toSuperview { return try spacing(edge, distance, of: view, to: (superview, edge.attribute), canvas) }
    let neighbor = pin.toMargins ? nil : self.neighbor(at: edge, of: view, in: superview, canvas)
    let other =
      neighbor.map { ($0, edge.opposite.attribute) } ?? edgeOfContainer(edge, superview, margins: pin.toMargins)
    return try spacing(edge, distance, of: view, to: other, canvas)
  }

  /// A distance between an edge of a view and another item's edge. The constant grows with the distance, as in Interface Builder.
  func spacing(
    _ edge: RectEdge, _ distance: Pin.Distance, of view: SourceNode,
    to other: (SourceNode, ConstraintElement.Attribute),
    _ canvas: Canvas
  ) throws(EditError) -> NewConstraint {
    let isEnd = edge == .trailing || edge == .bottom
    let sides = isEnd ? (other, (view, edge.attribute)) : ((view, edge.attribute), other)
    var constraint = NewConstraint(
      .init(draft.id(of: sides.0.0) ?? "", sides.0.1), .init(draft.id(of: sides.1.0) ?? "", sides.1.1))
    switch distance {
    case .points(let points): constraint.constant = points
    case .current: constraint.constant = try known(canvas.constant(sides.0, sides.1), view)
    case .standard: constraint.isSymbolic = true
    }
    return constraint
  }

  /// The sibling that the edge meets first: it is on that side, beside the view and not only diagonal to it.
  func neighbor(at edge: RectEdge, of view: SourceNode, in superview: SourceNode, _ canvas: Canvas) -> SourceNode? {
    guard let mine = canvas.rect(view, in: superview) else { return nil }
    var best: (node: SourceNode, distance: Double)?
    for sibling in draft.subviews(of: superview) where sibling !== view && draft.id(of: sibling) != nil {
      guard let other = canvas.rect(sibling, in: superview), let gap = mine.gap(to: other, at: edge) else { continue }
      if best.map({ gap < $0.distance }) ?? true { best = (sibling, gap) }
    }
    return best?.node
  }

  /// What the edge of a superview is in the document: its safe area, the layout guides from before it, a margin, or itself.
  func edgeOfContainer(
    _ edge: RectEdge, _ superview: SourceNode, margins: Bool
  ) -> (SourceNode, ConstraintElement.Attribute) {
    if let content = draft.guide("contentLayoutGuide", of: superview), draft.id(of: content) != nil {
      return (content, edge.attribute)
    }
    let isVertical = edge == .top || edge == .bottom
    if !margins || isVertical, let safe = draft.guide("safeArea", of: superview), draft.id(of: safe) != nil {
      return (safe, edge.attribute)
    }
    if isVertical, let guide = draft.guide(edge.rawValue, of: superview), draft.id(of: guide) != nil {
      return (guide, edge.opposite.attribute)
    }
    return (superview, margins ? edge.margin : edge.attribute)
  }
}

extension Rect {
  /// Points from an edge to another rectangle on that side of it; nil if it is not there, or only diagonally. Half a point of overlap
  /// is rounding.
  func gap(to other: Rect, at edge: RectEdge) -> Double? {
    let isBeside =
      edge == .leading || edge == .trailing
      ? min(y + height, other.y + other.height) - max(y, other.y) > 0
      : min(x + width, other.x + other.width) - max(x, other.x) > 0
    guard isBeside else { return nil }
    let gap =
      switch edge {
      case .leading: x - (other.x + other.width)
      case .trailing: other.x - (x + width)
      case .top: y - (other.y + other.height)
      case .bottom: other.y - (y + height)
      }
    return gap >= -0.5 ? gap : nil
  }
}

extension RectEdge {
  var attribute: ConstraintElement.Attribute {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }

  var margin: ConstraintElement.Attribute {
    switch self {
    case .top: .topMargin
    case .leading: .leadingMargin
    case .bottom: .bottomMargin
    case .trailing: .trailingMargin
    }
  }

  var opposite: RectEdge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
