extension CulpritRule {
  /// Interface Builder adds constraints at build time to views that have too few, so that they are where the canvas shows them.
  ///
  /// source: https://stackoverflow.com/questions/19015215
  static let prototype = CulpritRule { core in
    guard let entry = core.members.first(where: { $0.constraint.className == "NSIBPrototypingLayoutConstraint" }),
      let relation = entry.relations.first
    else { return nil }
    let name = core.names.name(relation.first.item)
    return Culprit(
      kind: .constraint, constraint: entry.index,
      reason:
        "Interface Builder added \(entry.text(core.names)) at build time, because \(name) has too few constraints in the storyboard or xib.",
      advice:
        "Add the missing constraints of \(name) in Interface Builder. If code adds the constraints at run time, "
        + "turn on Placeholder (Remove at build time) for the constraints in Interface Builder.")
  }
}
