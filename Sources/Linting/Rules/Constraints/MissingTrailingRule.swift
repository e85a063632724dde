import InterfaceBuilder

/// Texts that nothing holds back at their end.
struct MissingTrailingRule: DocumentRule {
  static let description = RuleDescription(
    "missing_trailing", "Missing Trailing Constraint",
    summary: "A label has a constraint at its leading edge and none at its trailing edge, its width or its centre.",
    rationale: """
      A longer text grows over its neighbours or out of the screen. Add a trailing constraint, at least an inequality. In Xcode's \
      words: "Trailing constraint is missing, which may cause overlapping with other views".
      """, isOptIn: true)

  func violations(in document: LintedDocument) -> [Violation] {
    document.views.compactMap { view in
      guard view.element.showsText, document.superview(of: view).map({ $0.element.kind != .stackView }) ?? false
      else { return nil }
      let attributes = Set(document.constraints(on: view.element.id).compactMap { $0.attribute(of: view.element.id) })
      guard !attributes.isDisjoint(with: [.leading, .left]),
        attributes.isDisjoint(with: [.trailing, .right, .width, .centerX])
      else { return nil }
      return Violation(
        "Trailing constraint of \"\(view.element.displayName)\" is missing, which may cause overlapping with other views",
        at: view.element.position, elementID: view.element.id)
    }
  }
}
