/// Sparse Gauss elimination of the rows of a basis that have no triangular order.
///
/// The pivot is taken from a shortest row, and there from the shortest column among cells not much smaller than the
/// largest (Markowitz 1957, with a threshold of 0.1).
struct Nucleus {
  private var rows: [[Factors.Entry]] = []
  private var slots: [Int32] = []
  /// Rows that contain, or once contained, a variable.
  private var columns: [Int32: [Int32]] = [:]
  private var columnCount: ContiguousArray<Int32>
  private var isActive: [Bool] = []
  /// Rows by length; entries may be out of date.
  private var byLength: [[Int32]] = []
  private var work: ContiguousArray<Double>
  private(set) var leftSlots: [Int32] = []

  init(variables: Int) {
    columnCount = ContiguousArray(repeating: 0, count: variables)
    work = ContiguousArray(repeating: 0, count: variables)
  }

  mutating func add(slot: Int32, _ cells: [Factors.Entry]) {
    let row = Int32(rows.count)
    rows.append(cells)
    slots.append(slot)
    isActive.append(true)
    for cell in cells {
      columns[cell.index, default: []].append(row)
      columnCount[Int(cell.index)] += 1
    }
    file(row)
  }

  mutating func eliminate(into factors: inout Factors) {
    while let row = shortestRow() {
      isActive[row] = false
      if rows[row].isEmpty {
        leftSlots.append(slots[row])
        continue
      }
      eliminate(row, at: pivot(of: row), &factors)
    }
    leftSlots.sort()
  }

  private mutating func file(_ row: Int32) {
    let length = rows[Int(row)].count
    while byLength.count <= length { byLength.append([]) }
    byLength[length].append(row)
  }

  private mutating func shortestRow() -> Int? {
    for length in byLength.indices {
      while let row = byLength[length].popLast() {
        if isActive[Int(row)] && rows[Int(row)].count == length { return Int(row) }
      }
    }
    return nil
  }

  private func pivot(of row: Int) -> Int {
    var largest = 0.0
    for cell in rows[row] { largest = max(largest, abs(cell.value)) }
    var best = -1
    for (position, cell) in rows[row].enumerated() where abs(cell.value) >= 0.1 * largest {
      if best < 0 || columnCount[Int(cell.index)] < columnCount[Int(rows[row][best].index)] { best = position }
    }
    return best
  }

  private mutating func eliminate(_ row: Int, at position: Int, _ factors: inout Factors) {
    let pivot = rows[row].remove(at: position)
    factors.pivotSlot.append(slots[row])
    factors.pivotVariable.append(pivot.index)
    factors.pivotValue.append(pivot.value)
    for cell in rows[row] { columnCount[Int(cell.index)] -= 1 }
    for other in columns[pivot.index] ?? [] where isActive[Int(other)] {
      guard let place = rows[Int(other)].firstIndex(where: { $0.index == pivot.index }) else { continue }
      let factor = rows[Int(other)].remove(at: place).value / pivot.value
      factors.lower.append(Factors.Entry(value: factor, index: slots[Int(other)]))
      add(row, times: -factor, to: Int(other))
      file(other)
    }
    columns[pivot.index] = nil
    factors.upper.append(contentsOf: rows[row])
    factors.lowerStart.append(Int32(factors.lower.count))
    factors.upperStart.append(Int32(factors.upper.count))
  }

  private mutating func add(_ source: Int, times factor: Double, to target: Int) {
    for cell in rows[source] { work[Int(cell.index)] = factor * cell.value }
    var kept = 0
    for position in rows[target].indices {
      var cell = rows[target][position]
      let addend = work[Int(cell.index)]
      if addend != 0 {
        work[Int(cell.index)] = 0
        cell.value = cancelling(cell.value, addend)
        if cell.value == 0 {
          columnCount[Int(cell.index)] -= 1
          continue
        }
      }
      rows[target][kept] = cell
      kept += 1
    }
    rows[target].removeLast(rows[target].count - kept)
    for cell in rows[source] where work[Int(cell.index)] != 0 {
      rows[target].append(Factors.Entry(value: work[Int(cell.index)], index: cell.index))
      columnCount[Int(cell.index)] += 1
      columns[cell.index]?.append(Int32(target))
      work[Int(cell.index)] = 0
    }
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
