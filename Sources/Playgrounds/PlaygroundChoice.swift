import SourceRewriting

/// Which of the things in a file is shown: the one that is asked for, else the first preview, else the only view controller, else the only
/// view.
enum PlaygroundChoice {
  /// - Parameter wanted: the name of a class or preview, by which nothing else is shown.
  static func thing(of all: [ShownThing], showing wanted: String?) -> Result<ShownThing, Refusal> {
    if let wanted {
      if let found = all.first(where: { $0.name == wanted }) { return .success(found) }
      let names = all.isEmpty ? "It has no view, view controller or preview" : "It has \(list(all))"
      return .failure(Refusal("the file has nothing called \(wanted) to show. \(names)"))
    }
    if let preview = all.first(where: { $0.kind == .preview }) { return .success(preview) }
    for (kind, words) in [(ShownThing.Kind.controller, "view controllers"), (.view, "views")] {
      let found = all.filter { $0.kind == kind }
      if found.count == 1 { return .success(found[0]) }
      guard let second = found.dropFirst().first else { continue }
      return .failure(
        Refusal(
          "the file has several \(words): \(list(found)). Choose one with --show, or write a block #Preview",
          line: second.line))
    }
    return .failure(Refusal("the file has no view controller, view or preview to show"))
  }

  private static func list(_ things: [ShownThing]) -> String { things.map(\.name).joined(separator: ", ") }
}
