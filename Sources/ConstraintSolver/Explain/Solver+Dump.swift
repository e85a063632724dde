extension Solver: CustomStringConvertible {
  /// The tableau as text: one line for each basic symbol, then one for each tight symbol. Equal solvers have equal
  /// texts.
  ///
  ///     s0 = 8 in [8, 8] required | +1·x1 -1·x0
  ///     x0 = 0
  ///
  /// An *x* is a variable, an *s* the left side of a constraint without its constant. Each has its value, the interval
  /// in which it costs nothing, and its priority; right of the bar it stands as a combination of tight symbols.
  ///
  /// - Complexity: One solve with the factors for each basic symbol.
  public var description: String {
    var copy = self
    copy.admit()
    copy.growScratch()
    if copy.isBasisLost { copy.crash() }
    copy.factorize()
    var lines: [String] = []
    for symbol in copy.describedSymbols where copy.symbols[Int(symbol)].isBasic {
      copy.computeRow(of: symbol)
      lines.append(copy.describe(symbol) + " |" + copy.describeRow())
    }
    for symbol in copy.describedSymbols where !copy.symbols[Int(symbol)].isBasic {
      lines.append(copy.describe(symbol))
    }
    for index in copy.queue where records[Int(index)].state == .queued {
      lines.append("s\(index) queued")
    }
    return lines.joined(separator: "\n")
  }

  private var describedSymbols: [Symbol] {
    symbols.indices.map { Symbol($0) }.filter { symbol in
      symbol.isStructural
        ? isLive(Variable(index: symbol.ordinal))
        : symbol.ordinal < records.count
          && (records[Int(symbol.ordinal)].state == .live || records[Int(symbol.ordinal)].state == .ghost)
    }
  }

  private func describe(_ symbol: Symbol) -> String {
    let s = symbols[Int(symbol)]
    var text = "\(symbol.symbolName) = \(short(s.value))"
    if s.level != Level.free {
      text += " in [\(short(s.lower)), \(short(s.upper))] \(priorityName(symbol))"
    }
    return text
  }

  private func priorityName(_ symbol: Symbol) -> String {
    if symbol.isStructural { return "required" }
    let priority = records[Int(symbol.ordinal)].priority
    return priority.isRequired ? "required" : "@\(short(Double(priority.rawValue)))"
  }

  /// The row in `scratch.row` as text.
  private func describeRow() -> String {
    let row = scratch.row.map { (slotSymbol[Int($0.index)], $0.value) }.sorted { $0.0 < $1.0 }
    return row.map { " \($1 < 0 ? "-" : "+")\(short(abs($1)))·\($0.symbolName)" }.joined()
  }

  /// A number as text, whole ones without a fraction.
  private func short(_ x: Double) -> String {
    x == x.rounded() && abs(x) < 1e15 ? "\(Int(x))" : "\(x)"
  }
}
