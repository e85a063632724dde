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
  /// For each length, the first cell of a row of that length that was removed. Its `nextInColumn` leads to the next
  /// such row.
  private var unused: ContiguousArray<Int32> = []

  mutating func reserveCapacity(variables: Int, constraints: Int, cells: Int) {
    self.cells.reserveCapacity(cells)
    rows.reserveCapacity(constraints)
    head.reserveCapacity(variables)
  }

  mutating func growVariables(to bound: Int) {
    if head.count < bound { head.append(contentsOf: repeatElement(Matrix.none, count: head.growth(to: bound))) }
  }

  /// Stores a row for a constraint that has none.
  ///
  /// - Complexity: O(number of terms).
  mutating func insert(_ constraint: Int32, _ terms: [Term]) {
    while rows.count < Int(constraint) { rows.append(Row()) }
    let length = terms.count
    if length == 0 {
      if rows.count == Int(constraint) { rows.append(Row()) }
      return
    }
    nonzeros += length
    var index: Int32
    if length < unused.count && unused[length] != Matrix.none {
      index = unused[length]
      unused[length] = cells[Int(index)].nextInColumn
    } else {
      index = Int32(cellCount)
      cellCount += length
      if cellCount > cells.count { addBlankCells() }
    }
    let row = Row(start: index, count: Int32(length))
    if rows.count == Int(constraint) { rows.append(row) } else { rows[Int(constraint)] = row }
    terms.withUnsafeBufferPointer { terms in
      cells.withUnsafeMutableBufferPointer { cells in
        head.withUnsafeMutableBufferPointer { head in
          for term in terms {
            let v = Int(term.variable.index)
            let next = head[v]
            cells[Int(index)] = Cell(
              value: term.coefficient, variable: term.variable.index, constraint: constraint, nextInColumn: next,
              previousInColumn: Matrix.none)
            if next != Matrix.none { cells[Int(next)].previousInColumn = index }
            head[v] = index
            index += 1
          }
        }
      }
    }
  }

  /// Makes room for `cellCount` cells and for half as many more, or for what was reserved.
  private mutating func addBlankCells() {
    let blank = Cell(value: 0, variable: 0, constraint: 0, nextInColumn: 0, previousInColumn: 0)
    cells.append(contentsOf: repeatElement(blank, count: cells.growth(to: cellCount)))
  }

  /// Removes the row of a constraint, if it has one.
  ///
  /// - Complexity: O(number of its terms).
  mutating func remove(_ constraint: Int32) {
    let length = Int(rows[Int(constraint)].count)
    if length == 0 { return }
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

extension ContiguousArray {
  /// How many elements to append, so that there are `count` and room for half as many more, or for what was reserved.
  func growth(to count: Int) -> Int { Swift.max(count, Swift.min(capacity, count + count / 2 + 32)) - self.count }
}
