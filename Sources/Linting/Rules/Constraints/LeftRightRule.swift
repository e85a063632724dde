import InterfaceBuilder

/// Constraints that do not turn round in right-to-left languages.
struct LeftRightRule: DocumentRule {
  static let description = RuleDescription(
    "left_right_attribute", "Left and Right Instead of Leading and Trailing",
    summary: "A constraint uses left or right, which stay where they are in Arabic and Hebrew.",
    rationale: """
      Leading and trailing follow the direction of reading. Left and right are right only for what does not turn round, such as \
      the buttons of a player or a map.
      """)

  func violations(in document: LintedDocument) -> [Violation] {
    document.constraints.compactMap { constraint in
      let attributes = [("firstAttribute", constraint.firstAttribute), ("secondAttribute", constraint.secondAttribute)]
      let edits = attributes.compactMap { name, value in
        value.flatMap { Self.replacements[$0] }.map { Fix.Edit.setAttribute(name, $0.word) }
      }
      // Both sides turn, or neither: a single one would change what the constraint means.
      guard !edits.isEmpty else { return nil }
      let isWhole = edits.count == (constraint.secondAttribute == nil ? 1 : 2)
      return Violation(
        "\(document.text(of: constraint)) does not turn round in right-to-left languages", at: constraint.position,
        elementID: constraint.id,
        fix: isWhole ? Fix("change left to leading and right to trailing", at: constraint.position, edits) : nil)
    }
  }

  private static let replacements: [ConstraintElement.Attribute: ConstraintElement.Attribute] = [
    .left: .leading, .right: .trailing, .leftMargin: .leadingMargin, .rightMargin: .trailingMargin,
  ]
}
