import Geometry
import InterfaceBuilder

/// Finds frames that Xcode itself marked as wrong when it saved the document, and those that contradict a constraint.
struct MisplacedViewRule: DocumentRule {
  static let description = RuleDescription(
    "misplaced_view", "Misplaced View",
    summary:
      "The frame of a view in the document differs from the frame that the constraints produce.",
    page: .guide("WorkingwithConstraintsinInterfaceBuidler"),
    rationale: """
      The canvas of Interface Builder then shows a different layout than the app. In Xcode, choose Editor > Resolve Auto Layout Issues \
      > Update Frames, or change the constraints. The rule reports views that Xcode marked as misplaced, and views with a frame that \
      contradicts a constraint.
      """)

  static let wordsForOthers: String? = "also misplaced"
  static let impliedBy: String? = AmbiguousLayoutRule.description.identifier

  func violations(in document: LintedDocument) -> [Violation] {
    document.views.map(\.element).filter { $0.isMisplaced || document.misplacedViews[$0.id] != nil }.map { view in
      var violation = Violation(
        "The frame of \"\(document.name(of: view))\" at run time differs from the frame in the document\(comparison(of: view, in: document))",
        at: view.position, elementID: view.id,
        // Where a tool wrote the document without frames, all of them are the same mistake.
        shape: view.isMisplaced ? nil : "contradiction")
      let moved = document.misplacedViews[view.id] ?? []
      violation.others = document.views.filter { moved.contains($0.element.id) }.map { Finding.Place($0.element) }
      return violation
    }
  }

  /// `. Expected: y = 40. Actual: y = 20`, as Xcode lists it, or that Xcode has marked the view, if the canvas here agrees with the stored
  /// frame.
  private func comparison(of view: ViewElement, in document: LintedDocument) -> String {
    // What Xcode marked ambiguous has no expected frame.
    let mark = view.isMisplaced ? ": Interface Builder marked the view as misplaced" : ""
    guard !view.isAmbiguous, let actual = view.frame, let expected = document.canvasFrames[view.id] else { return mark }
    // A bar places its items.
    let places = view.role == .barItem ? [] : [("x", expected.x, actual.x), ("y", expected.y, actual.y)]
    let parts =
      (places + [("width", expected.width, actual.width), ("height", expected.height, actual.height)])
      .filter { abs($0.1 - $0.2) >= 0.1 }
    guard !parts.isEmpty else { return mark }
    func list(_ values: [(String, Double)]) -> String {
      values.map { "\($0.0) = \(tenths($0.1))" }.joined(separator: ", ")
    }
    return
      ": the constraints produce \(list(parts.map { ($0.0, $0.1) })), but the document stores \(list(parts.map { ($0.0, $0.2) }))"
  }
}
