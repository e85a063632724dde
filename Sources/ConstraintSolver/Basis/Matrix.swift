/// The constraints as they were given: a sparse matrix with a row per constraint and a column per variable.
///
/// The cells of a row lie side by side; those of a column are a doubly linked list. Storage of a removed row serves the
/// next row of the same length, so that replacing constraints for ever needs no more memory than once.
struct Matrix: Sendable {
  struct Cell: Sendable {
    var value: Double
    var variable: Int32
    var constraint: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32

    static let blank = Cell(value: 0, variable: 0, constraint: 0, nextInColumn: 0, previousInColumn: 0)

    init(value: Double, variable: Int32, constraint: Int32, nextInColumn: Int32, previousInColumn: Int32) {
      self.value = value
      self.variable = variable
      self.constraint = constraint
      self.nextInColumn = nextInColumn
      self.previousInColumn = previousInColumn
    }

    /// The cell of a term, in no column.
    @inline(__always)
    init(_ term: Term, of constraint: Int32) {
      self.init(
        value: term.coefficient, variable: term.variable.index, constraint: constraint, nextInColumn: Matrix.none,
        previousInColumn: Matrix.none)
    }
  }

  /// The number that ends a list.
  static let none: Int32 = -1

  /// The cells of all rows, of removed ones, and behind `cellCount` blank ones, so that a row needs no growing of its own.
  private(set) var cells: ContiguousArray<Cell> = []
  private var cellCount = 0
  /// The cells of a constraint: a range of `cells`.
  struct Row: Sendable {
    var start: Int32 = 0
    var count: Int32 = 0
  }

  /// The row of each constraint.
  var rows: ContiguousArray<Row> = []
  /// The first cell of each variable's column, and behind those blanks, so that a variable needs no growing of its own.
  var head: ContiguousArray<Int32> = []
  private(set) var nonzeros = 0
  /// Changes whenever a column does, or the number of columns.
  private(set) var edition = 0
  /// For each length, the first cell of a row of that length that was removed. Its `nextInColumn` leads to the next
  /// such row.
  private var unused: ContiguousArray<Int32> = []
  /// How many such rows there are.
  private(set) var unusedRows = 0
  /// How many rows, from the first, have their cells in columns.
  private var linkedRows = 0

  mutating func reserveCapacity(variables: Int, constraints: Int, cells: Int) {
    if cells > self.cells.count { addBlankCells(cells - self.cells.count) }
    rows.reserveCapacity(constraints)
    head.reserveCapacity(variables)
  }

  mutating func growVariables(to bound: Int) {
    if head.count >= bound { return }
    head.append(contentsOf: repeatElement(Matrix.none, count: head.growth(to: bound)))
    edition += 1
  }

  /// Stores a row for a constraint that has none, and adds its cells to their columns.
  ///
  /// - Complexity: O(number of terms).
  mutating func insert(_ constraint: Int32, _ terms: [Term]) {
    linkNewRows()
    let row = Row(start: room(for: terms.count), count: Int32(terms.count))
    if Int(constraint) == rows.count { rows.append(row) } else { rows[Int(constraint)] = row }
    nonzeros += terms.count
    for (position, term) in terms.enumerated() {
      cells[Int(row.start) + position] = Cell(term, of: constraint)
    }
    link(Int(constraint)..<Int(constraint) + 1)
    linkedRows = rows.count
  }

  /// The first of so many cells that no row has.
  private mutating func room(for length: Int) -> Int32 {
    if length < unused.count && unused[length] != Matrix.none {
      let start = unused[length]
      unused[length] = cells[Int(start)].nextInColumn
      unusedRows -= 1
      return start
    }
    let start = Int32(cellCount)
    cellCount += length
    if cellCount > cells.count { addBlankCells(cellCount + cellCount / 2 + 32 - cells.count) }
    return start
  }

