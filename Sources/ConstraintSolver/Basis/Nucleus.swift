/// Sparse Gauss elimination of the rows of a basis that have no triangular order.
///
/// The pivot is taken from a shortest row, and there from the shortest column among cells not much smaller than the
/// largest (Markowitz 1957; see `Tolerances.markowitz`). Memory is kept from one elimination to the next.
struct Nucleus: Sendable {
  /// A row that is not eliminated yet: a range of `cells` with room to grow.
  private struct Row: Sendable {
    var slot: Int32
    var start: Int32
    var count: Int32
    var room: Int32
    var isActive = true
    /// The neighbors in the list of rows of the same length.
    var next: Int32 = Nucleus.none
    var previous: Int32 = Nucleus.none
  }

  /// An entry in the list of a column's rows. The row may have lost its cell in the column since.
  private struct Link: Sendable {
    var row: Int32
    var next: Int32
  }

  static let none: Int32 = -1

  private var rows: ContiguousArray<Row> = []
  private var cells: ContiguousArray<Factors.Entry> = []
  private var links: ContiguousArray<Link> = []
  /// Vectors by variable, which the caller lends: the head of the list of rows that contain the variable or once did,
  /// how many still do, and a row spread out, which is zero between uses.
  struct Columns {
    var head: ContiguousArray<Int32>
    var count: ContiguousArray<Int32>
    var work: ContiguousArray<Double>
  }

  private var columns = Columns(head: [], count: [], work: [])
  /// The first row of each length.
  private var lengthHead: ContiguousArray<Int32> = []
  /// No row that is not eliminated is shorter.
  private var shortest = 0

  mutating func begin(_ columns: consuming Columns, rows rowCount: Int, cells cellCount: Int) {
    rows.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    lengthHead.removeAll(keepingCapacity: true)
    rows.reserveCapacity(rowCount)
    cells.reserveCapacity(cellCount)
    // The elimination creates new cells; three fifths more have room.
    links.reserveCapacity(cellCount + 3 * cellCount / 5)
    shortest = 0
    self.columns = columns
  }

  /// Gives the borrowed vectors back.
  mutating func end() -> Columns {
    var result = Columns(head: [], count: [], work: [])
    swap(&result, &columns)
    return result
  }

  /// Whether a variable still needs a pivot.
  func isOpen(_ variable: Int32) -> Bool { columns.count[Int(variable)] != Factorizer.done }

  mutating func beginRow(slot: Int32) {
    rows.append(Row(slot: slot, start: Int32(cells.count), count: 0, room: 0))
  }

  mutating func addCell(_ variable: Int32, _ value: Double) {
    cells.append(Factors.Entry(value: value, index: variable))
    link(Int32(rows.count - 1), toColumn: variable)
  }

  mutating func endRow() {
    let row = rows.count - 1
    rows[row].count = Int32(cells.count) - rows[row].start
    rows[row].room = rows[row].count
    file(Int32(row))
  }

  /// Eliminates all rows, and appends the steps to `factors`.
  ///
  /// - Parameter leftSlots: Receives the slots of rows that depend on others, in ascending order.
  mutating func eliminate(into factors: inout Factors, leftSlots: inout [Int32]) {
    while let row = shortestRow() {
      rows[row].isActive = false
      if rows[row].count == 0 { leftSlots.append(rows[row].slot) } else { eliminate(row, &factors) }
    }
    leftSlots.sort()
  }

  private mutating func link(_ row: Int32, toColumn variable: Int32) {
    links.append(Link(row: row, next: columns.head[Int(variable)]))
    columns.head[Int(variable)] = Int32(links.count - 1)
    columns.count[Int(variable)] += 1
  }

  /// Adds a row to the list of those of its length.
  private mutating func file(_ row: Int32) {
    let length = Int(rows[Int(row)].count)
    while lengthHead.count <= length { lengthHead.append(Nucleus.none) }
    let next = lengthHead[length]
    rows[Int(row)].next = next
    rows[Int(row)].previous = Nucleus.none
    if next != Nucleus.none { rows[Int(next)].previous = row }
    lengthHead[length] = row
    shortest = min(shortest, length)
  }

