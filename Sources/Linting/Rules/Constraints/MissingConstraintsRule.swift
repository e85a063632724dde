import InterfaceBuilder

/// Finds views that no constraint is about, although their document uses Auto Layout.
struct MissingConstraintsRule: DocumentRule {
  static let description = RuleDescription(
    "missing_constraints", "Missing Constraints",
    summary: "A view without constraints has the same position and size on every device.",
    page: .guide("WorkingwithConstraintsinInterfaceBuidler"),
    rationale: """
      On another screen, a view without constraints can be clipped or overlap other views. In Xcode, choose Editor > Resolve Auto \
      Layout Issues > Add Missing Constraints, or set an autoresizing mask. The rule ignores views that have an autoresizing mask other \
      than the default of Interface Builder.
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
        "\"\(document.name(of: element))\" has no constraints, so the view can be clipped or overlap other views",
        at: element.position, elementID: element.id, shape: outer, views: [element.id])
    }
  }
}
