import InterfaceBuilder

/// Finds texts with a text style that keep the size with which they were created.
struct DynamicTypeOffRule: DocumentRule {
  static let description = RuleDescription(
    "dynamic_type_off", "Dynamic Type Off",
    summary: "The font size of a label with a text style does not change when the user changes the text size.",
    page: .uikit("scaling-fonts-automatically"),
    rationale:
      "Turn \"Automatically Adjusts Font\" on. Without it, the new text size applies only when the screen is opened again.",
    severity: .note, isOptIn: true)

  func violations(in document: LintedDocument) -> [Violation] {
    document.views.map(\.element).compactMap { view in
      guard view.has(.adjustsFont), view.element.font()?.isTextStyle ?? false,
        !(view.element.bool("adjustsFontForContentSizeCategory") ?? false)
      else { return nil }
      return Violation(
        "\"\(document.name(of: view))\" has a text style, but does not follow the user's text size", at: view.position,
        elementID: view.id,
        fix: Fix(
          "turn on Automatically Adjusts Font", at: view.position,
          [.setAttribute("adjustsFontForContentSizeCategory", "YES")]))
    }
  }
}
