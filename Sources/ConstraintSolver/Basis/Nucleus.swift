/// Sparse Gauss elimination of the rows of a basis that have no triangular order.
///
/// The pivot is taken from a shortest row, and there from the shortest column among cells not much smaller than the
/// largest (Markowitz 1957, with a threshold of 0.1). All memory is kept for the next time.
struct Nucleus: Sendable {
  /// A row of what is left: a range of `cells` with room to grow.
  private struct Row: Sendable {
    var slot: Int32
    var start: Int32
    var count: Int32
    var room: Int32
    var isActive = true
  }

  /// A list of rows; entries may be out of date.
  private struct Link: Sendable {
    var row: Int32
    var next: Int32
  }

  private static let none: Int32 = -1

  private var rows: ContiguousArray<Row> = []
  private var cells: ContiguousArray<Factors.Entry> = []
  private var links: ContiguousArray<Link> = []
  /// Rows that contain, or once contained, a variable; and how many still do.
  private var columnHead: ContiguousArray<Int32> = []
  private var columnCount: ContiguousArray<Int32> = []
  /// Rows by length.
  private var lengthHead: ContiguousArray<Int32> = []
  /// No shorter row is active.
  private var shortest = 0
  /// One row spread out, by variable; zero between uses.
  private var work: ContiguousArray<Double> = []

  mutating func reset(variables: Int) {
    rows.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    lengthHead.removeAll(keepingCapacity: true)
    shortest = 0
    columnHead.fill(Nucleus.none, count: variables)
    columnCount.fill(0, count: variables)
    if work.count < variables { work.append(contentsOf: repeatElement(0, count: variables - work.count)) }
  }

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

  /// - Parameter leftSlots: Receives the slots of rows that depend on others, ascending.
  mutating func eliminate(into factors: inout Factors, leftSlots: inout [Int32]) {
    while let row = shortestRow() {
      rows[row].isActive = false
      if rows[row].count == 0 { leftSlots.append(rows[row].slot) } else { eliminate(row, &factors) }
    }
    leftSlots.sort()
  }

  private mutating func link(_ row: Int32, toColumn variable: Int32) {
    links.append(Link(row: row, next: columnHead[Int(variable)]))
    columnHead[Int(variable)] = Int32(links.count - 1)
    columnCount[Int(variable)] += 1
  }

  private mutating func file(_ row: Int32) {
    let length = Int(rows[Int(row)].count)
    while lengthHead.count <= length { lengthHead.append(Nucleus.none) }
    links.append(Link(row: row, next: lengthHead[length]))
    lengthHead[length] = Int32(links.count - 1)
    shortest = min(shortest, length)
  }

  private mutating func shortestRow() -> Int? {
    while shortest < lengthHead.count {
      while lengthHead[shortest] != Nucleus.none {
        let link = links[Int(lengthHead[shortest])]
        lengthHead[shortest] = link.next
        if rows[Int(link.row)].isActive && rows[Int(link.row)].count == shortest { return Int(link.row) }
      }
      shortest += 1
    }
    return nil
  }

  private func pivot(of range: Range<Int>) -> Int {
    var largest = 0.0
    for place in range { largest = max(largest, abs(cells[place].value)) }
    var best = -1
    for place in range where abs(cells[place].value) >= 0.1 * largest {
      if best < 0 || columnCount[Int(cells[place].index)] < columnCount[Int(cells[best].index)] { best = place }
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
    for place in range(of: row) { columnCount[Int(cells[place].index)] -= 1 }
    var index = columnHead[Int(pivot.index)]
    while index != Nucleus.none {
      let link = links[Int(index)]
      index = link.next
      let other = Int(link.row)
      if !rows[other].isActive { continue }
      guard let place = range(of: other).first(where: { cells[$0].index == pivot.index }) else { continue }
      let factor = cells[place].value / pivot.value
      drop(place, from: other)
      factors.lower.append(Factors.Entry(value: factor, index: rows[other].slot))
      add(row, times: -factor, to: other)
      file(link.row)
    }
    factors.upper.append(contentsOf: cells[range(of: row)])
    factors.lowerStart.append(Int32(factors.lower.count))
    factors.upperStart.append(Int32(factors.upper.count))
  }

  /// Takes a cell out of a row; the last one takes its place.
  private mutating func drop(_ place: Int, from row: Int) {
    rows[row].count -= 1
    cells[place] = cells[Int(rows[row].start + rows[row].count)]
  }

  private mutating func add(_ source: Int, times factor: Double, to target: Int) {
    for place in range(of: source) { work[Int(cells[place].index)] = factor * cells[place].value }
    var place = Int(rows[target].start)
    while place < Int(rows[target].start + rows[target].count) {
      let variable = Int(cells[place].index)
      if work[variable] != 0 {
        cells[place].value = cancelling(cells[place].value, work[variable])
        work[variable] = 0
        if cells[place].value == 0 {
          columnCount[variable] -= 1
          drop(place, from: target)
          continue
        }
      }
      place += 1
    }
    for place in range(of: source) {
      let variable = cells[place].index
      if work[Int(variable)] == 0 { continue }
      append(Factors.Entry(value: work[Int(variable)], index: variable), to: target)
      link(Int32(target), toColumn: variable)
      work[Int(variable)] = 0
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
///
/// The threshold is relative to the operands: a product of multipliers such as 10⁻⁴ · 10⁻⁴ must survive, the debris of
/// 1/3 − 1/3 must not, because it would later be taken for a pivot or for a member of a conflict.
@inline(__always)
func cancelling(_ a: Double, _ b: Double) -> Double {
  let c = a + b
  return abs(c) <= 1e-11 * (abs(a) + abs(b)) ? 0 : c
}
