import InterfaceBuilder

/// Finds prototype cells that code cannot dequeue.
struct MissingReuseIdentifierRule: DocumentRule {
  static let description = RuleDescription(
    "missing_reuse_identifier", "Prototype Cell Without Identifier",
    summary: "A prototype cell has no reuse identifier.",
    page: .uikit("uitableviewcell"),
    rationale:
      "The app's code needs the reuse identifier to dequeue the cell. Set a reuse identifier, or remove the cell.")

  func violations(in document: LintedDocument) -> [Violation] {
    document.views.compactMap { view in
      guard view.element.role == .prototype, (view.element.element["reuseIdentifier"] ?? "").isEmpty else { return nil }
      let isTable = view.element.kind == .tableViewCell
      return Violation(
        "The prototype \(isTable ? "table view" : "collection view") cell has no reuse identifier",
        at: view.element.position, elementID: view.element.id)
    }
  }
}
