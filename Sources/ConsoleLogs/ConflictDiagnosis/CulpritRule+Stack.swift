/// What stack views make.
extension CulpritRule {
  static let stackHiding = CulpritRule { core in
    guard let hiding = core.first(.stack("hiding")), let item = hiding.relations.first?.first.item else { return nil }
    let name = core.names.name(item)
    let fixed = core.choice(core.users)
    return Culprit(
      kind: .stackHiding, constraint: hiding.index,
      reason: "\(name) is hidden: the stack view takes its size to 0, which constraints of your own forbid.",
      advice: "Give \(fixed.map { $0.text(core.names) } ?? "them") priority 999, so that it gives way while "
        + "\(name) is hidden.")
  }

  static let stackArrangement = CulpritRule { core in
    let made = core.members.first { if case .stack = $0.origin { true } else { false } }
    guard let made, case .stack(let name) = made.origin else { return nil }
    let own = core.choice(core.users.filter(\.isConstantSize)) ?? core.choice(core.users) ?? core.users.last
    return Culprit(
      kind: .stackArrangement, constraint: (own ?? made).index,
      reason: "The stack view arranges what is in it (UISV-\(name)), and constraints of your own say otherwise.",
      advice: own.map {
        "Remove \($0.text(core.names)) or give it priority 999, or choose another distribution or alignment."
      }
        ?? "Choose another distribution or alignment, or give the stack view more room.")
  }
}
