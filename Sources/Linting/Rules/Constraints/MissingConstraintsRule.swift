import Geometry
import InterfaceBuilder

/// Finds views that no constraint is about, although their document uses Auto Layout.
struct MissingConstraintsRule: DocumentRule {
  static let description = RuleDescription(
    "missing_constraints", "Missing Constraints",
    summary: "Views without any layout constraints stay where they were drawn, on every device.",
    page: .guide("WorkingwithConstraintsinInterfaceBuidler"),
    rationale: """
      Xcode pins such views to their place and size on the canvas when it builds. On another screen they may be cut off, or lie over \
      other views. Add constraints (Editor, Resolve Auto Layout Issues, Add Missing Constraints), or an autoresizing mask.
      """)

  func violations(in document: LintedDocument) -> [Violation] {
    document.views.compactMap { view in
      let element = view.element
      guard element.isFixedFrame, element.role == .subview, let frame = element.frame,
        document.constraints(on: element.id).isEmpty
      else { return nil }
      let superview = document.superview(of: view)?.element
      // It is as large as its superview on every screen.
      if let outer = superview?.frame, element.autoresizing.isSuperset(of: [.flexibleWidth, .flexibleHeight]),
        frame == Rect(x: 0, y: 0, width: outer.width, height: outer.height)
      {
        return nil
      }
      let outer = superview?.id ?? ""
      return Violation(
        "Views without any layout constraints may clip their content or overlap other views: \"\(document.name(of: element))\"",
        at: element.position, elementID: element.id, shape: outer)
    }
  }
}
