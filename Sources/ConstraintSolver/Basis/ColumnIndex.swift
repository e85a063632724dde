/// The cells of each variable, side by side.
///
/// `Matrix` links them, so that a constraint comes and goes at the cost of its own cells. Who follows a link waits for the
/// memory of each cell before the next is known, which in a large system takes most of the time of a step.
struct ColumnIndex: Sendable {
  /// The edition of the matrix that the index belongs to, and how many columns were asked for since.
  private var edition = -1
  private var uses = 0
  private var isBuilt = false
  private var start: ContiguousArray<Int32> = []
  /// The coefficients and constraints, in the order of the list.
  private var entries: ContiguousArray<Factors.Entry> = []

  /// Whether to read columns from the index, which is made when so many were asked for that it pays.
  mutating func isWorthwhile(for matrix: Matrix, _ limits: SolverLimits) -> Bool {
    if edition != matrix.edition {
      edition = matrix.edition
      uses = 0
      isBuilt = false
    }
    if isBuilt { return true }
    uses += 1
    if uses <= limits.linkedColumns { return false }
    build(matrix)
    isBuilt = true
    return true
  }

  /// - Complexity: O(variables + cells).
  private mutating func build(_ matrix: Matrix) {
    start.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    entries.reserveCapacity(matrix.nonzeros)
    matrix.withPointers { (cells, _, head) in
      for variable in matrix.head.indices {
        start.append(Int32(truncatingIfNeeded: entries.count))
        var index = head[variable]
        while index != Matrix.none {
          let cell = cells[Int(index)]
          entries.append(Factors.Entry(value: cell.value, index: cell.constraint))
          index = cell.nextInColumn
        }
      }
    }
    start.append(Int32(truncatingIfNeeded: entries.count))
  }

  /// The cells of a variable are those from `start[variable]` to before `start[variable + 1]`.
  @inline(__always)
  func withCells(_ body: (_ start: UnsafeBufferPointer<Int32>, _ cells: UnsafeBufferPointer<Factors.Entry>) -> Void) {
    start.withUnsafeBufferPointer { start in
      entries.withUnsafeBufferPointer { entries in body(start, entries) }
    }
  }
}
