import Geometry

/// What stack views make.
extension CulpritRule {
  /// A hidden view keeps its own sizes and distances.
  ///
  /// source: https://useyourloaf.com/blog/stack-view-constraint-conflicts-when-hiding-views/,
  /// https://stackoverflow.com/questions/32428210 (a bottom distance of priority 999)
  static let stackHiding = CulpritRule { core in
    guard let hiding = core.first(.stack("hiding")), let item = hiding.relations.first?.first.item else { return nil }
    let name = core.names.name(item)
    let fixed = core.givingWay(to: hiding) ?? core.choice(core.users)
    return Culprit(
      kind: .stackHiding, constraint: hiding.index,
      reason:
        "The stack view sets the size of the hidden view \(name) to 0, but your own constraints conflict with this size.",
      advice:
        "Set the priority of \(fixed.map { $0.text(core.names) } ?? "one of your constraints") to 999, to avoid the conflict while "
        + "\(name) is hidden.")
  }

  /// Sizes and places of the app's against what the stack view arranges.
  ///
  /// source: https://developer.apple.com/documentation/uikit/uistackview (be careful to avoid introducing conflicts)
  static let stackArrangement = CulpritRule { core in
    let made = core.members.first { if case .stack = $0.origin { true } else { false } }
    guard let made, case .stack(let name) = made.origin else { return nil }
    let own =
      core.choice(core.users.filter(\.isConstantSize)) ?? core.choice(core.users)
      ?? core.users.last { !core.isSizeOfContentView($0) }
    guard let own else {
      return Culprit(
        kind: .stackArrangement, constraint: made.index,
        reason: "The constraints of stack views (\(name.stackIdentifier)) conflict with "
          + (core.users.isEmpty ? "each other. The app created none of these constraints." : "the other constraints."),
        advice: "Choose another distribution or alignment, or make the stack view larger.")
    }
    return Culprit(
      kind: .stackArrangement, constraint: own.index,
      reason:
        "The constraints that the stack view creates (\(name.stackIdentifier)) conflict with your constraints.",
      advice:
        "Remove \(own.text(core.names)), set the priority of this constraint to 999, or choose another distribution or alignment."
    )
  }
}

extension ConflictCore {
  /// A stack view that another one hides keeps its spacing and what else is required in it. No constraint is the app's, so that none can
  /// get another priority.
  ///
  /// source: https://stackoverflow.com/questions/33073127
  func hiddenStackCulprit(_ hiding: LoggedConstraint) -> Culprit? {
    guard let item = hiding.relations.first?.first.item else { return nil }
    let name = names.name(item)
    let isVertical = hiding.relations.first?.first.attribute == .height
    let spacing = first(.stack("spacing"))
    return Culprit(
      kind: .stackHiding, constraint: (spacing ?? hiding).index,
      reason: "The outer stack view sets the size of the hidden view \(name) to 0, but "
        + (spacing == nil
          ? "the arranged views of \(name) still need space" : "the spacing of \(name) is still required")
        + ". UIKit created all of these constraints.",
      advice:
        "Put \(name) into a container view, with a \(isVertical ? "bottom" : "trailing") constraint of priority 999, and hide the container view. "
        + (spacing == nil ? "" : "Or set the spacing of \(name) to 0 while the view is hidden. ")
        + "Or remove \(name) from the outer stack view instead of hiding the view.")
  }
}

extension String {
  /// Of what follows `UISV-`, or AppKit's identifier.
  var stackIdentifier: String { hasPrefix("NSStackView.") ? self : "UISV-\(self)" }
}
