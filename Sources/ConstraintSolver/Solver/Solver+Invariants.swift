extension Solver {
  /// What is wrong with the data structures, nil if nothing is. For tests; O(size of the tableau).
  func brokenInvariant() -> String? {
    tableau.brokenInvariant() ?? brokenSymbol() ?? brokenEquation()
  }

  private func brokenSymbol() -> String? {
    for symbol in level.indices {
      let name = Symbol(symbol).symbolName
      let isAbsent = level[symbol] == Level.absent
      if isAbsent && tableau.count[symbol] != 0 { return "\(name) is not in use but has cells" }
      if isAbsent && tableau.isBasic[symbol] { return "\(name) is not in use but basic" }
      if !value[symbol].isFinite { return "\(name) has the value \(value[symbol])" }
      if optimizer.gradient[symbol] != 0 || optimizer.isTouched[symbol] { return "the gradient of \(name) remains" }
    }
    return nil
  }

  private func brokenEquation() -> String? {
    let bound = 1e-7 * max(1, magnitude)
    for symbol in level.indices where tableau.isBasic[symbol] {
      var sum = 0.0
      var index = tableau.head[symbol]
      while index != Tableau.none {
        sum += tableau.cells[Int(index)].value * value[Int(tableau.cells[Int(index)].column)]
        index = tableau.cells[Int(index)].nextInRow
      }
      if abs(sum - value[symbol]) > bound {
        return "\(Symbol(symbol).symbolName) is \(value[symbol]) but its row gives \(sum)"
      }
    }
    return residual() > bound ? "the constraints as given are off by \(residual())" : nil
  }
}

extension Tableau {
  /// What is wrong with the lists of cells, nil if nothing is.
  func brokenInvariant() -> String? {
    var total = 0
    for symbol in head.indices {
      var length = 0
      var previous = Tableau.none
      var index = head[symbol]
      while index != Tableau.none {
        let cell = cells[Int(index)]
        let name = "\(cell.row.symbolName)/\(cell.column.symbolName)"
        if Int(isBasic[symbol] ? cell.row : cell.column) != symbol { return "cell \(name) is in a foreign list" }
        if !isBasic[Int(cell.row)] { return "row \(name) is not basic" }
        if isBasic[Int(cell.column)] { return "column \(name) is basic" }
        if (isBasic[symbol] ? cell.previousInRow : cell.previousInColumn) != previous { return "link of \(name)" }
        if cell.value == 0 || !cell.value.isFinite { return "value of \(name) is \(cell.value)" }
        length += 1
        previous = index
        index = isBasic[symbol] ? cell.nextInRow : cell.nextInColumn
      }
      if length != Int(count[symbol]) { return "count of \(Symbol(symbol).symbolName)" }
      if work[symbol] != 0 { return "scratch of \(Symbol(symbol).symbolName) is not zero" }
      if isBasic[symbol] { total += length }
    }
    return total == nonzeros ? nil : "\(total) cells, \(nonzeros) counted"
  }
}
