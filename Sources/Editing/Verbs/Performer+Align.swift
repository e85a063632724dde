import InterfaceBuilder
import Staging

extension Performer {
  /// The panel Align.
  func align(_ ids: [String], _ alignment: Alignment) throws(EditError) -> [String] {
    var made: [String] = []
    func add(_ constraint: NewConstraint) throws(EditError) {
      var constraint = constraint
      constraint.priority = alignment.priority
      made.append(try draft.apply(.addConstraint(constraint)))
    }
    guard let first = ids.first else { throw EditError(.badValue, "specify at least one view") }
    if !alignment.attributes.isEmpty, ids.count < 2 { throw EditError(.badValue, "align needs at least two views") }
    for attribute in alignment.attributes {
      for id in ids.dropFirst() {
        try add(NewConstraint(.init(id, attribute), .init(first, attribute), constant: alignment.offset))
      }
    }
    for id in ids {
      let view = try draft.view(id)
      for (attribute, offset) in [(.centerX, alignment.centerXInContainer), (.centerY, alignment.centerYInContainer)]
        as [(ConstraintElement.Attribute, Double?)]
      {
        guard let offset else { continue }
        guard let superview = draft.superview(of: view), let container = draft.id(of: superview) else {
          throw draft.refused("the superview of \(id) has no object ID", view)
        }
        try add(NewConstraint(.init(id, attribute), .init(container, attribute), constant: offset))
      }
    }
    guard !made.isEmpty else { throw EditError(.badValue, "specify at least one attribute to align") }
    if alignment.updatesFrames { try updateFrames(of: Set(ids)) }
    return made
  }

  // MARK: Control-drag

  /// The alternatives that were chosen of those that a control-drag offers.
  func connect(_ first: String, _ second: String, _ drags: [ControlDrag]) throws(EditError) -> [String] {
    let (one, other) = (try draft.node(first), try draft.node(second))
    guard draft.isView(one) else { throw draft.refused("a Control-drag must begin at a view", one) }
    if drags.isEmpty {
      let items = try menu(first, second).map { "\($0.drag.rawValue) (\($0.constraint))" }
      throw EditError(
        .badValue,
        items.isEmpty
          ? "Interface Builder offers no constraint between \(first) and \(second)"
          : "no menu item is specified; the menu contains \(items.joined(separator: ", "))")
    }
    let canvas = try shownCanvas()
    var made: [String] = []
    for drag in drags {
      let constraint = try self.constraint(drag, one, other, canvas)
      made.append(try draft.apply(.addConstraint(constraint)))
    }
    return made
  }

  /// What a control-drag between two places offers, with the constraint that each choice makes. The places are ids, names or paths;
  /// nothing is changed. It costs a layout.
  package func menu(_ first: String, _ second: String) throws(EditError) -> [(drag: ControlDrag, constraint: String)] {
    let naming = Naming(draft)
    let one = try draft.node(try naming.find(first, .item))
    let other = try draft.node(try naming.find(second, .item))
    guard draft.isView(one) else { throw draft.refused("a Control-drag must begin at a view", one) }
    let canvas = try shownCanvas()
    func text(_ side: NewConstraint.Side) -> String { "\(naming.name(of: side.item)).\(side.attribute.word)" }
    var seen: Set<NewConstraint> = []
    let isContainer = draft.isAround(other, one) || draft.isAround(one, other)
    return ControlDrag.allCases.compactMap { drag in
      // Between two neighbors Xcode offers no edges of a container, and of a container no space beside it.
      guard isContainer ? !Self.besides.contains(drag) : !Self.edges.contains(drag) else { return nil }
      guard let wish = try? constraint(drag, one, other, canvas), let constraint = try? draft.checked(wish).constraint,
        seen.insert(constraint).inserted
      else { return nil }
      let equation = ConstraintName.equation(
        first: text(constraint.first), relation: .equal, second: constraint.second.map(text),
        multiplier: constraint.multiplier, constant: constraint.constant, isSymbolic: constraint.isSymbolic)
      return (drag, equation)
    }
  }

  private static let besides: Set<ControlDrag> = [
    .horizontalSpacing, .verticalSpacing, .standardHorizontalSpacing, .standardVerticalSpacing,
  ]
  private static let edges: Set<ControlDrag> = [
    .leadingSpace, .trailingSpace, .topSpace, .bottomSpace, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
  ]

