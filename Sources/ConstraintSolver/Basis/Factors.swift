/// A factorisation of the basis matrix *B*, whose rows are the tight symbols and whose columns are the variables.
///
/// *B* = (product of row etas) · *L* · *U*. Elimination step *k* takes the row of a slot and the column of a variable;
/// the rows and columns of layouts can nearly always be ordered so that no step creates a new cell (see
/// `Factorizer.swift`). A pivot replaces one row of *B*, which is one more eta: the new row expressed by the old ones.
///
/// Vectors "by slot" have one number per tight symbol, vectors "by variable" one per variable.
///
/// - Complexity: Solving costs O(*n* + cells), or with a ``FactorIndex`` O(*n* / 64 + cells reached + cells of
///   replacements); cells grow only with pivots and the whole is rebuilt when they exceed
///   the matrix.
struct Factors: Sendable {
  /// False if the set of tight symbols changed in a way that etas do not describe.
  var isValid = false
  /// Another number whenever steps were added or made anew.
  private(set) var edition = 0
  var pivotSlot: ContiguousArray<Int32> = []
  var pivotVariable: ContiguousArray<Int32> = []
  var pivotValue: ContiguousArray<Double> = []

  /// Cells by step, from `start` to `middle` those of *L*, *row[slot] -= value · row[pivotSlot]*, and from there to the
  /// next start those of *U*, the pivot row without its pivot.
  var cells: ContiguousArray<Entry> = []
  var start: ContiguousArray<Int32> = [0]
  var middle: ContiguousArray<Int32> = []

  /// Eta *i* replaces the row of slot `etaSlot[i]` by `etas[etaStart[i]..<etaStart[i + 1]]` and the pivot.
  var etaSlot: ContiguousArray<Int32> = []
  var etaPivot: ContiguousArray<Double> = []
  var etaStart: ContiguousArray<Int32> = [0]
  var etas: ContiguousArray<Entry> = []

  struct Entry: Sendable {
    var value: Double
    var index: Int32
  }

  var count: Int { pivotSlot.count }
  var nonzeros: Int { cells.count + etas.count }

  /// Whether solving with all etas costs more than factorising the basis anew.
  var isWorn: Bool {
    etaSlot.count > Thresholds.replacements
      || etas.count > Thresholds.replacedCells * (count + cells.count) + Thresholds.spareCells
  }

  /// Empties everything and makes room for `n` steps.
  mutating func reset(reserving n: Int, cells cellCount: Int) {
    if pivotSlot.capacity < n {
      pivotSlot.reserveCapacity(n)
      pivotVariable.reserveCapacity(n)
      pivotValue.reserveCapacity(n)
      start.reserveCapacity(n + 1)
      middle.reserveCapacity(n)
    }
    if cells.capacity < cellCount { cells.reserveCapacity(cellCount) }
    pivotSlot.removeAll(keepingCapacity: true)
    pivotVariable.removeAll(keepingCapacity: true)
    pivotValue.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    etas.removeAll(keepingCapacity: true)
    etaSlot.removeAll(keepingCapacity: true)
    etaPivot.removeAll(keepingCapacity: true)
    start.removeAll(keepingCapacity: true)
    start.append(0)
    middle.removeAll(keepingCapacity: true)
    etaStart.removeAll(keepingCapacity: true)
    etaStart.append(0)
    growth = 1
    edition += 1
  }

  /// By how much the etas may have multiplied rounding errors so far.
  private var growth = 1.0

  /// Takes a pivot into account. If it is so small that its row nearly depends on others, the next replacement asks for
  /// a new factorisation.
  mutating func notePivot(_ value: Double) {
    if abs(value) * Tolerances.growth < 1 { growth = 2 * Tolerances.growth }
  }

  /// Makes room for more cells. Growing by a quarter instead of doubling keeps the memory of large systems in bounds.
  mutating func reserve(_ more: Int) {
    let needed = cells.count + more
    if needed > cells.capacity { cells.reserveCapacity(needed + needed / 4) }
  }

  /// Adds a variable that is tight, so that its row is a unit row.
  mutating func appendUnit(slot: Int32, variable: Int32) {
    pivotSlot.append(slot)
    pivotVariable.append(variable)
    pivotValue.append(1)
    edition += 1
    middle.append(Int32(cells.count))
    start.append(Int32(cells.count))
  }

  /// Replaces the row of `slot` by Σ coefficient · (old row), given by slot without zeros.
  ///
  /// Does nothing if the row is there already, as when a constraint takes the place of a removed one with the same left
  /// side.
  mutating func replace(_ slot: Int32, by entries: ContiguousArray<Entry>) {
    var pivot = 1.0
    var largest = 1.0
    for entry in entries {
      if entry.index == slot { pivot = entry.value } else { etas.append(entry) }
      largest = max(largest, abs(entry.value))
    }
    // If the new row or the old one nearly depends on the others, the eta multiplies rounding errors for as long as it
    // is used.
    let ratio = largest / min(1, abs(pivot))
    if ratio > Tolerances.ordinaryGrowth { growth *= ratio }
    if growth > Tolerances.growth { isValid = false }
    if pivot == 1 && etas.count == Int(etaStart[etaSlot.count]) { return }
    etaSlot.append(slot)
    etaPivot.append(pivot)
    etaStart.append(Int32(etas.count))
  }

  /// Solves *B x = b*. `b` is by slot and set to zero; `x` by variable is overwritten.
  func solve(_ b: inout ContiguousArray<Double>, into x: inout ContiguousArray<Double>) {
    b.withUnsafeMutableBufferPointer { b in
      x.withUnsafeMutableBufferPointer { x in
        undoEtas(b)
        guard let b = b.baseAddress, let x = x.baseAddress else { return }
        solve(b, into: x)
        b.update(repeating: 0, count: count)
      }
    }
  }

