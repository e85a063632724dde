/// Tells which of the equations that are offered one after the other say something new: Gaussian elimination, a row at a time.
///
/// The equations that are taken are independent, so that they neither clash nor say anything twice; when there are as many as unknowns,
/// every unknown is decided.
struct Independence {
  private var rows: [Int: [Int: Double]] = [:]

  /// How many equations were taken.
  var rank: Int { rows.count }

  /// Takes an equation unless it follows from those before, or is about nothing. Costs the length of the rows that it meets.
  ///
  /// - Parameter coefficients: of the unknowns; constants do not matter.
  mutating func take(_ coefficients: [Int: Double]) -> Bool {
    var row = coefficients.filter { abs($0.value) > 1e-9 }
    while let pivot = row.keys.min() {
      guard let known = rows[pivot], let factor = row[pivot] else {
        let scale = row[pivot] ?? 1
        rows[pivot] = row.mapValues { $0 / scale }
        return true
      }
      for (unknown, value) in known {
        let rest = (row[unknown] ?? 0) - factor * value
        row[unknown] = abs(rest) > 1e-9 ? rest : nil
      }
      row[pivot] = nil
    }
    return false
  }
}
