import InterfaceBuilder

/// Finds constraints that duplicate or contradict those of a stack view.
struct ArrangedSubviewEdgeRule: DocumentRule {
  static let description = RuleDescription(
    "arranged_subview_edge", "Constraint Between Stack View and Arranged View",
    summary: "A constraint ties an edge of an arranged view to its own stack view.",
    page: .uikit("uistackview"),
    rationale: """
      The stack view creates such constraints itself, and changes them when a view is hidden: then they conflict with yours. Use \
      the spacing, alignment and layout margins of the stack view instead.
      """)

  func violations(in document: LintedDocument) -> [Violation] {
    document.constraints.compactMap { constraint in
      guard let attribute = constraint.secondAttribute, Self.edges.contains(constraint.firstAttribute),
        Self.edges.contains(attribute), constraint.priority == 1000, !constraint.isPlaceholder
      else { return nil }
      let first = constraint.firstItem ?? constraint.ownerID
      let second = constraint.secondItem ?? constraint.ownerID
      guard isArranged(first, by: second, document) || isArranged(second, by: first, document) else { return nil }
      return Violation(
        "\(document.text(of: constraint)) duplicates or contradicts a constraint of the stack view",
        at: constraint.position,
        elementID: constraint.id)
    }
  }

  private func isArranged(_ id: String, by stack: String, _ document: LintedDocument) -> Bool {
    guard let view = document.view(id), let outer = document.superview(of: view)?.element else { return false }
    return outer.id == stack && outer.kind == .stackView
  }

  private static let edges: Set<ConstraintElement.Attribute> = [.leading, .trailing, .left, .right, .top, .bottom]
}
