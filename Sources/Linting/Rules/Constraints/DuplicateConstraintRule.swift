import InterfaceBuilder

/// Constraints that say the same twice.
struct DuplicateConstraintRule: DocumentRule {
  static let description = RuleDescription(
    "duplicate_constraint", "Duplicate Constraint",
    summary: "Two constraints of one document say the same.",
    rationale: """
      The second one does nothing until one of them is changed: then they conflict. Remove one, unless they are for different \
      size classes.
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
          "\(document.text(of: constraint)) repeats the constraint in line \(earlier.position.line)",
          at: constraint.position, elementID: constraint.id, fix: fix(constraint, in: document)))
    }
    return violations
  }

  /// One that an outlet or a variation names cannot go.
  private func fix(_ constraint: ConstraintElement, in document: LintedDocument) -> Fix? {
    document.isNamed(constraint.id)
      ? nil : Fix("remove the duplicate", at: constraint.position, [.removeElement])
  }

  /// The constraint whichever side is written first.
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
