import InterfaceBuilder

/// Finds prototype cells that code cannot dequeue.
struct MissingReuseIdentifierRule: DocumentRule {
  static let description = RuleDescription(
    "missing_reuse_identifier", "Prototype Cell Without Identifier",
    summary: "A prototype cell has no reuse identifier.",
    page: .uikit("uitableviewcell"),
    rationale: "Code dequeues prototype cells by their identifier. Give the cell an identifier, or remove the cell.")

  func violations(in document: LintedDocument) -> [Violation] {
    document.views.compactMap { view in
      guard view.element.role == .prototype, (view.element.element["reuseIdentifier"] ?? "").isEmpty else { return nil }
      let isTable = view.element.kind == .tableViewCell
      return Violation(
        "Prototype \(isTable ? "table" : "collection") \(isTable ? "cells" : "view cells") must have reuse identifiers",
        at: view.element.position, elementID: view.element.id)
    }
  }
}
