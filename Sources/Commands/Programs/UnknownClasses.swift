import LayoutReports

/// The classes that the documents of a program name and the program does not have.
struct UnknownClasses {
  /// In the order in which they were missed, each once.
  private(set) var names: [String] = []

  /// Takes them from what the program has logged, in the words of iOS.
  mutating func add(_ log: [String]) {
    for message in log where message.hasPrefix(Self.beginning) {
      guard let name = message.dropFirst(Self.beginning.count).split(separator: " ").first.map(String.init) else {
        continue
      }
      if !names.contains(name) { names.append(name) }
    }
  }

  private static let beginning = "Unknown class "

  /// One message about all of them; nil if none is missing.
  var note: ReportDiagnostic? {
    guard !names.isEmpty else { return nil }
    let list = names.prefix(10).joined(separator: ", ") + (names.count > 10 ? " and \(names.count - 10) more" : "")
    let (subject, rest) =
      names.count == 1
      ? ("class \(list) is used", "trellis uses a plain object instead, and does not check the content of the class")
      : (
        "classes \(list) are used", "trellis uses plain objects instead, and does not check the content of the classes"
      )
    return ReportDiagnostic(
      severity: .note, message: "the \(subject) in documents, but missing in the executable: \(rest)")
  }
}
