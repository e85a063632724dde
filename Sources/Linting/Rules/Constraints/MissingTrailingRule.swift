import InterfaceBuilder

/// Finds texts that can grow beyond their trailing edge without limit.
struct MissingTrailingRule: DocumentRule {
  static let description = RuleDescription(
    "missing_trailing", "Missing Trailing Constraint",
    summary:
      "A label or button has a leading constraint, but no trailing, width or horizontal center constraint.",
    page: .guide("ViewswithIntrinsicContentSize"),
    rationale: """
      A longer text, such as a translation, can overlap other views or extend beyond the screen. Add a trailing constraint with the \
      relation greater than or equal. Xcode reports the same problem as "Trailing constraint is missing, which may cause overlapping \
      with other views".
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
        "\"\(document.name(of: view.element))\" has no trailing constraint, so a longer text can overlap other views",
        at: view.element.position, elementID: view.element.id)
    }
  }
}
