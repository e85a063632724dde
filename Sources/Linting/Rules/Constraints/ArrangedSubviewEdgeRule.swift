import InterfaceBuilder

/// Finds constraints that duplicate or contradict those of a stack view.
struct ArrangedSubviewEdgeRule: DocumentRule {
  static let description = RuleDescription(
    "arranged_subview_edge", "Constraint Between Stack View and Arranged View",
    summary: "A constraint connects an edge of an arranged view to the stack view that contains the view.",
    page: .uikit("uistackview"),
    rationale: """
      A stack view creates constraints for the edges of arranged views. When a view is hidden, the stack view changes these \
      constraints. Your own constraint then conflicts with the constraints of the stack view. Remove your constraint, and set the \
      spacing, alignment and layout margins of the stack view.
      """)

  static let impliedBy: String? = ConflictingConstraintsRule.description.identifier

  func violations(in document: LintedDocument) -> [Violation] {
    document.constraints.compactMap { constraint in
      guard let attribute = constraint.secondAttribute, constraint.firstAttribute == attribute,
        constraint.priority == 1000, !constraint.isPlaceholder
      else { return nil }
      let first = constraint.firstItem ?? constraint.ownerID
      let second = constraint.secondItem ?? constraint.ownerID
      guard
        let (stack, place) = stack(around: first, named: second, document)
          ?? stack(around: second, named: first, document),
        decides(stack, about: attribute, of: place)
      else { return nil }
      return Violation(
        "\(document.text(of: constraint)) \(verb(of: constraint, in: stack)) a constraint that the stack view creates",
        at: constraint.position, elementID: constraint.id, shape: stack.element.id)
    }
  }

  /// The stack view puts edges on its own edges, or on its margins, whose size the document may not say.
  private func verb(of constraint: ConstraintElement, in stack: StackViewElement) -> String {
    guard constraint.relation == .equal, !stack.isLayoutMarginsRelativeArrangement else {
      return "duplicates or contradicts"
    }
    return constraint.constant ?? 0 == 0 ? "duplicates" : "contradicts"
  }

  /// Whether a view is the first or the last one that its stack view arranges.
  private typealias Place = (isFirst: Bool, isLast: Bool)

  /// The stack view that arranges a view, if it has the id, and the view's place in it.
  private func stack(around id: String, named other: String, _ document: LintedDocument) -> (StackViewElement, Place)? {
    guard let view = document.view(id), let outer = document.superview(of: view)?.element, outer.id == other,
      view.element.role == .subview, let stack = StackViewElement(outer.element)
    else { return nil }
    return (stack, (outer.subviews.first?.id == id, outer.subviews.last?.id == id))
  }

  /// Whether the stack view ties the edge itself: along its axis the outer edges of the first and the last view, and across it those of
  /// all views where it fills. Elsewhere such constraints stretch a view that the alignment would leave at its own size, or size those
  /// before it.
  private func decides(_ stack: StackViewElement, about attribute: ConstraintElement.Attribute, of place: Place) -> Bool
  {
    let isHorizontal = [.leading, .trailing, .left, .right].contains(attribute)
    guard isHorizontal || attribute == .top || attribute == .bottom else { return false }
    guard (stack.axis == .horizontal) == isHorizontal else { return stack.alignment == .fill }
    return [.leading, .left, .top].contains(attribute) ? place.isFirst : place.isLast
  }
}
