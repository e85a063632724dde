extension Solver {
  /// Whether so much is new that a basis from scratch is better than the present one.
  var needsCrash: Bool {
    if records.isEmpty { return false }
    return isBasisLost || queue.count * Thresholds.renewal > liveConstraints + Thresholds.smallAddition
      || mentionedVariables.count * Thresholds.renewal > solution.count + Thresholds.smallRemoval
  }

  /// Replaces basis and values by those that propagation finds. See ``Crash``.
  mutating func crash() {
    dropGhosts()
    let variables = solution.count
    let constraints = matrix.rows.count
    let levels = members.count
    matrix.withPointers { (cells, rows, head) in
      symbols.withUnsafeMutableBufferPointer { symbols in
        slotSymbol.withUnsafeMutableBufferPointer { slots in
          guard let symbols = symbols.baseAddress, let slots = slots.baseAddress else { return }
          for slot in 0..<variables { symbols[Int(slots[slot])].slot = -1 }
          propagated = Crash.run(
            cells: cells, rows: rows, head: head, symbols: symbols, tight: slots, variables: variables,
            constraints: constraints, levels: levels, tolerance: tolerance)
        }
      }
    }
    factors.isValid = false
    column.symbol = -1
    isBasisLost = false
  }

  /// Erases the removed constraints that are still in the basis, before the basis is replaced.
  mutating func dropGhosts() {
    column.symbol = -1
    for symbol in slotSymbol where !symbol.isStructural && records[Int(symbol.ordinal)].state == .ghost {
      erase(symbol.ordinal)
    }
    for variable in mentionedVariables {
      symbols[Int(Symbol(structural: variable))].value = 0
      unusedVariables.append(variable)
    }
    mentionedVariables.removeAll(keepingCapacity: true)
  }
}

extension Matrix {
  func withPointers(_ body: (UnsafePointer<Cell>, UnsafePointer<Row>, UnsafePointer<Int32>) -> Void) {
    cells.withUnsafeBufferPointer { cells in
      rows.withUnsafeBufferPointer { rows in
        head.withUnsafeBufferPointer { head in
          guard let rows = rows.baseAddress, let head = head.baseAddress else { return }
          // Without any cell, nothing is ever read from the address.
          body(cells.baseAddress ?? UnsafePointer(bitPattern: 8)!, rows, head)
        }
      }
    }
  }
}

extension Crash {
  /// Runs a crash. `symbols` receives all values and slots, `tight` one symbol for each variable.
  static func run(
    cells: UnsafePointer<Matrix.Cell>, rows: UnsafePointer<Matrix.Row>, head: UnsafePointer<Int32>,
    symbols: UnsafeMutablePointer<SymbolState>, tight: UnsafeMutablePointer<Symbol>,
    variables n: Int, constraints m: Int, levels: Int, tolerance: Double
  ) -> Solver.Propagated {
    let workspace = Workspace(variables: n, constraints: m, levels: levels)
    defer { workspace.deallocate() }
    for v in 0..<n {
      workspace.root[v] = Int32(v)
      workspace.next[v] = Int32(v)
    }
    var crash = Crash(
      cells: cells, rows: rows, head: head, symbols: symbols, variables: n, constraints: m, levels: levels,
      tolerance: tolerance, root: workspace.root, next: workspace.next, size: workspace.size, scale: workspace.scale,
      offset: workspace.offset, watchers: workspace.watchers, tight: tight, unknowns: workspace.unknowns,
      flags: workspace.flags, nextInQueue: workspace.nextInQueue, queueHead: workspace.queueHead,
      queueTail: workspace.queueTail)
    crash.candidates.reserveCapacity(8)
    crash.run()
    precondition(crash.tightCount == n, "one tight symbol per variable")
    return crash.evaluate()
  }

  /// Writes the values of all symbols, which are on piece 0: those of the variables, and of the rows what follows from them.
  private func evaluate() -> Solver.Propagated {
    var known = Solver.Propagated()
    for v in 0..<variables {
      let s = symbols + 2 * v
      s.pointee.value = offset[v]
      s.pointee.piece = 0
      s.pointee.isHeld = false
      known.note(s.pointee)
    }
    for i in 0..<constraints where flags[i] & (Flags.required | Flags.soft) != 0 {
      let s = symbols + (2 * i + 1)
      s.pointee.piece = 0
      s.pointee.isHeld = false
      var sum = 0.0
      var cell = cells + Int(rows[i].start)
      let end = cell + Int(rows[i].count)
      while cell < end {
        sum += cell.pointee.value * offset[Int(cell.pointee.variable)]
        cell += 1
      }
      if flags[i] & Flags.tight != 0 {
        // Propagation put the symbol on its breakpoint up to rounding; now it is exactly there.
        let isLower =
          flags[i] & Flags.equality != 0 || abs(sum - s.pointee.lower) <= abs(sum - s.pointee.upper)
        let breakpoint = isLower ? s.pointee.lower : s.pointee.upper
        known.residual = max(known.residual, abs(sum - breakpoint))
        known.magnitude = max(known.magnitude, abs(breakpoint))
        s.pointee.value = breakpoint
      } else {
        s.pointee.value = sum
        known.note(s.pointee)
      }
    }
    return known
  }
}
