import ConstraintSolver

/// The terms of all rows as they were last lowered, side by side in one array: a row costs no memory of its own, and a record that
/// refers to one is copied without counting references.
struct RowTerms: Sendable {
  /// Where the terms of a row lie.
  struct Place: Sendable {
    fileprivate var start: Int32 = 0
    fileprivate var count: Int32 = 0
  }

  private var terms: ContiguousArray<Term> = []
  /// How many terms belong to no row any more.
  private var unused = 0

  /// Whether the terms that are left alone are more than those in use, so that packing costs no more than what was added.
  var isWorthPacking: Bool { unused > 256 && unused > terms.count / 2 }

  /// Whether the row at a place has these terms.
  func hasTerms(_ row: [Term], at place: Place) -> Bool {
    guard row.count == Int(place.count) else { return false }
    let start = Int(place.start)
    for index in 0..<row.count where terms[start + index] != row[index] { return false }
    return true
  }

  /// Gives a row other terms: where they were if there is room, otherwise behind all others.
  mutating func put(_ row: [Term], at place: inout Place) {
    if row.count > Int(place.count) {
      unused += Int(place.count)
      place.start = Int32(terms.count)
      terms.append(contentsOf: row)
    } else {
      unused += Int(place.count) - row.count
      let start = Int(place.start)
      for index in 0..<row.count { terms[start + index] = row[index] }
    }
    place.count = Int32(row.count)
  }

  mutating func remove(_ place: Place) { unused += Int(place.count) }

  mutating func reserveCapacity(_ count: Int) { terms.reserveCapacity(count) }

  /// The terms in memory of their own.
  func terms(at place: Place) -> [Term] { Array(terms[Int(place.start)..<Int(place.start + place.count)]) }

  /// The sum of a constant and the terms, in the order of `Solver.value(of:)`.
  @inline(__always)
  func value(at place: Place, _ constant: Double, of variable: (Variable) -> Double) -> Double {
    var sum = constant
    for index in Int(place.start)..<Int(place.start + place.count) {
      sum += terms[index].coefficient * variable(terms[index].variable)
    }
    return sum
  }

  /// Takes a row over from terms that are thrown away.
  mutating func take(_ place: inout Place, from former: RowTerms) {
    let start = Int32(terms.count)
    terms.append(contentsOf: former.terms[Int(place.start)..<Int(place.start + place.count)])
    place.start = start
  }
}

extension LayoutEngine {
  /// The row of a record as it was last lowered, in memory of its own.
  func expression(of record: Record) -> LinearExpression {
    LinearExpression(terms: rowTerms.terms(at: record.terms), constant: record.rowConstant)
  }

  /// Moves the terms of all rows together if most of them belong to none. Linear in the engine, constant per change.
  mutating func packRowTerms() {
    guard rowTerms.isWorthPacking else { return }
    let former = rowTerms
    rowTerms = RowTerms()
    for handle in records.names { rowTerms.take(&records[handle].terms, from: former) }
  }
}
