extension VerificationReport {
  /// The version of the written form; it grows when a reader of the old form would misread the new one.
  public static let schemaVersion = 1

  /// The report as JSON, a view that differs on each line: equal reports give equal bytes.
  public func json() -> String {
    var summary = JSONObject()
    summary.add("compared", compared)
    summary.add("different", differences.count)
    summary.add("byElement", json: Self.object(countsByElement))
    summary.add("byCause", json: Self.object(countsByCause))
    var root = JSONObject()
    root.add("schemaVersion", Self.schemaVersion)
    root.add("tolerance", tolerance)
    root.add("documents", json: JSONText.lines(documents.map(\.json), indent: ""))
    root.add("summary", json: summary.text)
    return root.text
  }

  private static func object(_ counts: [(name: String, count: Int)]) -> String {
    var object = JSONObject()
    for (name, count) in counts { object.add(name, count) }
    return object.text
  }
}

extension VerificationReport.DocumentPart {
  fileprivate var json: String {
    var object = JSONObject()
    object.add("file", file)
    object.add("displayScale", displayScale)
    object.add("compared", compared)
    object.add("views", json: JSONText.lines(differences.map(\.json), indent: "  "))
    return object.text
  }
}

extension ViewVerification {
  fileprivate var json: String {
    var object = JSONObject()
    object.add("id", id)
    object.add("element", element)
    object.add("name", name)
    object.add("line", line)
    object.add("column", column)
    object.add("stored", json: stored.json)
    object.add("computed", json: computed.json)
    object.add("difference", json: difference.json)
    object.add("cause", ifPresent: cause?.kind)
    if case .moved(let id) = cause { object.add("movedWith", id) }
    if case .customClass(let name) = cause { object.add("customClass", name) }
    return object.text
  }
}
