import InterfaceBuilder

/// Constraints that do the work of a stack view once more.
struct ArrangedSubviewRule: DocumentRule {
  static let description = RuleDescription(
    "arranged_subview_edge", "Constraint Between Stack View and Arranged View",
    summary: "A constraint ties an edge of an arranged view to its own stack view.",
    rationale: """
      The stack view makes those constraints itself, and others when a view is hidden: the two will conflict. Use spacing, \
      alignment and layout margins of the stack view.
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
        "\(document.text(of: constraint)) repeats or fights what the stack view does", at: constraint.position,
        elementID: constraint.id)
    }
  }

  private func isArranged(_ id: String, by stack: String, _ document: LintedDocument) -> Bool {
    guard let view = document.view(id), let outer = document.superview(of: view)?.element else { return false }
    return outer.id == stack && outer.kind == .stackView
  }

  private static let edges: Set<ConstraintElement.Attribute> = [.leading, .trailing, .left, .right, .top, .bottom]
}
