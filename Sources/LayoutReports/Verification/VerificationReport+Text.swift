import Geometry

extension VerificationReport {
  /// A line for each diagnostic and each view that differs by itself, as compilers write them, and a summary. A view that only
  /// moved with another is counted in the line of that view.
  ///
  /// - Parameters:
  ///   - listingMoved: whether views that moved with another have lines, too, behind that view's.
  ///   - withSummary: whether the text ends with the summary.
  public func text(listingMoved: Bool = false, withSummary: Bool = true) -> String {
    var lines: [String] = []
    for document in documents {
      lines += document.diagnostics.map { "\(document.file):\($0.text)" }
      for (root, moved) in document.groups {
        lines.append("\(document.file):\(root.text)\(Self.count(of: moved))")
        if listingMoved { lines += moved.map { "\(document.file):\($0.text)" } }
      }
    }
    if withSummary { lines += summary }
    return lines.visibleLines
  }

  private static func count(of moved: [ViewVerification]) -> String {
    moved.isEmpty ? "" : " (\(moved.count) \(moved.count == 1 ? "view" : "views") moved with this view)"
  }

  private var summary: [String] {
    let count = differences.count
    var lines = [
      "\(count) of \(compared) \(compared == 1 ? "view differs" : "views differ") by more than "
        + "\(DecimalText.text(tolerance)) points in \(documents.count) \(documents.count == 1 ? "document" : "documents")"
    ]
    let singles = documents.count { $0.displayScale == 1 }
    if singles > 0 {
      lines.append("  documents with a display scale of 1: \(singles)")
    }
    if count > 0 {
      lines.append("  by element: " + Self.list(countsByElement))
      lines.append("  by cause: " + Self.list(countsByCause))
    }
    return lines
  }

  private static func list(_ counts: [(name: String, count: Int)]) -> String {
    counts.map { "\($0.name) \($0.count)" }.joined(separator: ", ")
  }
}

extension VerificationReport.DocumentPart {
  /// The views that differ by themselves, in document order, each with those that moved because of it. A view whose cause is not
  /// in the list stands for itself.
  var groups: [(root: ViewVerification, moved: [ViewVerification])] {
    let places = Dictionary(differences.indices.map { (differences[$0].id, $0) }) { first, _ in first }
    var roots: [Int?] = Array(repeating: nil, count: differences.count)
    for index in differences.indices { fillRoots(from: index, places, &roots) }
    var moved: [Int: [ViewVerification]] = [:]
    for (index, root) in roots.enumerated() {
      if let root, root != index { moved[root, default: []].append(differences[index]) }
    }
    return differences.indices.filter { roots[$0] == $0 }.map { (differences[$0], moved[$0] ?? []) }
  }

  /// Follows the views from one to the one that it moved with, and on. Of views that moved with each other in a circle the last is
  /// the root.
  private func fillRoots(from start: Int, _ places: [String: Int], _ roots: inout [Int?]) {
    var way: [Int] = []
    var place = start
    while roots[place] == nil {
      way.append(place)
      // For the time being: whoever comes back here is in a circle.
      roots[place] = place
      guard case .moved(let id) = differences[place].cause, let next = places[id] else { break }
      place = next
    }
    let root = roots[place] ?? place
    for index in way { roots[index] = root }
  }
}

extension ViewVerification {
  /// `12:8: label "Title" Xk2-9a-LpQ: Xcode (16, 20, 100, 20.5), here (16, 20, 98, 20.5): width -2; text width`
  fileprivate var text: String {
    "\(line):\(column): \(element) \"\(name)\" \(id): Xcode \(stored.text), here \(computed.text): "
      + difference.changes.joined(separator: ", ") + (cause.map { "; \($0.text)" } ?? "")
  }
}

extension DifferenceCause {
  fileprivate var text: String {
    switch self {
    case .markedMisplaced: "Xcode marked the view as misplaced"
    case .rounding: "rounding by at most 1 point"
    case .customClass(let name): "the class \(name) sets the size"
    case .earlierSize: "larger than the content; the stored size is probably out of date"
    case .moved(let id): "moved together with \(id)"
    default: kind
    }
  }
}

extension Rect {
  /// What a difference of two rectangles consists of: `x +2`, `height -10`.
  var changes: [String] {
    let values = [("x", x), ("y", y), ("width", width), ("height", height)]
    return values.filter { abs($0.1) > 0.001 }.map { "\($0.0) \($0.1 > 0 ? "+" : "")\(DecimalText.text($0.1))" }
  }
}
