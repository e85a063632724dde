import InterfaceBuilder

/// Finds frames that Xcode itself marked as wrong when it saved the document.
struct MisplacedViewRule: DocumentRule {
  static let description = RuleDescription(
    "misplaced_view", "Misplaced View",
    summary: "Xcode marked the frame in the document as different from what the constraints give.",
    page: .guide("WorkingwithConstraintsinInterfaceBuidler"),
    rationale: """
      The canvas shows something else than the app will show. Update the frames in Xcode (Editor, Resolve Auto Layout Issues), \
      or change the constraints so that they give the frames on the canvas.
      """)

  func violations(in document: LintedDocument) -> [Violation] {
    document.views.map(\.element).filter(\.isMisplaced).map { view in
      Violation(
        "Frame for \"\(view.displayName)\" will be different at run time", at: view.position, elementID: view.id)
    }
  }
}
