/// The equations of the solver, solved for the basic symbols: *basic* = Σ coefficient · *nonbasic*.
///
/// A sparse matrix of doubly linked cells in one flat array, so that a pivot reaches exactly the rows that contain the
/// entering column, and inserting or dropping a cell costs O(1) without allocation. A basic symbol owns a row, a
/// nonbasic one owns a column; hence one head and one count per symbol are enough.
struct Tableau: Sendable {
  struct Cell: Sendable {
    var row: Symbol
    var column: Symbol
    var nextInRow: Int32
    var previousInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
    var value: Double
  }

  /// The end of a list.
  static let none: Int32 = -1

  var cells: ContiguousArray<Cell> = []
  /// First unused cell, chained by `nextInRow`.
  private var unused = Tableau.none
  /// First cell of the row (basic) or column (nonbasic) of a symbol.
  var head: ContiguousArray<Int32> = []
  /// Length of that list.
  var count: ContiguousArray<Int32> = []
  var isBasic: ContiguousArray<Bool> = []
  private(set) var nonzeros = 0

  /// Scratch by symbol, all zero between operations.
  var work: ContiguousArray<Double> = []
  /// Scratch by symbol: the number of the last row operation that met the symbol.
  var stamp: ContiguousArray<Int32> = []
  var lastStamp: Int32 = 0

  /// Makes room for symbols below `bound`. New ones are nonbasic with an empty column.
  mutating func grow(to bound: Int) {
    while head.count < bound {
      head.append(Tableau.none)
      count.append(0)
      isBasic.append(false)
      work.append(0)
      stamp.append(0)
    }
  }

  /// The sum of two coefficients, zero if they cancel up to rounding.
  ///
  /// The threshold is relative to the operands: a product of multipliers such as 10⁻⁴ · 10⁻⁴ must survive, the debris
  /// of 1/3 − 1/3 must not, because it would later be taken for a pivot or for a member of a conflict.
  @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> Double {
    let c = a + b
    return abs(c) <= 1e-11 * (abs(a) + abs(b)) ? 0 : c
  }

  /// Adds a cell. There must be none at this place.
  mutating func insert(row: Symbol, column: Symbol, value: Double) {
    let rowHead = head[Int(row)]
    let columnHead = head[Int(column)]
    let cell = Cell(
      row: row, column: column, nextInRow: rowHead, previousInRow: Tableau.none,
      nextInColumn: columnHead, previousInColumn: Tableau.none, value: value)
    let index: Int32
    if unused != Tableau.none {
      index = unused
      unused = cells[Int(index)].nextInRow
      cells[Int(index)] = cell
    } else {
      index = Int32(truncatingIfNeeded: cells.count)
      cells.append(cell)
    }
    if rowHead != Tableau.none { cells[Int(rowHead)].previousInRow = index }
    if columnHead != Tableau.none { cells[Int(columnHead)].previousInColumn = index }
    head[Int(row)] = index
    head[Int(column)] = index
    count[Int(row)] += 1
    count[Int(column)] += 1
    nonzeros += 1
  }

  /// Drops a cell from its row and column.
  mutating func remove(_ index: Int32) {
    unlinkFromColumn(index)
    let cell = cells[Int(index)]
    if cell.previousInRow != Tableau.none {
      cells[Int(cell.previousInRow)].nextInRow = cell.nextInRow
    } else {
      head[Int(cell.row)] = cell.nextInRow
    }
    if cell.nextInRow != Tableau.none { cells[Int(cell.nextInRow)].previousInRow = cell.previousInRow }
    count[Int(cell.row)] -= 1
    nonzeros -= 1
    cells[Int(index)].nextInRow = unused
    unused = index
  }

  mutating func unlinkFromColumn(_ index: Int32) {
    let cell = cells[Int(index)]
    if cell.previousInColumn != Tableau.none {
      cells[Int(cell.previousInColumn)].nextInColumn = cell.nextInColumn
    } else {
      head[Int(cell.column)] = cell.nextInColumn
    }
    if cell.nextInColumn != Tableau.none {
      cells[Int(cell.nextInColumn)].previousInColumn = cell.previousInColumn
    }
    count[Int(cell.column)] -= 1
  }

  mutating func linkIntoColumn(_ column: Symbol, _ index: Int32) {
    let first = head[Int(column)]
    cells[Int(index)].column = column
    cells[Int(index)].nextInColumn = first
    cells[Int(index)].previousInColumn = Tableau.none
    if first != Tableau.none { cells[Int(first)].previousInColumn = index }
    head[Int(column)] = index
    count[Int(column)] += 1
  }

  /// The cell of `column` in `row`, if any. O(length of the row).
  func cell(row: Symbol, column: Symbol) -> Int32? {
    var index = head[Int(row)]
    while index != Tableau.none {
      if cells[Int(index)].column == column { return index }
      index = cells[Int(index)].nextInRow
    }
    return nil
  }

  /// Empties the row or column of a symbol and makes the symbol nonbasic.
  mutating func erase(_ symbol: Symbol) {
    while head[Int(symbol)] != Tableau.none { remove(head[Int(symbol)]) }
    isBasic[Int(symbol)] = false
  }
}
