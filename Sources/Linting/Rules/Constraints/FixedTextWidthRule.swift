import InterfaceBuilder

/// Finds labels and buttons with text whose width is a constant.
struct FixedTextWidthRule: DocumentRule {
  static let description = RuleDescription(
    "fixed_text_width", "Fixed Width with Text",
    summary: "A label or button with text has a required fixed width.",
    page: .guide("ViewswithIntrinsicContentSize"),
    rationale: """
      A translation or a larger text size can need more space than the text in the document. Remove the width constraint, or change the \
      relation of the constraint to greater than or equal.
      """, isOptIn: true)

  func violations(in document: LintedDocument) -> [Violation] {
    document.constraints.compactMap { constraint in
      guard constraint.firstAttribute == .width, constraint.secondAttribute == nil, constraint.relation == .equal,
        constraint.priority == 1000, !constraint.isPlaceholder,
        let view = document.view(constraint.firstItem ?? constraint.ownerID)?.element, view.showsText,
        !(view.element.bool("adjustsFontSizeToFit") ?? false)
      else { return nil }
      return Violation(
        "The fixed width of \"\(document.name(of: view))\" can clip a translated text",
        at: constraint.position,
        elementID: constraint.id)
    }
  }
}

extension ViewElement {
  /// Whether the view is a label or a button with a text in the document.
  var showsText: Bool {
    switch kind {
    case .label: !(element.string("text") ?? "").isEmpty
    case .button: !(ButtonElement(element)?.states[.normal]?.title ?? "").isEmpty
    default: false
    }
  }
}
