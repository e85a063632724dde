import Geometry

extension VerificationReport {
  /// A line for each diagnostic and each view that differs, as compilers write them, and a summary.
  public func text() -> String {
    let lines = documents.flatMap { document in
      document.diagnostics.map { "\(document.file):\($0.text)" }
        + document.differences.map { "\(document.file):\($0.text)" }
    }
    return (lines + summary).joined(separator: "\n")
  }

  private var summary: [String] {
    let count = differences.count
    var lines = [
      "\(count) of \(compared) \(compared == 1 ? "view differs" : "views differ") by more than "
        + "\(DecimalText.text(tolerance)) points in \(documents.count) \(documents.count == 1 ? "document" : "documents")"
    ]
    let singles = documents.count { $0.displayScale == 1 }
    if singles > 0 {
      lines.append("  laid out for a display of one pixel per point: \(singles)")
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

extension ViewVerification {
  /// `12:8: label "Title" Xk2-9a-LpQ: Xcode (16, 20, 100, 20.5), here (16, 20, 98, 20.5): width -2; text width`
  fileprivate var text: String {
    "\(line):\(column): \(element) \"\(ViewReport.visible(name))\" \(id): Xcode \(stored.text), here \(computed.text): "
      + changes.joined(separator: ", ") + (cause.map { "; \($0.text)" } ?? "")
  }

  private var changes: [String] {
    let values = [
      ("x", difference.x), ("y", difference.y), ("width", difference.width), ("height", difference.height),
    ]
    return values.filter { abs($0.1) > 0.001 }.map { "\($0.0) \($0.1 > 0 ? "+" : "")\(DecimalText.text($0.1))" }
  }
}

extension DifferenceCause {
  fileprivate var text: String {
    switch self {
    case .markedMisplaced: "marked misplaced by Xcode"
    case .rounding: "rounding, a point at most"
    case .customClass(let name): "size of the class \(name)"
    case .moved(let id): "moved with \(id)"
    default: kind
    }
  }
}
