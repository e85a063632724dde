import InterfaceBuilder

/// Finds constraints that are equal to an earlier one.
struct DuplicateConstraintRule: DocumentRule {
  static let description = RuleDescription(
    "duplicate_constraint", "Duplicate Constraint",
    summary: "Two constraints of a document are equal.",
    page: .guide("AnatomyofaConstraint"),
    rationale: """
      The second constraint has no effect until one of them is changed, and then they conflict. Remove one, unless they are for \
      different size classes.
      """)

  func violations(in document: LintedDocument) -> [Violation] {
    var first: [Equation: ConstraintElement] = [:]
    var violations: [Violation] = []
    for constraint in document.constraints where constraint.isAlwaysInstalled {
      let equation = Equation(constraint)
      guard let earlier = first[equation] else {
        first[equation] = constraint
        continue
      }
      violations.append(
        Violation(
          "\(document.text(of: constraint)) is equal to the constraint in line \(earlier.position.line)",
          at: constraint.position, elementID: constraint.id, fix: fix(constraint, in: document)))
    }
    return violations
  }

  /// Removes the constraint; nil if an outlet or a variation refers to it.
  private func fix(_ constraint: ConstraintElement, in document: LintedDocument) -> Fix? {
    document.isNamed(constraint.id)
      ? nil : Fix("remove the duplicate", at: constraint.position, [.removeElement])
  }

  /// What a constraint says, the same whichever item is written first.
  private struct Equation: Hashable {
    let first: String
    let second: String
    let relation: ConstraintElement.Relation
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

extension ConstraintElement.Relation {
  fileprivate var turned: ConstraintElement.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
