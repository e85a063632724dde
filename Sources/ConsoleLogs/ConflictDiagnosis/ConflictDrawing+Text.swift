import Geometry

extension ConflictDrawing {
  /// Bars of characters, a line for each item and each constraint, `width` characters for the whole extent.
  public func text(width: Int = 48) -> String {
    let axis = isHorizontal ? "left to right" : "top to bottom"
    let names = bars.map(\.name) + lines.map { "\($0.number)\($0.isBroken ? " broken" : "")" }
    let column = min(names.map(\.count).max() ?? 0, 32)
    var rows = [
      "\(String(repeating: " ", count: column))  \(axis), \(short: extent.lowerBound) to \(short: extent.upperBound)"
    ]
    for bar in bars { rows.append(row(bar.name, column, bar.start, bar.end, "[=]", width)) }
    for (line, name) in zip(lines, names.dropFirst(bars.count)) {
      rows.append(row(name, column, line.start, line.end, line.isBroken ? "<x>" : "<->", width) + "  \(line.label)")
    }
    return rows.map { row in String(row.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
  }

  /// `marks` are the first, the middle and the last character.
  private func row(_ name: String, _ column: Int, _ start: Double, _ end: Double, _ marks: String, _ width: Int)
    -> String
  {
    let label = name.count > column ? String(name.prefix(column - 1)) + "…" : name
    let scale = Double(width - 1) / (extent.upperBound - extent.lowerBound)
    let from = Int(((start - extent.lowerBound) * scale).rounded())
    let to = Int(((end - extent.lowerBound) * scale).rounded())
    let marks = Array(marks)
    var cells = [Character](repeating: " ", count: width)
    for index in from...max(from, to) { cells[index] = marks[1] }
    if to == from {
      cells[from] = "|"
    } else {
      (cells[from], cells[to]) = (marks[0], marks[2])
    }
    return label + String(repeating: " ", count: column - label.count + 2) + String(cells)
  }
}
