import Geometry

extension ConflictDrawing {
  /// Bars of characters for the items and the constraints: a line for each if they lie beside each other, a column for each if
  /// they lie above each other. `width` characters are the whole extent of lines, half of them that of columns.
  package func text(width: Int = 48) -> String {
    let rows = isHorizontal ? linesOfBars(width) : columnsOfBars(max(2, width / 2))
    return rows.map { row in String(row.reversed().drop { $0 == " " }.reversed()) }.visibleLines
  }

  private var axisText: String {
    "\(isHorizontal ? "left to right" : "top to bottom"), \(short: extent.lowerBound) to \(short: extent.upperBound)"
  }

  /// `marks` are the first, the middle and the last character.
  private func cells(_ start: Double, _ end: Double, _ marks: String, _ count: Int) -> [Character] {
    let scale = Double(count - 1) / (extent.upperBound - extent.lowerBound)
    // Numbers of a log may be as large as they like; what is beyond all cells is in the first or last one.
    func cell(_ place: Double) -> Int {
      let cell = ((place - extent.lowerBound) * scale).rounded()
      return cell.isNaN ? 0 : Int(max(0, min(Double(count - 1), cell)))
    }
    let (from, to) = (cell(start), cell(end))
    let marks = Array(marks)
    var cells = [Character](repeating: " ", count: count)
    for index in from...max(from, to) { cells[index] = marks[1] }
    if to == from {
      cells[from] = marks[3]
    } else {
      (cells[from], cells[to]) = (marks[0], marks[2])
    }
    return cells
  }

  // MARK: From left to right

  private func linesOfBars(_ width: Int) -> [String] {
    let names = bars.map { VisibleText.line($0.name) } + lines.map { "\($0.number)\($0.isBroken ? " broken" : "")" }
    let column = min(names.map(\.count).max() ?? 0, 32)
    func row(_ name: String, _ cells: [Character]) -> String {
      let label = name.count > column ? String(name.prefix(column - 1)) + "…" : name
      return label + String(repeating: " ", count: column - label.count + 2) + String(cells)
    }
    return [row("", Array(axisText))]
      + zip(names, bars).map { row($0, cells($1.start, $1.end, "[=]|", width)) }
      + zip(lines, names.dropFirst(bars.count)).map { line, name in
        row(name, cells(line.start, line.end, line.isBroken ? "<x>|" : "<->|", width)) + "  \(line.label)"
      }
  }

  // MARK: From top to bottom

  /// A column has a letter or the number of its constraint; below them is what they mean.
  private func columnsOfBars(_ most: Int) -> [String] {
    let height = places.count == 1 ? 1 : most
    let columns =
      zip(barMarks, bars).map { ($0, cells($1.start, $1.end, "=|=-", height)) }
      + lines.map { ("\($0.number)", cells($0.start, $0.end, $0.isBroken ? "^x^-" : "^:v-", height)) }
    let width = (columns.map(\.0.count).max() ?? 1) + 2
    func row(_ texts: [String]) -> String {
      texts.map { $0 + String(repeating: " ", count: width - $0.count) }.joined()
    }
    let margin = marginTexts(height)
    let indent = (margin.map(\.count).max() ?? 0) + 2
    func line(_ start: String, _ rest: String) -> String {
      String(repeating: " ", count: indent - 2 - start.count) + start + "  " + rest
    }
    return [axisText, line("", row(columns.map(\.0)))]
      + (0..<height).map { index in line(margin[index], row(columns.map { String($0.1[index]) })) }
      + zip(barMarks, bars).map { "\($0)  \(VisibleText.line($1.name))" }
      + lines.map { "\($0.number)  \($0.label)\($0.isBroken ? " (broken)" : "")" }
  }

  /// The places at which something begins or ends, beside their row.
  private func marginTexts(_ height: Int) -> [String] {
    var texts = [String](repeating: "", count: height)
    for place in places {
      if let row = cells(place, place, "   *", height).firstIndex(of: "*"), texts[row].isEmpty {
        texts[row] = "\(short: place)"
      }
    }
    return texts
  }

  private var places: [Double] {
    Set(bars.flatMap { [$0.start, $0.end] } + lines.flatMap { [$0.start, $0.end] }).sorted()
  }

  /// `a`, `b`, …, then `a2`.
  package var barMarks: [String] {
    bars.indices.map { index in
      let letter = String(UnicodeScalar(UInt8(97 + index % 26)))
      return index < 26 ? letter : "\(letter)\(index / 26 + 1)"
    }
  }
}
