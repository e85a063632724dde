import InterfaceBuilder

/// Finds sizes that conflict with a stack view when it hides the view.
struct RequiredHiddenSizeRule: DocumentRule {
  static let description = RuleDescription(
    "required_hidden_size", "Required Size Constraint on Hidden Arranged View",
    summary:
      "An arranged view that is hidden, or that code can hide through an outlet, has a required size along the axis of its stack view.",
    page: .uikit("uistackview"),
    rationale: """
      A stack view sets the size of a hidden view to zero with a required constraint (UISV-hiding in logs). This constraint conflicts with \
      the required size of the view. Set the priority of the required size to 999. iOS can then break that constraint without a conflict.
      """, isOptIn: true)

  func violations(in document: LintedDocument) -> [Violation] {
    document.views.flatMap { view -> [Violation] in
      guard let stack = document.superview(of: view).flatMap({ StackViewElement($0.element.element) }),
        view.element.element.bool("hidden") ?? false || document.isNamed(view.element.id)
      else { return [] }
      let dimension: ConstraintElement.Attribute = stack.axis == .horizontal ? .width : .height
      return document.constraints(on: view.element.id).filter { $0.keeps(dimension, of: view.element.id) }.map {
        Violation(
          "\(document.text(of: $0)) conflicts with its stack view when \"\(document.name(of: view.element))\" is hidden",
          at: $0.position, elementID: $0.id, fix: $0.yielding())
      }
    }
  }
}

extension ConstraintElement {
  /// Whether the constraint is always installed, required, and excludes a length of zero.
  fileprivate func keeps(_ dimension: Attribute, of view: String) -> Bool {
    guard isAlwaysInstalled, priority == 1000, firstAttribute == dimension, (firstItem ?? ownerID) == view,
      secondAttribute == nil
    else { return false }
    return relation != .lessThanOrEqual && (constant ?? 0) > 0
  }
}
