extension Solver: CustomStringConvertible {
  /// The tableau as text, the same on every run: one line per basic symbol, then one per nonbasic symbol.
  ///
  ///     s0 = 8 in [8, 8] required | +1·x1 -1·x0
  ///     x0 = 0
  ///
  /// *x* are variables, *s* the left sides of constraints without their constant, each with its value, the interval
  /// in which it costs nothing and its level; right of the bar stands the row.
  public var description: String {
    var lines: [String] = []
    for symbol in level.indices where level[symbol] != Level.absent && tableau.isBasic[symbol] {
      lines.append(describe(Symbol(symbol)) + " |" + describeRow(Symbol(symbol)))
    }
    for symbol in level.indices where level[symbol] != Level.absent && !tableau.isBasic[symbol] {
      lines.append(describe(Symbol(symbol)))
    }
    for index in queue where records[Int(index)].state == .queued {
      lines.append("s\(index) queued")
    }
    return lines.joined(separator: "\n")
  }

  private func describe(_ symbol: Symbol) -> String {
    let s = Int(symbol)
    var text = "\(symbol.symbolName) = \(short(value[s]))"
    if level[s] != Level.free {
      text += " in [\(short(lower[s])), \(short(upper[s]))] \(priorityName(symbol))"
    }
    return text
  }

  private func priorityName(_ symbol: Symbol) -> String {
    if symbol.isStructural { return "required" }
    let priority = records[Int(symbol.ordinal)].priority
    return priority.isRequired ? "required" : "@\(short(Double(priority.rawValue)))"
  }

  private func describeRow(_ symbol: Symbol) -> String {
    var cells: [Tableau.Cell] = []
    var index = tableau.head[Int(symbol)]
    while index != Tableau.none {
      cells.append(tableau.cells[Int(index)])
      index = tableau.cells[Int(index)].nextInRow
    }
    cells.sort { $0.column < $1.column }
    return cells.map { " \($0.value < 0 ? "-" : "+")\(short(abs($0.value)))·\($0.column.symbolName)" }.joined()
  }

  /// Whole numbers without a fraction.
  private func short(_ x: Double) -> String {
    x == x.rounded() && abs(x) < 1e15 ? "\(Int(x))" : "\(x)"
  }
}
