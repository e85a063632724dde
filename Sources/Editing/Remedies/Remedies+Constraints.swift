import Geometry
import InterfaceBuilder

extension Remedies {
  /// A constraint that does not hold for the frames as they are drawn.
  struct Deviation {
    let id: String
    /// After which it does.
    let change: ConstraintChange
  }

  /// Against a conflict: first what brings back the drawing, then what lets a constraint give way.
  func conflict(_ ids: [String]) -> [Remedy] {
    let members = ids.filter { draft.nodes[$0]?.name == "constraint" }
    let deviations = members.compactMap(deviation)
    let bySides = Dictionary(grouping: members, by: sides)
    var remedies: [Remedy] = []
    for deviation in deviations {
      let hasTwin = (bySides[sides(of: deviation.id)] ?? []).count > 1
      remedies +=
        hasTwin ? [removal(of: deviation.id), asDrawn(deviation)] : [asDrawn(deviation), removal(of: deviation.id)]
    }
    if deviations.count > 1 {
      remedies.append(
        Remedy(
          "set the constants of \(deviations.count) constraints to match the frames on the canvas",
          deviations.map { .changeConstraint($0.id, $0.change) }))
    }
    let differing = Set(deviations.map(\.id))
    let others = members.filter { !differing.contains($0) }
    for id in deviations.map(\.id) + others { remedies.append(priority(999, of: id)) }
    for id in others { remedies += weaker(id).dropFirst() }
    return remedies + others.map(removal)
  }

  /// What lets a constraint give way without taking it out.
  func weaker(_ id: String) -> [Remedy] {
    guard let node = draft.nodes[id] else { return [] }
    var remedies = [priority(999, of: id)]
    if draft.value("relation", of: node) ?? "equal" == "equal" {
      remedies += [("a minimum", "greaterThanOrEqual"), ("a maximum", "lessThanOrEqual")].map { word, relation in
        Remedy("make \(name(id)) \(word)", [.setAttribute(id, name: "relation", to: relation)])
      }
    }
    return remedies + [priority(749, of: id), priority(249, of: id)]
  }

  func priority(_ priority: Double, of id: String) -> Remedy {
    var change = ConstraintChange()
    change.priority = priority
    return Remedy("set the priority of \(name(id)) to \(Number.text(priority))", [.changeConstraint(id, change)])
  }

  func removal(of id: String) -> Remedy { Remedy("remove \(name(id))", [.remove([id])]) }

  func asDrawn(_ deviation: Deviation) -> Remedy {
    Remedy(
      "set the constant of \(name(deviation.id)) to \(Number.text(deviation.change.constant ?? 0)), the value on the canvas",
      [.changeConstraint(deviation.id, deviation.change)])
  }

  // MARK: What is drawn

  /// The constraints about views or their guides that do not hold as drawn, in the document's order.
  func deviations(about ids: Set<String>) -> [Deviation] { constraints(about: ids).compactMap(deviation) }

  private func deviation(of id: String) -> Deviation? {
    guard let node = draft.nodes[id], let change = performer.constantAsDrawn(of: node, canvas) else { return nil }
    return Deviation(id: id, change: change)
  }

  func constraints(about ids: Set<String>) -> [String] {
    draft.constraints.compactMap { constraint in
      let isAbout = draft.items(of: constraint).contains { item in
        (draft.id(of: item) ?? draft.placed(item).flatMap { draft.id(of: $0) }).map(ids.contains) ?? false
      }
      return isAbout ? draft.id(of: constraint) : nil
    }
  }

  /// The items and attributes of a constraint: what two have in common that say another number of the same.
  private func sides(of id: String) -> [String] {
    guard let node = draft.nodes[id] else { return [] }
    let items = draft.items(of: node).map { draft.id(of: $0) ?? "" }
    return items + ["firstAttribute", "secondAttribute"].map { draft.value($0, of: node) ?? "" }
  }
}
