import InterfaceBuilder

/// Finds texts with a text style that keep the size with which they were created.
struct DynamicTypeOffRule: DocumentRule {
  static let description = RuleDescription(
    "dynamic_type_off", "Dynamic Type Off",
    summary: "A label with a text style does not change the font size when the user changes the text size.",
    page: .uikit("scaling-fonts-automatically"),
    rationale:
      "Turn on \"Automatically Adjusts Font\" for the label. If this option is off, the label keeps the old text size until the screen opens again.",
    severity: .note, isOptIn: true)

  func violations(in document: LintedDocument) -> [Violation] {
    document.views.map(\.element).compactMap { view in
      guard view.has(.adjustsFont), view.element.font()?.isTextStyle ?? false,
        !(view.element.bool("adjustsFontForContentSizeCategory") ?? false)
      else { return nil }
      return Violation(
        "The font of \"\(document.name(of: view))\" has a text style, but does not change with the user's text size",
        at: view.position,
        elementID: view.id,
        fix: Fix(
          "turn on \"Automatically Adjusts Font\"", at: view.position,
          [.setAttribute("adjustsFontForContentSizeCategory", "YES")]))
    }
  }
}
