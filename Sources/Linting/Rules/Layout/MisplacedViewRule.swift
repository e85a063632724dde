import InterfaceBuilder

/// Frames that Xcode itself called wrong.
struct MisplacedViewRule: DocumentRule {
  static let description = RuleDescription(
    "misplaced_view", "Misplaced View",
    summary: "Xcode marked the frame in the document as not what the constraints say.",
    rationale: """
      The canvas shows something else than the app will. Update the frames in Xcode (Editor, Resolve Auto Layout Issues), or \
      change the constraints to what was drawn.
      """)

  func violations(in document: LintedDocument) -> [Violation] {
    document.views.map(\.element).filter(\.isMisplaced).map { view in
      Violation(
        "Frame for \"\(view.displayName)\" will be different at run time", at: view.position, elementID: view.id)
    }
  }
}
