extension ConflictDiagnosis {
  /// The entries in words, which of them clash, the culprit, what helps, and the drawing.
  public var text: String {
    var lines = ["Conflict in line \(line)" + (preamble.isEmpty ? "" : " (\(preamble))") + ":"]
    for (index, entry) in entries.enumerated() {
      let mark = entry.clashes ? "*" : " "
      lines.append("\(mark) \(index + 1). \(entry.sentence)" + (entry.isBroken ? "  <- UIKit broke this" : ""))
    }
    lines.append("")
    if isContradiction {
      let numbers = entries.indices.filter { entries[$0].clashes }.map { "\($0 + 1)" }
      lines.append(
        "Cannot hold together: \(numbers.joined(separator: ", ")); without any one of them the others could.")
      lines += assumptions.map { "  Taken for granted: \($0), which the log does not say." }
    }
    let number = culprit.constraint.map { " (\($0 + 1))" } ?? ""
    lines.append("Culprit\(number): \(culprit.reason)")
    lines.append("Fix: \(culprit.advice)")
    if !repairs.isEmpty {
      lines += ["", "Each of these resolves it, tried; what moves least first:"]
      lines += repairs.prefix(Self.shownRepairs).map { "  \($0)" }
    }
    if let drawing { lines += ["", drawing.text()] }
    return lines.joined(separator: "\n")
  }

  /// The rest moves more.
  private static let shownRepairs = 5
}

extension ConflictDiagnosis: CustomStringConvertible {
  public var description: String { text }
}

extension LayoutTrace {
  /// What is ambiguous in the tree, a line each.
  public var text: String {
    let host = nodes.first.map { Self.name($0.item) } ?? ""
    let head = "Trace in line \(nodes.first?.line ?? 1): \(host) and \(nodes.count - 1) below it, "
    guard !ambiguous.isEmpty else { return head + "none ambiguous." }
    return ([head + "\(ambiguous.count) ambiguous:"] + ambiguous.map { "  " + sentence($0) }).joined(separator: "\n")
  }

  /// `UILabel 'Name' in UIView: its vertical position is open. …`
  public func sentence(_ node: Node) -> String {
    let parent = nodes.prefix { $0.line < node.line }.last { $0.level < node.level }
    let place = parent.map { " in \(Self.name($0.item))" } ?? ""
    let name = "\(Self.name(node.item))\(place)"
    if node.missesHostConstraints {
      return "\(name): no constraint says how large the root is; give it a frame or put it into a window."
    }
    let words = node.open.compactMap { Self.words[$0] }
    guard !words.isEmpty else {
      return "\(name): position or size are open; this form of the trace does not say which."
    }
    let list = words.map(\.quantity).joined(separator: ", ")
    let needs = words.map(\.need).joined(separator: "; ")
    return "\(name): \(list) \(words.count == 1 ? "is" : "are") open. Needed: \(needs)."
  }

  private static let words: [String: (quantity: String, need: String)] = [
    "minX": ("horizontal position", "a leading, trailing or centre constraint"),
    "minY": ("vertical position", "a top, bottom or centre constraint"),
    "Width": ("width", "a width, both horizontal edges, or a content size"),
    "Height": ("height", "a height, both vertical edges, or a content size"),
  ]

  private static func name(_ item: ConsoleItem) -> String {
    guard case .object(let className, _, let title) = item else { return item.description }
    return ConflictNames.shortClass(className) + (title.map { " '\(ConflictNames.unescaped($0))'" } ?? "")
  }
}
