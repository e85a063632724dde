import InterfaceBuilder

/// Finds constraints that are equal to an earlier one.
struct DuplicateConstraintRule: DocumentRule {
  static let description = RuleDescription(
    "duplicate_constraint", "Duplicate Constraint",
    summary: "Two constraints of a document are equal.",
    page: .guide("AnatomyofaConstraint"),
    rationale: """
      The second constraint has no effect. If you change only one of the two constraints later, the constraints conflict. Remove one of \
      the two constraints. The rule ignores constraints that are installed for different size classes.
      """)

  func violations(in document: LintedDocument) -> [Violation] {
    var masks: [String: [Set<String>]] = [:]
    var known: [Equation: [Installed]] = [:]
    var violations: [Violation] = []
    for constraint in document.constraints where constraint.isAlwaysInstalled {
      let next = Installed(constraint: constraint, classes: classes(of: constraint, in: document, &masks))
      // Sets of which none contains another: at most six of four classes.
      guard !next.classes.isEmpty else { continue }
      var others = known[Equation(constraint)] ?? []
      if let wider = others.first(where: { $0.classes.isSuperset(of: next.classes) }) {
        violations.append(violation(constraint, equalTo: wider.constraint, in: document))
        continue
      }
      for narrower in others where next.classes.isSuperset(of: narrower.classes) {
        violations.append(violation(narrower.constraint, equalTo: constraint, in: document))
      }
      others.removeAll { next.classes.isSuperset(of: $0.classes) }
      known[Equation(constraint)] = others + [next]
    }
    return violations
  }

  /// A constraint, and for which pairs of size classes it is installed.
  private struct Installed {
    let constraint: ConstraintElement
    let classes: Set<Int>
  }

  /// The indices of the pairs of size classes in which the view that holds the constraint does not leave it out.
  ///
  /// - Parameter masks: what each view leaves out in each pair, once it was asked for.
  private func classes(
    of constraint: ConstraintElement, in document: LintedDocument, _ masks: inout [String: [Set<String>]]
  ) -> Set<Int> {
    guard let owner = document.view(constraint.ownerID)?.element.element, !owner.children("variation").isEmpty else {
      return Set(Self.pairs.indices)
    }
    let mask = masks[constraint.ownerID] ?? owner.excluded(from: "constraints", for: Self.pairs)
    masks[constraint.ownerID] = mask
    return Set(Self.pairs.indices.filter { !mask[$0].contains(constraint.id) })
  }

  private static let pairs: [SizeClasses] = [SizeClass.compact, .regular].flatMap { width in
    [SizeClass.compact, .regular].map { SizeClasses(horizontal: width, vertical: $0) }
  }

  private func violation(
    _ constraint: ConstraintElement, equalTo other: ConstraintElement, in document: LintedDocument
  ) -> Violation {
    Violation(
      "\(document.text(of: constraint)) duplicates the constraint in line \(other.position.line)",
      at: constraint.position, elementID: constraint.id, fix: fix(constraint, in: document))
  }

  /// Removes the constraint; nil if an outlet or a variation refers to it.
  private func fix(_ constraint: ConstraintElement, in document: LintedDocument) -> Fix? {
    document.isNamed(constraint.id)
      ? nil : Fix("remove the duplicate constraint", at: constraint.position, [.removeElement])
  }

  /// What a constraint says, the same whichever item is written first.
  private struct Equation: Hashable {
    let first: String
    let second: String
    let relation: Relation
    let constant: Double
    let multiplier: Double
    let priority: Float
    let isSymbolic: Bool

    init(_ constraint: ConstraintElement) {
      let left = "\(constraint.firstItem ?? constraint.ownerID).\(constraint.firstAttribute.word)"
      let right = constraint.secondAttribute.map { "\(constraint.secondItem ?? constraint.ownerID).\($0.word)" } ?? ""
      let mayTurn = !right.isEmpty && constraint.multiplier == 1 && right < left
      first = mayTurn ? right : left
      second = mayTurn ? left : right
      relation = mayTurn ? constraint.relation.turned : constraint.relation
      constant = (mayTurn ? -1 : 1) * (constraint.constant ?? 0) + 0
      multiplier = constraint.multiplier
      priority = constraint.priority
      isSymbolic = constraint.isSymbolic
    }
  }
}
