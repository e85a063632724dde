import InterfaceBuilder

/// Finds sizes that conflict with a stack view when it hides the view.
struct RequiredHiddenSizeRule: DocumentRule {
  static let description = RuleDescription(
    "required_hidden_size", "Required Size Constraint on Hidden Arranged View",
    summary:
      "An arranged view has a required size along the axis of the stack view, although the view is hidden or code can hide the view.",
    page: .uikit("uistackview"),
    rationale: """
      A stack view sets the size of a hidden view to 0 with a required constraint. The console shows this constraint as UISV-hiding. \
      The constraint conflicts with the required size of the view. To prevent the conflict, set the priority of the required size to 999.
      """, isOptIn: true)

  func violations(in document: LintedDocument) -> [Violation] {
    document.views.flatMap { view -> [Violation] in
      guard let stack = document.superview(of: view).flatMap({ StackViewElement($0.element.element) }),
        view.element.element.bool("hidden") ?? false || document.isNamed(view.element.id)
      else { return [] }
      let dimension: ConstraintElement.Attribute = stack.axis == .horizontal ? .width : .height
      return document.constraints(on: view.element.id).filter { $0.keeps(dimension, of: view.element.id) }.map {
        Violation(
          "\(document.text(of: $0)) conflicts with a constraint of the stack view when \"\(document.name(of: view.element))\" is hidden",
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
