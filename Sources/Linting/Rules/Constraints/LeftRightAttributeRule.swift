import InterfaceBuilder

/// Finds constraints that keep their side in right-to-left languages.
struct LeftRightAttributeRule: DocumentRule {
  static let description = RuleDescription(
    "left_right_attribute", "Left and Right Instead of Leading and Trailing",
    summary: "A constraint uses left or right. These attributes do not change sides in right-to-left languages.",
    page: .guide("AnatomyofaConstraint"),
    rationale: """
      Leading and trailing edges change sides in right-to-left languages, such as Arabic and Hebrew. Use left and right only for views \
      that must not change sides, such as the playback controls of a media player.
      """)

  func violations(in document: LintedDocument) -> [Violation] {
    document.constraints.compactMap { constraint in
      let attributes = [("firstAttribute", constraint.firstAttribute), ("secondAttribute", constraint.secondAttribute)]
      let edits = attributes.compactMap { name, value in
        value.flatMap { Self.replacements[$0] }.map { Fix.Edit.setAttribute(name, $0.word) }
      }
      // Replacing only one of two attributes would change the meaning of the constraint.
      guard !edits.isEmpty else { return nil }
      let isWhole = edits.count == (constraint.secondAttribute == nil ? 1 : 2)
      return Violation(
        "\(document.text(of: constraint)) uses left or right, and does not change sides in right-to-left languages",
        at: constraint.position,
        elementID: constraint.id,
        fix: isWhole ? Fix("change left to leading and right to trailing", at: constraint.position, edits) : nil)
    }
  }

  private static let replacements: [ConstraintElement.Attribute: ConstraintElement.Attribute] = [
    .left: .leading, .right: .trailing, .leftMargin: .leadingMargin, .rightMargin: .trailingMargin,
  ]
}