  private func constraint(
    _ drag: ControlDrag, _ one: SourceNode, _ other: SourceNode, _ canvas: Canvas
  ) throws(EditError) -> NewConstraint {
    let (first, second) = (draft.id(of: one) ?? "", draft.id(of: other) ?? "")
    // A view that is dragged onto itself.
    let isSelf = one === other
    guard isSelf == [.width, .height].contains(drag) || drag == .aspectRatio else {
      throw draft.refused(
        isSelf
          ? "a Control-drag from a view to the same view offers only width, height and aspectRatio, not \(drag.rawValue)"
          : "only a Control-drag from a view to the same view offers \(drag.rawValue)", one)
    }
    func same(_ attribute: ConstraintElement.Attribute) -> NewConstraint {
      NewConstraint(.init(first, attribute), .init(second, attribute))
    }
    func size(_ attribute: ConstraintElement.Attribute) throws(EditError) -> NewConstraint {
      NewConstraint(.init(first, attribute), constant: try known(canvas.constant((one, attribute), nil), one))
    }
    func space(_ edge: RectEdge, margins: Bool) throws(EditError) -> NewConstraint {
      let container = draft.isView(other) ? edgeOfContainer(edge, other, margins: margins) : (other, edge.attribute)
      return try spacing(edge, .current, of: one, to: container, canvas)
    }
    // Margins above and below hold the safe area. The canvas of Xcode 11 to 14 leaves the status bar out of it, so that what is drawn 20
    // points below the top would lie at 40 in the app; they are those of the device.
    func margin(_ edge: RectEdge) throws(EditError) -> NewConstraint {
      guard draft.isView(other), draft.guide("contentLayoutGuide", of: other) == nil else {
        return try space(edge, margins: true)
      }
      let app = surface == nil ? try Canvas(draft, options, on: try Canvas.device(of: draft)) : canvas
      return try spacing(edge, .current, of: one, to: (other, edge.margin), app)
    }
    switch drag {
    case .horizontalSpacing: return try between(one, other, .leading, .trailing, .current, canvas)
    case .verticalSpacing: return try between(one, other, .top, .bottom, .current, canvas)
    case .standardHorizontalSpacing: return try between(one, other, .leading, .trailing, .standard, canvas)
    case .standardVerticalSpacing: return try between(one, other, .top, .bottom, .standard, canvas)
    case .leadingSpace: return try space(.leading, margins: false)
    case .trailingSpace: return try space(.trailing, margins: false)
    case .topSpace: return try space(.top, margins: false)
    case .bottomSpace: return try space(.bottom, margins: false)
    case .leadingMargin: return try space(.leading, margins: true)
    case .trailingMargin: return try space(.trailing, margins: true)
    case .topMargin: return try margin(.top)
    case .bottomMargin: return try margin(.bottom)
    case .top: return same(.top)
    case .bottom: return same(.bottom)
    case .leading: return same(.leading)
    case .trailing: return same(.trailing)
    case .centerX: return same(.centerX)
    case .centerY: return same(.centerY)
    case .firstBaseline: return same(.firstBaseline)
    case .lastBaseline: return same(.lastBaseline)
    case .equalWidths: return same(.width)
    case .equalHeights: return same(.height)
    case .aspectRatio: return try aspect("current", of: one, canvas)
    case .width: return try size(.width)
    case .height: return try size(.height)
    }
  }

  /// The distance between two neighbors, from whichever comes first.
  private func between(
    _ one: SourceNode, _ other: SourceNode, _ start: RectEdge, _ end: RectEdge, _ distance: Pin.Distance,
    _ canvas: Canvas
  ) throws(EditError) -> NewConstraint {
    guard let view = draft.placed(other), let container = draft.commonAncestor(one, view), container !== view,
      let edge = start.attribute.layout, let mine = canvas.value(edge, of: one, in: container),
      let theirs = canvas.value(edge, of: other, in: container)
    else { throw draft.refused("\(draft.id(of: one) ?? "") and \(draft.id(of: other) ?? "") are not neighbors", one) }
    return mine >= theirs
      ? try spacing(start, distance, of: one, to: (other, end.attribute), canvas)
      : try spacing(end, distance, of: one, to: (other, start.attribute), canvas)
  }
}
