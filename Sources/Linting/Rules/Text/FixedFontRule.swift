import InterfaceBuilder

/// Finds texts that do not grow with the user's text size.
struct FixedFontRule: DocumentRule {
  static let description = RuleDescription(
    "fixed_font", "Font Without Text Style",
    summary: "A label, button, text field or text view has a font with a fixed size.",
    page: .uikit("scaling-fonts-automatically"),
    rationale:
      "Many people choose a larger or smaller text size in Settings. Only text styles change with this setting. Choose a text style for the font.",
    severity: .note, isOptIn: true)

  func violations(in document: LintedDocument) -> [Violation] {
    document.views.map(\.element).compactMap { view in
      guard view.has(.text), let font = view.element.font(),
        !font.isTextStyle
      else { return nil }
      return Violation(
        "The font of \"\(document.name(of: view))\" has a fixed size, and does not change with the user's text size",
        at: view.position,
        elementID: view.id)
    }
  }
}
