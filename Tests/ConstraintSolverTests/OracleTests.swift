@testable import ConstraintSolver
import Testing

/// Compares with a method that shares nothing with the solver: trying all corners.
///
/// All costs are piecewise linear with breaks on the lines where a constraint holds with equality, so an optimum lies
/// where two of these lines cross. With two unknowns and a few constraints all crossings can be tried.
@Suite("Oracle")
struct OracleTests {
  struct Line {
    var a: Double
    var b: Double
    var c: Double
    var relation: Relation
    var priority: Float

    func violation(_ x: Double, _ y: Double) -> Double {
      let e = a * x + b * y + c
      switch relation {
      case .lessThanOrEqual: return max(0, e)
      case .equal: return abs(e)
      case .greaterThanOrEqual: return max(0, -e)
      }
    }
  }

  static let levels: [Float] = [1000, 750, 500, 250]

  @Test("random systems of two unknowns", arguments: 1...1500)
  func corners(seed: Int) throws {
    var random = LCG(seed: UInt32(seed) &* 31)
    let lines = randomLines(&random)
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    for line in lines {
      _ = try solver.addConstraint(
        line.a * x + line.b * y + line.c, line.relation, priority: Priority(line.priority))
    }
    let best = bestCorner(lines)
    do throws(Conflict) {
      try solver.solve()
    } catch {
      #expect(best[0] > 1e-6)
      return
    }
    let found = sums(lines, solver.value(of: x), solver.value(of: y))
    for (a, b) in zip(found, best) { #expect(abs(a - b) < 1e-6) }
    #expect(solver.brokenInvariant() == nil)
  }

  private func randomLines(_ random: inout LCG) -> [Line] {
    var lines: [Line] = []
    for _ in 0..<(3 + random.next(7)) {
      lines.append(
        Line(
          a: Double(random.next(7) - 3), b: Double(random.next(7) - 3), c: Double(random.next(61) - 30),
          relation: Relation(rawValue: Int8(random.next(3) - 1))!, priority: Self.levels[random.next(4)]))
    }
    // Something must hold on to both unknowns, or there might be no corner.
    lines.append(Line(a: 1, b: 0, c: 0, relation: .equal, priority: 250))
    lines.append(Line(a: 0, b: 1, c: 0, relation: .equal, priority: 250))
    return lines
  }

  private func sums(_ lines: [Line], _ x: Double, _ y: Double) -> [Double] {
    Self.levels.map { level in
      lines.filter { $0.priority == level }.reduce(0) { $0 + $1.violation(x, y) }
    }
  }

  private func bestCorner(_ lines: [Line]) -> [Double] {
    var best = [Double](repeating: .infinity, count: Self.levels.count)
    for (i, p) in lines.enumerated() {
      for q in lines[..<i] {
        let determinant = p.a * q.b - p.b * q.a
        if determinant == 0 { continue }
        let candidate = sums(
          lines, (p.b * q.c - p.c * q.b) / determinant, (p.c * q.a - p.a * q.c) / determinant)
        if precedes(candidate, best) { best = candidate }
      }
    }
    return best
  }

  /// Lexicographic order with a tolerance for rounding.
  private func precedes(_ a: [Double], _ b: [Double]) -> Bool {
    for (x, y) in zip(a, b) where abs(x - y) > 1e-9 || y == .infinity { return x < y }
    return false
  }
}
