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

  static let impliedBy: String? = ConflictingConstraintsRule.description.identifier

  func violations(in document: LintedDocument) -> [Violation] {
    document.constraints.compactMap { constraint in
      guard let attribute = constraint.secondAttribute, constraint.firstAttribute == attribute,
        constraint.priority == 1000, !constraint.isPlaceholder
      else { return nil }
      let first = constraint.firstItem ?? constraint.ownerID
      let second = constraint.secondItem ?? constraint.ownerID
      guard let stack = stack(around: first, named: second, document) ?? stack(around: second, named: first, document),
        decides(stack, about: attribute)
      else { return nil }
      return Violation(
        "\(document.text(of: constraint)) duplicates or contradicts a constraint of the stack view",
        at: constraint.position, elementID: constraint.id, shape: stack.element.id)
    }
  }

  /// The stack view that arranges a view, if it has the id.
  private func stack(around id: String, named other: String, _ document: LintedDocument) -> StackViewElement? {
    guard let view = document.view(id), let outer = document.superview(of: view)?.element, outer.id == other,
      view.element.role == .subview
    else { return nil }
    return StackViewElement(outer.element)
  }

  /// Whether the stack view ties the edge itself: along its axis, and across it where it fills. Elsewhere such constraints
  /// stretch a view that the alignment would leave at its own size.
  private func decides(_ stack: StackViewElement, about attribute: ConstraintElement.Attribute) -> Bool {
    let isHorizontal = [.leading, .trailing, .left, .right].contains(attribute)
    guard isHorizontal || attribute == .top || attribute == .bottom else { return false }
    return (stack.axis == .horizontal) == isHorizontal || stack.alignment == .fill
  }
}
