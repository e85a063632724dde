import Geometry

extension ConflictDiagnosis {
  /// The culprit and what to do, then the entries in words, which of them clash, what else helps, and the drawing.
  package var text: String {
    let number = culprit.constraint.map { " (\($0 + 1))" } ?? ""
    var lines = [
      "Conflict in line \(line)" + (preamble.isEmpty ? "" : " (\(preamble))") + ":",
      "Culprit\(number): \(culprit.reason)", "Fix: \(culprit.advice)", "",
    ]
    for (index, entry) in entries.enumerated() {
      let mark = entry.clashes ? "*" : " "
      lines.append(
        "\(mark) \(index + 1). \(entry.sentence)" + (entry.isBroken ? "  <- \(framework.name) broke this" : ""))
    }
    if isContradiction {
      let numbers = entries.indices.filter { entries[$0].clashes }.map { "\($0 + 1)" }
      lines += [
        "",
        numbers.count == 1
          ? "No layout can satisfy constraint \(numbers[0])."
          : "No layout can satisfy constraints \(numbers.joined(separator: ", ")) together. If you remove any one of these constraints, the conflict is resolved.",
      ]
      lines += assumptions.map { "  The log does not contain this value, so trellis assumes a value: \($0)." }
    }
    if !duplicates.isEmpty { lines += ["", duplicatesText] }
    if !repairs.isEmpty {
      lines += [
        "",
        "Each of these changes resolves the conflict. The most likely changes are first. The other changes "
          + "follow in the order of the distance that views move:",
      ]
      lines += repairs.prefix(Self.shownRepairs).map { "  \($0)" }
    }
    return lines.visibleLines + (drawing.map { "\n\n" + $0.text() } ?? "")
  }

  private var duplicatesText: String {
    let groups = duplicates.map { group in group.map { "\($0 + 1)" }.joined(separator: " and ") }
    return "The list contains the same constraint more than once: \(groups.joined(separator: "; ")). The code "
      + "that creates the \(duplicates.count == 1 ? "constraint" : "constraints") ran more than once. Run the "
      + "code only once, or deactivate the old constraints first."
  }

  /// The rest moves more.
  private static let shownRepairs = 5
}

extension ConflictDiagnosis: CustomStringConvertible {
  package var description: String { text }
}

extension LayoutTrace {
  /// What is ambiguous in the tree, a line each.
  package var text: String {
    let host = nodes.first.map { Self.name($0.item) } ?? ""
    let head = "Layout trace in line \(nodes.first?.line ?? 1): \(host) and \(nodes.count - 1) descendants, "
    guard !ambiguous.isEmpty else { return head + "none ambiguous." }
    return ([head + "\(ambiguous.count) ambiguous:"] + sentences.map { "  " + $0 }).visibleLines
  }

  /// What is wrong with each of ``ambiguous``: `UILabel 'Name' in UIView: its vertical position is open. …` Linear in the number of
  /// nodes.
  package var sentences: [String] {
    var sentences: [String] = []
    // The node before and those around it, outermost first.
    var around: [Node] = []
    for node in nodes {
      while let last = around.last, last.level >= node.level { around.removeLast() }
      if node.isAmbiguous || node.missesHostConstraints { sentences.append(Self.sentence(node, in: around.last)) }
      around.append(node)
    }
    return sentences
  }

  private static func sentence(_ node: Node, in parent: Node?) -> String {
    let place = parent.map { " in \(Self.name($0.item))" } ?? ""
    let name = "\(Self.name(node.item))\(place)"
    if node.missesHostConstraints {
      return "\(name): no constraint sets the size of the root view; set a frame, or add the view to a window."
    }
    let words = node.open.compactMap { Self.words[$0] }
    guard !words.isEmpty else {
      return "\(name): the position or the size is ambiguous, and the trace does not show which."
    }
    let list = words.map(\.quantity).joined(separator: ", ")
    let needs = words.map(\.need).joined(separator: "; ")
    return "\(name): \(list) \(words.count == 1 ? "is" : "are") ambiguous. To resolve the ambiguity, add \(needs)."
  }

  private static let words: [String: (quantity: String, need: String)] = [
    "minX": ("horizontal position", "a leading, trailing or center constraint"),
    "minY": ("vertical position", "a top, bottom or center constraint"),
    "Width": ("width", "a width, both horizontal edges, or a content size"),
    "Height": ("height", "a height, both vertical edges, or a content size"),
  ]

  private static func name(_ item: ConsoleItem) -> String {
    guard case .object(let className, _, let title) = item else { return item.description }
    return ConflictNames.shortClass(className) + (title.map { " '\(ConflictNames.unescaped($0))'" } ?? "")
  }
}