  /// Takes a row from the list of those of its length. Call it before the length changes.
  private mutating func unfile(_ row: Int32) {
    let (next, previous) = (rows[Int(row)].next, rows[Int(row)].previous)
    if previous == Nucleus.none {
      lengthHead[Int(rows[Int(row)].count)] = next
    } else {
      rows[Int(previous)].next = next
    }
    if next != Nucleus.none { rows[Int(next)].previous = previous }
  }

  private mutating func shortestRow() -> Int? {
    while shortest < lengthHead.count {
      let row = lengthHead[shortest]
      if row != Nucleus.none {
        unfile(row)
        return Int(row)
      }
      shortest += 1
    }
    return nil
  }

  private func pivot(of range: Range<Int>) -> Int {
    var largest = 0.0
    for place in range { largest = max(largest, abs(cells[place].value)) }
    var best = -1
    for place in range where abs(cells[place].value) >= Tolerances.markowitz * largest {
      if best < 0 || columns.count[Int(cells[place].index)] < columns.count[Int(cells[best].index)] { best = place }
    }
    return best
  }

  private func range(of row: Int) -> Range<Int> {
    Int(rows[row].start)..<Int(rows[row].start + rows[row].count)
  }

  private mutating func eliminate(_ row: Int, _ factors: inout Factors) {
    let place = pivot(of: range(of: row))
    let pivot = cells[place]
    drop(place, from: row)
    factors.pivotSlot.append(rows[row].slot)
    factors.pivotVariable.append(pivot.index)
    factors.pivotValue.append(pivot.value)
    factors.notePivot(pivot.value)
    factors.reserve(Int(columns.count[Int(pivot.index)] + rows[row].count))
    for place in range(of: row) { columns.count[Int(cells[place].index)] -= 1 }
    var index = columns.head[Int(pivot.index)]
    while index != Nucleus.none {
      let link = links[Int(index)]
      index = link.next
      let other = Int(link.row)
      if !rows[other].isActive { continue }
      guard let place = range(of: other).first(where: { cells[$0].index == pivot.index }) else { continue }
      unfile(link.row)
      let factor = cells[place].value / pivot.value
      drop(place, from: other)
      factors.cells.append(Factors.Entry(value: factor, index: rows[other].slot))
      add(row, times: -factor, to: other)
      file(link.row)
    }
    factors.middle.append(Int32(factors.cells.count))
    factors.cells.append(contentsOf: cells[range(of: row)])
    factors.start.append(Int32(factors.cells.count))
  }

  /// Removes a cell from a row; the last cell takes its place.
  private mutating func drop(_ place: Int, from row: Int) {
    rows[row].count -= 1
    cells[place] = cells[Int(rows[row].start + rows[row].count)]
  }

  private mutating func add(_ source: Int, times factor: Double, to target: Int) {
    for place in range(of: source) { columns.work[Int(cells[place].index)] = factor * cells[place].value }
    var place = Int(rows[target].start)
    while place < Int(rows[target].start + rows[target].count) {
      let variable = Int(cells[place].index)
      if columns.work[variable] != 0 {
        cells[place].value = cancelling(cells[place].value, columns.work[variable])
        columns.work[variable] = 0
        if cells[place].value == 0 {
          columns.count[variable] -= 1
          drop(place, from: target)
          continue
        }
      }
      place += 1
    }
    for place in range(of: source) {
      let variable = cells[place].index
      if columns.work[Int(variable)] == 0 { continue }
      append(Factors.Entry(value: columns.work[Int(variable)], index: variable), to: target)
      link(Int32(target), toColumn: variable)
      columns.work[Int(variable)] = 0
    }
  }

  /// Adds a cell to a row, which moves to the end with twice the room if it has none left.
  private mutating func append(_ cell: Factors.Entry, to row: Int) {
    if rows[row].count == rows[row].room {
      let old = range(of: row)
      rows[row].start = Int32(cells.count)
      rows[row].room = 2 * rows[row].room + 2
      for place in old { cells.append(cells[place]) }
      let blank = Factors.Entry(value: 0, index: 0)
      cells.append(contentsOf: repeatElement(blank, count: Int(rows[row].room) - old.count))
    }
    cells[Int(rows[row].start + rows[row].count)] = cell
    rows[row].count += 1
  }
}

/// The sum of two coefficients, zero if they cancel up to rounding.
@inline(__always)
func cancelling(_ a: Double, _ b: Double) -> Double {
  let c = a + b
  return abs(c) <= Tolerances.cancellation * (abs(a) + abs(b)) ? 0 : c
}
