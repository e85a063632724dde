import InterfaceBuilder

/// Finds "Automatically Adjusts Font" together with a font that cannot adjust.
struct AdjustsFixedFontRule: DocumentRule {
  static let description = RuleDescription(
    "adjusts_fixed_font", "Adjusts Font Without Text Style",
    summary: "\"Automatically Adjusts Font\" is on, but the font is not a text style.",
    page: .uikit("scaling-fonts-automatically"),
    rationale:
      "Only text styles change with the text size that the user chooses in Settings. Choose a text style, or turn \"Automatically Adjusts Font\" off. Xcode shows the same warning."
  )

  func violations(in document: LintedDocument) -> [Violation] {
    document.views.map(\.element).compactMap { view in
      guard view.element.bool("adjustsFontForContentSizeCategory") ?? false, let font = view.element.font(),
        !font.isTextStyle
      else { return nil }
      return Violation(
        "\"Automatically Adjusts Font\" has no effect, because the font is not a text style", at: view.position,
        elementID: view.id,
        fix: Fix(
          "turn off \"Automatically Adjusts Font\"", at: view.position,
          [.removeAttribute("adjustsFontForContentSizeCategory")]))
    }
  }
}

extension FontElement {
  var isTextStyle: Bool {
    if case .style = kind { return true }
    return false
  }
}
