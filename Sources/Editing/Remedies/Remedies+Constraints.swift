import Geometry
import InterfaceBuilder

extension Remedies {
  /// A constraint that does not hold for the frames as they are drawn.
  struct Liar {
    let id: String
    /// After which it does.
    let change: ConstraintChange
  }

  /// Against a conflict: first what brings back the drawing, then what lets a constraint give way.
  func conflict(_ ids: [String]) -> [Remedy] {
    let members = ids.filter { draft.nodes[$0]?.name == "constraint" }
    let lying = members.compactMap(liar)
    var remedies: [Remedy] = []
    for liar in lying {
      let hasTwin = members.contains { $0 != liar.id && haveSameSides($0, liar.id) }
      remedies += hasTwin ? [removal(of: liar.id), asDrawn(liar)] : [asDrawn(liar), removal(of: liar.id)]
    }
    if lying.count > 1 {
      remedies.append(
        Remedy(
          "set the constants of \(lying.count) constraints to what is drawn",
          lying.map { .changeConstraint($0.id, $0.change) }))
    }
    let honest = members.filter { id in !lying.contains { $0.id == id } }
    for id in lying.map(\.id) + honest { remedies.append(priority(999, of: id)) }
    for id in honest { remedies += weaker(id).dropFirst() }
    return remedies + honest.map(removal)
  }

  /// What lets a constraint give way without taking it out.
  func weaker(_ id: String) -> [Remedy] {
    guard let node = draft.nodes[id] else { return [] }
    var remedies = [priority(999, of: id)]
    if draft.value("relation", of: node) ?? "equal" == "equal" {
      remedies += [("a minimum", "greaterThanOrEqual"), ("a maximum", "lessThanOrEqual")].map { word, relation in
        Remedy("let \(name(id)) be \(word)", [.setAttribute(id, name: "relation", to: relation)])
      }
    }
    return remedies + [priority(749, of: id), priority(249, of: id)]
  }

  func priority(_ priority: Double, of id: String) -> Remedy {
    var change = ConstraintChange()
    change.priority = priority
    return Remedy("give \(name(id)) the priority \(Number.text(priority))", [.changeConstraint(id, change)])
  }

  func removal(of id: String) -> Remedy { Remedy("remove \(name(id))", [.remove([id])]) }

  func asDrawn(_ liar: Liar) -> Remedy {
    Remedy(
      "set the constant of \(name(liar.id)) to \(Number.text(liar.change.constant ?? 0)), as drawn",
      [.changeConstraint(liar.id, liar.change)])
  }

  // MARK: What is drawn

  /// The constraints about views or their guides that do not hold as drawn, in the document's order.
  func liars(about ids: Set<String>) -> [Liar] { constraints(about: ids).compactMap(liar) }

  private func liar(_ id: String) -> Liar? {
    guard let node = draft.nodes[id], let change = performer.constantAsDrawn(of: node, canvas) else { return nil }
    return Liar(id: id, change: change)
  }

  func constraints(about ids: Set<String>) -> [String] {
    draft.constraints.compactMap { constraint in
      let isAbout = draft.items(of: constraint).contains { item in
        (draft.id(of: item) ?? draft.placed(item).flatMap { draft.id(of: $0) }).map(ids.contains) ?? false
      }
      return isAbout ? draft.id(of: constraint) : nil
    }
  }

  private func haveSameSides(_ one: String, _ other: String) -> Bool {
    guard let one = draft.nodes[one], let other = draft.nodes[other] else { return false }
    func sides(_ node: SourceNode) -> [String] {
      let items = draft.items(of: node).map { draft.id(of: $0) ?? "" }
      return items + ["firstAttribute", "secondAttribute"].map { draft.value($0, of: node) ?? "" }
    }
    return sides(one) == sides(other)
  }
}
