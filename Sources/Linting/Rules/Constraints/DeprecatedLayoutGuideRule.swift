import InterfaceBuilder

/// Finds constraints to the layout guides that iOS 11 replaced.
struct DeprecatedLayoutGuideRule: DocumentRule {
  static let description = RuleDescription(
    "deprecated_layout_guide", "Deprecated Layout Guide",
    summary: "A constraint uses the top or bottom layout guide. The safe area replaced these guides in iOS 11.",
    page: .uikit("positioning-content-relative-to-the-safe-area"),
    rationale:
      "In Xcode, turn on \"Use Safe Area Layout Guides\" for the document. Xcode then changes the constraints to use the safe area.",
    isOptIn: true
  )

  func violations(in document: LintedDocument) -> [Violation] {
    let guides = document.document.scenes.flatMap { $0.controller?.layoutGuides ?? [] }
    return guides.flatMap { guide in
      document.constraints(on: guide.id).map { constraint in
        Violation(
          "\(document.text(of: constraint)) uses the deprecated \(guide.kind.rawValue) layout guide",
          at: constraint.position, elementID: constraint.id)
      }
    }
  }
}
