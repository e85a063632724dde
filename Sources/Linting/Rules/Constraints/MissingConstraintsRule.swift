import InterfaceBuilder

/// Finds views that no constraint is about, although their document uses Auto Layout.
struct MissingConstraintsRule: DocumentRule {
  static let description = RuleDescription(
    "missing_constraints", "Missing Constraints",
    summary: "A view has no constraints, so it has the same position and size on every device.",
    page: .guide("WorkingwithConstraintsinInterfaceBuidler"),
    rationale: """
      A view without constraints keeps its size and its distance from the top left corner. On another screen, it may be clipped or \
      overlap other views. Add constraints (Editor > Resolve Auto Layout Issues > Add Missing Constraints), or set an autoresizing \
      mask. The rule \
      does not report views whose autoresizing mask differs from the default of Interface Builder.
      """)

  func violations(in document: LintedDocument) -> [Violation] {
    document.views.compactMap { view in
      let element = view.element
      guard element.isFixedFrame, element.role == .subview, element.frame != nil,
        document.constraints(on: element.id).isEmpty,
        element.autoresizing.isSubset(of: [.flexibleRightMargin, .flexibleBottomMargin])
      else { return nil }
      let outer = document.superview(of: view)?.element.id ?? ""
      return Violation(
        "Views without any layout constraints may clip their content or overlap other views: \"\(document.name(of: element))\"",
        at: element.position, elementID: element.id, shape: outer, views: [element.id])
    }
  }
}
