import Geometry
import InterfaceBuilder
import Staging

/// What Add New Constraints offers for a view: how far its neighbors are, as it is drawn.
package struct PinChoices: Hashable, Sendable, Encodable {
  /// Something that an edge can be pinned to.
  package struct Neighbor: Hashable, Sendable, Encodable {
    /// Its id.
    package var id: String
    /// Its name in the outline.
    package var name: String
    /// Points from the edge, growing inwards.
    package var distance: Double
  }

  /// By the edge: the one that is pinned to without a choice first.
  package var edges: [String: [Neighbor]] = [:]
  /// In points; nil if it is unknown.
  package var width: Double?
  /// In points; nil if it is unknown.
  package var height: Double?
}

extension Performer {
  /// What Add New Constraints offers for the view with the id. Costs up to two layouts.
  package func pinChoices(of id: String, toMargins: Bool = false) throws(EditError) -> PinChoices {
    let canvas = try shownCanvas()
    let naming = Naming(draft)
    let view = try draft.view(id)
    var choices = PinChoices()
    choices.width = canvas.constant((view, .width), nil)
    choices.height = canvas.constant((view, .height), nil)
    guard let superview = draft.superview(of: view) else { return choices }
    for edge in RectEdge.allCases {
      var items: [SourceNode] = []
      func add(_ item: SourceNode?) {
        if let item, draft.id(of: item) != nil, !items.contains(where: { $0 === item }) { items.append(item) }
      }
      if !toMargins { add(neighbor(at: edge, of: view, in: superview, canvas)) }
      add(edgeOfContainer(edge, superview, margins: toMargins).0)
      for sibling in draft.subviews(of: superview) where sibling !== view {
        guard let mine = canvas.rect(view, in: superview), let other = canvas.rect(sibling, in: superview),
          mine.gap(to: other, at: edge) != nil
        else { continue }
        add(sibling)
      }
      add(draft.guide("safeArea", of: superview))
      add(superview)
      choices.edges[edge.rawValue] = items.compactMap { item in
        guard let itemID = draft.id(of: item),
          let other = try? self.other(itemID, at: edge, of: view, margins: toMargins),
          let constraint = try? spacing(edge, .current, of: view, to: other, canvas)
        else { return nil }
        return PinChoices.Neighbor(id: itemID, name: naming.name(of: itemID), distance: constraint.constant)
      }
    }
    return choices
  }

  /// The edge of something that was chosen: of what is around the view the same one, of what is beside it the facing one.
  func other(
    _ id: String, at edge: RectEdge, of view: SourceNode, margins: Bool
  ) throws(EditError) -> (SourceNode, ConstraintElement.Attribute) {
    let item = try draft.node(id)
    guard item !== view, draft.placed(item) != nil else {
      throw draft.refused("\(id) is not a neighbor of the view", view)
    }
    guard draft.isAround(item, view) else {
      return (item, edge.opposite.attribute)
    }
    return (item, margins && draft.isView(item) ? edge.margin : edge.attribute)
  }
}
