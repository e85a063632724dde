extension LayoutReport {
  /// The report as JSON, ending in a line feed: equal reports give equal bytes.
  ///
  /// A view is one line, with its children on the lines below it, so that `diff` and `grep` work on the file. `id`,
  /// `class`, `frame` and `children` are always there; other members only where they differ from their default.
  /// Numbers have at most six decimals.
  public func json() -> String {
    var text = "{\"schemaVersion\":\(Self.schemaVersion), \"documents\":["
    for (index, document) in documents.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      document.writeJSON(into: &text, indent: "  ")
    }
    text += documents.isEmpty ? "]}\n" : "\n]}\n"
    return text
  }
}

extension DocumentReport {
  func writeJSON(into text: inout String, indent: String) {
    let inner = indent + "  "
    text += "\(indent){\"file\":\(JSONText.string(file)),\n"
    text += "\(inner)\"diagnostics\":\(JSONText.lines(diagnostics.map(\.json), indent: inner)),\n"
    text += "\(inner)\"scenes\":["
    for (index, scene) in scenes.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      scene.writeJSON(into: &text, indent: inner + "  ")
    }
    text += scenes.isEmpty ? "]}" : "\n\(inner)]}"
  }
}

extension ReportDiagnostic {
  /// One line.
  var json: String {
    var object = JSONObject()
    object.add("severity", severity.rawValue)
    object.add("message", message)
    object.add("line", ifPresent: line)
    object.add("column", ifPresent: column)
    object.add("objectID", ifPresent: objectID)
    return object.text
  }
}
