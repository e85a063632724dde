import InterfaceBuilder

/// Finds connections to objects that are not in the document.
struct MissingDestinationRule: DocumentRule {
  static let description = RuleDescription(
    "missing_destination", "Connection Without Destination",
    summary: "An outlet, action or segue refers to an object that is not in the document.",
    page: .uikit("uistoryboard"),
    rationale:
      "When iOS loads the document, iOS raises an exception or sets the outlet to nil. Connect the outlet, action or segue again, or remove the connection.",
    severity: .error)

  func violations(in document: LintedDocument) -> [Violation] {
    var violations: [Violation] = []
    document.forEachElement { element in
      guard element.connectionKind != nil, let destination = element["destination"],
        document.document.element(id: destination) == nil, !Self.proxies.contains(destination)
      else { return }
      let name = element["property"] ?? element["selector"] ?? element["identifier"] ?? element["kind"] ?? ""
      violations.append(
        Violation(
          "The \(element.name) \"\(name)\" refers to the object \(destination), which is not in the document",
          at: element.position,
          elementID: element.id))
    }
    return violations
  }

  /// File's Owner and First Responder, which old documents do not list.
  private static let proxies: Set<String> = ["-1", "-2"]
}
