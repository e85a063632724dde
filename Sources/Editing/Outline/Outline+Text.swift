import Geometry

extension Outline {
  /// The outline for people: an object on each line, what is inside indented by two spaces.
  package func text() -> String {
    documents.map { document in
      ([document.file] + document.scenes.flatMap { $0.lines.map { "  " + $0 } }).visibleLines
    }.joined(separator: "\n")
  }
}

extension Outline.ScenePart {
  fileprivate var lines: [String] {
    ["\(name) Scene, \(surface), \(sizeClasses)"] + objects.flatMap { $0.lines(indent: 1) }
  }
}

extension Outline.Object {
  fileprivate func lines(indent: Int) -> [String] {
    let start = String(repeating: "  ", count: indent)
    var lines = [start + heading]
    for decision in decidedBy {
      lines.append(start + "    \(decision.quantity): \(decision.by.joined(separator: "; "))")
    }
    for issue in issues { lines.append(start + "    ! \(issue)") }
    for child in children { lines += child.lines(indent: indent + 1) }
    if !constraints.isEmpty { lines.append(start + "  Constraints") }
    for constraint in constraints {
      let id = constraint.id.map { " [\($0)]" } ?? ""
      let state = constraint.isInstalled ? "" : " (not installed)"
      lines.append(start + "    \(constraint.name)\(id)\(state): \(constraint.subject), \(constraint.text)")
      for issue in constraint.issues { lines.append(start + "      ! \(issue)") }
    }
    return lines
  }

  private var heading: String {
    var parts = [name]
    if className != name { parts.append("(\(className))") }
    if let id { parts.append("[\(id)]") }
    if let frame {
      parts.append("\(short: frame.x), \(short: frame.y), \(short: frame.width) × \(short: frame.height)")
    }
    if contentWidth != nil || contentHeight != nil {
      let sides = [contentWidth, contentHeight].map { $0.map { "\(short: $0)" } ?? "–" }
      parts.append("content \(sides[0]) × \(sides[1])")
    }
    if let scrolledSize { parts.append("scrolls \(short: scrolledSize.width) × \(short: scrolledSize.height)") }
    if let hugging, let resistance, contentWidth != nil || contentHeight != nil {
      parts.append("hugging \(short: hugging[0]), \(short: hugging[1])")
      parts.append("resistance \(short: resistance[0]), \(short: resistance[1])")
    }
    return parts.joined(separator: " ")
  }
}
