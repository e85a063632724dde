import Geometry
import InterfaceBuilder

extension Remedies {
  /// Against what is open: constraints for the views themselves, then one constraint alone, then constraints for their siblings as well,
  /// then priorities of contents.
  func open(_ ids: [String]) -> [Remedy] {
    let contents = ids.compactMap { draft.nodes[$0] }.filter { ElementKind(tag: $0.name) == .scrollView }
    let views = Set(ids).union(contents.flatMap { draft.subviews(of: $0) }.compactMap { draft.id(of: $0) })
    let siblings = views.compactMap { draft.nodes[$0].flatMap { draft.superview(of: $0) } }
      .flatMap { draft.subviews(of: $0) }.compactMap { draft.id(of: $0) }
    var remedies = [missing(Set(ids))]
    if views.count > ids.count { remedies.append(missing(views)) }
    remedies += ids.prefix(2).flatMap(single)
    remedies += contents.prefix(1).flatMap(lastEdges)
    remedies.append(missing(views.union(siblings)))
    let steps = [(Content.hugging, 1.0), (.hugging, -1), (.resistance, 1), (.resistance, -1)]
    return remedies
      + ids.prefix(3).flatMap { id in
        Axis.allCases.flatMap { axis in steps.compactMap { priority([$0], of: id, axis) } }
      }
  }

  private func missing(_ ids: Set<String>) -> Remedy {
    let what = ids.count == 1 ? ids.first.map(name) ?? "" : "\(ids.count) views"
    return Remedy("add the missing constraints of \(what)") { performer throws(EditError) in
      if try performer.addMissing(to: ids).isEmpty { throw EditError(.refused, "no constraint is missing") }
    }
  }

  /// Each constraint about a view that people might add, as drawn.
  private func single(_ id: String) -> [Remedy] {
    guard let view = draft.nodes[id], let superview = draft.superview(of: view) else { return [] }
    return Axis.allCases.flatMap { axis in
      suggestions(in: superview, axis).filter { $0.first.item == id || $0.second?.item == id }.prefix(6).map(addition)
    }
  }

  /// Each constraint between subviews of a scroll view and the end of its content.
  private func lastEdges(_ scrollView: SourceNode) -> [Remedy] {
    let ids = Set(
      [scrollView, draft.guide("contentLayoutGuide", of: scrollView)].compactMap { $0.flatMap { draft.id(of: $0) } })
    return Axis.allCases.flatMap { axis in
      suggestions(in: scrollView, axis)
        .filter { ids.contains($0.first.item) || ids.contains($0.second?.item ?? "") }.prefix(4).map(addition)
    }
  }

  private func suggestions(in superview: SourceNode, _ axis: Axis) -> [NewConstraint] {
    SiblingGroup(superview, axis, canvas, distrusted: [])?.suggestions(performer, canvas).map(\.constraint) ?? []
  }

  private func addition(_ constraint: NewConstraint) -> Remedy {
    func side(_ side: NewConstraint.Side) -> String { "\(name(side.item)).\(side.attribute.word)" }
    let equation = ConstraintName.equation(
      first: side(constraint.first), relation: constraint.relation, second: constraint.second.map(side),
      multiplier: constraint.multiplier, constant: constraint.constant, isSymbolic: constraint.isSymbolic)
    return Remedy("add the constraint \(equation), with the value on the canvas", [.addConstraint(constraint)])
  }
}