  /// Solves *yᵀ B = aᵀ*. `a` is by variable and set to zero; `y` by slot is overwritten.
  func solveTransposed(_ a: inout ContiguousArray<Double>, into y: inout ContiguousArray<Double>) {
    a.withUnsafeMutableBufferPointer { a in
      y.withUnsafeMutableBufferPointer { y in
        guard let a = a.baseAddress, let y = y.baseAddress else { return }
        solveTransposed(a, into: y)
        a.update(repeating: 0, count: count)
      }
    }
  }

  private func solve(_ b: UnsafeMutablePointer<Double>, into x: UnsafeMutablePointer<Double>) {
    let n = count
    withPointers { (slots, cells, start, middle) in
      for k in 0..<n {
        let t = b[Int(slots[k])]
        if t == 0 { continue }
        for c in Int(start[k])..<Int(middle[k]) { b[Int(cells[c].index)] -= cells[c].value * t }
      }
      var k = n - 1
      while k >= 0 {
        var sum = b[Int(slots[k])]
        for c in Int(middle[k])..<Int(start[k + 1]) { sum -= cells[c].value * x[Int(cells[c].index)] }
        x[Int(pivotVariable[k])] = sum == 0 ? 0 : sum / pivotValue[k]
        k -= 1
      }
    }
  }

  private func solveTransposed(_ a: UnsafeMutablePointer<Double>, into y: UnsafeMutablePointer<Double>) {
    let n = count
    withPointers { (slots, cells, start, middle) in
      for k in 0..<n {
        let t = a[Int(pivotVariable[k])]
        if t == 0 {
          y[Int(slots[k])] = 0
          continue
        }
        let z = t / pivotValue[k]
        y[Int(slots[k])] = z
        for c in Int(middle[k])..<Int(start[k + 1]) { a[Int(cells[c].index)] -= cells[c].value * z }
      }
      var k = n - 1
      while k >= 0 {
        let from = Int(start[k])
        let to = Int(middle[k])
        if from < to {
          var sum = y[Int(slots[k])]
          for c in from..<to { sum -= cells[c].value * y[Int(cells[c].index)] }
          y[Int(slots[k])] = sum
        }
        k -= 1
      }
    }
    for i in etaSlot.indices {
      let p = Int(etaSlot[i])
      if y[p] == 0 { continue }
      let z = y[p] / etaPivot[i]
      y[p] = z
      for k in Int(etaStart[i])..<Int(etaStart[i + 1]) { y[Int(etas[k].index)] -= etas[k].value * z }
    }
  }

  /// Undoes the replacements of rows in the right side of a solve, the last one first.
  func undoEtas(_ b: UnsafeMutableBufferPointer<Double>) {
    withEtas { (slots, pivots, start, etas) in
      var i = slots.count - 1
      while i >= 0 {
        let p = Int(slots[i])
        var sum = b[p]
        for k in Int(start[i])..<Int(start[i + 1]) { sum -= etas[k].value * b[Int(etas[k].index)] }
        b[p] = sum / pivots[i]
        i -= 1
      }
    }
  }

  /// The rows that were replaced, in order: their slots, pivots and cells.
  func withEtas(
    _ body: (
      _ slots: UnsafeBufferPointer<Int32>, _ pivots: UnsafeBufferPointer<Double>, _ start: UnsafeBufferPointer<Int32>,
      _ etas: UnsafeBufferPointer<Entry>
    ) -> Void
  ) {
    etaSlot.withUnsafeBufferPointer { slots in
      etaPivot.withUnsafeBufferPointer { pivots in
        etaStart.withUnsafeBufferPointer { start in
          etas.withUnsafeBufferPointer { etas in body(slots, pivots, start, etas) }
        }
      }
    }
  }

  /// The cells of *L* that a step made, and those of *U* in its row: ranges of `cells`.
  func lowerCells(_ step: Int) -> Range<Int> { Int(start[step])..<Int(middle[step]) }
  func upperCells(_ step: Int) -> Range<Int> { Int(middle[step])..<Int(start[step + 1]) }

  func withBuffers(
    _ body: (
      _ slots: UnsafeBufferPointer<Int32>, _ variables: UnsafeBufferPointer<Int32>,
      _ pivots: UnsafeBufferPointer<Double>, _ cells: UnsafeBufferPointer<Entry>,
      _ start: UnsafeBufferPointer<Int32>, _ middle: UnsafeBufferPointer<Int32>
    ) -> Void
  ) {
    pivotSlot.withUnsafeBufferPointer { slots in
      pivotVariable.withUnsafeBufferPointer { variables in
        pivotValue.withUnsafeBufferPointer { pivots in
          cells.withUnsafeBufferPointer { cells in
            start.withUnsafeBufferPointer { start in
              middle.withUnsafeBufferPointer { middle in body(slots, variables, pivots, cells, start, middle) }
            }
          }
        }
      }
    }
  }

  private func withPointers(
    _ body: (UnsafePointer<Int32>, UnsafePointer<Entry>, UnsafePointer<Int32>, UnsafePointer<Int32>) -> Void
  ) {
    pivotSlot.withUnsafeBufferPointer { slots in
      cells.withUnsafeBufferPointer { cells in
        start.withUnsafeBufferPointer { start in
          middle.withUnsafeBufferPointer { middle in
            guard let slots = slots.baseAddress, let start = start.baseAddress, let middle = middle.baseAddress else {
              return
            }
            // Without any cell, nothing is ever read from the address.
            body(slots, cells.baseAddress ?? UnsafePointer(bitPattern: 8)!, start, middle)
          }
        }
      }
    }
  }
}