  /// Stores the row of the next constraint, if it has few terms, all of different variables that have a value, and with
  /// finite factors. Its cells are in no column until `linkNewRows` is called.
  ///
  /// - Returns: False if it was not stored.
  @inline(__always)
  mutating func append(_ terms: UnsafeBufferPointer<Term>, _ values: UnsafeBufferPointer<Double>) -> Bool {
    let start = cellCount
    let count = terms.count
    if count > Thresholds.fewTerms || start &+ count > cells.count { return false }
    let constraint = Int32(truncatingIfNeeded: rows.count)
    let isReady = cells.withUnsafeMutableBufferPointer { cells in
      // A bit for each variable; two may have the same.
      var seen: UInt64 = 0
      for position in 0..<count {
        let term = terms[position]
        let index = Int(term.variable.index)
        guard UInt(bitPattern: index) < UInt(bitPattern: values.count), Solver.exists(values[index]),
          term.coefficient.isFiniteAndNotZero
        else { return false }
        let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: index & 63)
        if seen & bit != 0 {
          for other in 0..<position where terms[other].variable == term.variable { return false }
        }
        seen |= bit
        cells[start &+ position] = Cell(term, of: constraint)
      }
      return true
    }
    if !isReady { return false }
    rows.append(Row(start: Int32(truncatingIfNeeded: start), count: Int32(truncatingIfNeeded: count)))
    cellCount = start &+ count
    nonzeros &+= count
    return true
  }

  /// Adds the cells of the rows that were appended to their columns.
  ///
  /// - Complexity: O(number of their cells).
  mutating func linkNewRows() {
    if linkedRows == rows.count { return }
    link(linkedRows..<rows.count)
    linkedRows = rows.count
  }

  /// Adds the cells of some rows to their columns, in the order of the rows: the first of a column is the last one added.
  private mutating func link(_ constraints: Range<Int>) {
    edition += 1
    rows.withUnsafeBufferPointer { rows in
      cells.withUnsafeMutableBufferPointer { cells in
        head.withUnsafeMutableBufferPointer { head in
          for constraint in constraints {
            var index = rows[constraint].start
            let end = index &+ rows[constraint].count
            while index < end {
              let v = Int(cells[Int(index)].variable)
              let next = head[v]
              cells[Int(index)].nextInColumn = next
              if next != Matrix.none { cells[Int(next)].previousInColumn = index }
              head[v] = index
              index &+= 1
            }
          }
        }
      }
    }
  }

  private mutating func addBlankCells(_ count: Int) {
    let old = cells
    cells = ContiguousArray(unsafeUninitializedCapacity: old.count + count) { memory, size in
      size = memory.initialize(fromContentsOf: old)
      memory[size...].initialize(repeating: Cell.blank)
      size = old.count + count
    }
  }

  /// Removes the row of a constraint, if it has one.
  ///
  /// - Complexity: O(number of its terms).
  mutating func remove(_ constraint: Int32) {
    let length = Int(rows[Int(constraint)].count)
    if length == 0 { return }
    edition += 1
    let first = rows[Int(constraint)].start
    while unused.count <= length { unused.append(Matrix.none) }
    cells.withUnsafeMutableBufferPointer { cells in
      head.withUnsafeMutableBufferPointer { head in
        for index in Int(first)..<(Int(first) + length) {
          let cell = cells[index]
          if cell.previousInColumn == Matrix.none {
            head[Int(cell.variable)] = cell.nextInColumn
          } else {
            cells[Int(cell.previousInColumn)].nextInColumn = cell.nextInColumn
          }
          if cell.nextInColumn != Matrix.none {
            cells[Int(cell.nextInColumn)].previousInColumn = cell.previousInColumn
          }
        }
      }
      cells[Int(first)].nextInColumn = unused[length]
    }
    unused[length] = first
    unusedRows += 1
    rows[Int(constraint)].count = 0
    nonzeros -= length
  }

  /// The indices of a row's cells in `cells`.
  @inline(__always)
  func range(_ constraint: Int32) -> Range<Int> {
    let row = rows[Int(constraint)]
    return Int(row.start)..<Int(row.start + row.count)
  }
}

extension Double {
  /// Whether the number is finite and not zero, by one comparison: the bits of the magnitude, less one, are in one range.
  @inline(__always)
  fileprivate var isFiniteAndNotZero: Bool {
    (magnitude.bitPattern &- 1) < Double.infinity.bitPattern &- 1
  }
}

extension ContiguousArray {
  /// How many elements to append, so that there are `count` and room for half as many more, or for what was reserved.
  func growth(to count: Int) -> Int { Swift.max(count, Swift.min(capacity, count + count / 2 + 32)) - self.count }
}
