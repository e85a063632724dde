/// What stack views make.
extension CulpritRule {
  static let stackHiding = CulpritRule { core in
    guard let hiding = core.first(.stack("hiding")), let item = hiding.relations.first?.first.item else { return nil }
    let name = core.names.name(item)
    let fixed = core.choice(core.users)
    return Culprit(
      kind: .stackHiding, constraint: hiding.index,
      reason: "\(name) is hidden: the stack view sets its size to 0, and your own constraints contradict that.",
      advice:
        "Set the priority of \(fixed.map { $0.text(core.names) } ?? "your constraints") to 999, so that no conflict occurs while "
        + "\(name) is hidden.")
  }

  static let stackArrangement = CulpritRule { core in
    let made = core.members.first { if case .stack = $0.origin { true } else { false } }
    guard let made, case .stack(let name) = made.origin else { return nil }
    let own = core.choice(core.users.filter(\.isConstantSize)) ?? core.choice(core.users) ?? core.users.last
    return Culprit(
      kind: .stackArrangement, constraint: (own ?? made).index,
      reason: "The stack view arranges its views (UISV-\(name)), and your own constraints contradict that.",
      advice: own.map {
        "Remove \($0.text(core.names)) or set its priority to 999, or choose another distribution or alignment."
      }
        ?? "Choose another distribution or alignment, or make the stack view larger.")
  }
}
