/// Which variables have other values in optimal solutions, found for all of them together: ``Solver/freedomSurvey()``.
///
/// An optimal basis has a way out of the solution for each tight symbol that may move at no cost, and all other optimal
/// solutions lie along sums of these ways. Where a way is open for some distance, what moves along it is undetermined; what
/// moves along no way is determined; and what moves along ways only that something blocks at once, and others might unblock,
/// is known to an optimization alone.
public struct FreedomSurvey: Sendable {
  /// A way that a variable moves along.
  private struct Move: Sendable {
    /// The number of the way.
    let way: Int32
    /// By how much the variable grows with the symbol.
    let rate: Double
  }

  /// The ways that each variable moves along, by number; empty while nothing moves, as in most solutions.
  private var moves: [[Move]] = []
  /// For each way how far it is open.
  private var lengths: [Double] = []
  private let variableCount: Int
  private let tolerance: Double

  init(variables: Int, tolerance: Double) {
    variableCount = variables
    self.tolerance = tolerance
  }

  mutating func add(_ variables: ArraySlice<Factors.Entry>, length: Double) {
    let way = Int32(lengths.count)
    lengths.append(length)
    if moves.isEmpty { moves = Array(repeating: [], count: variableCount) }
    for entry in variables { moves[Int(entry.index.ordinal)].append(Move(way: way, rate: entry.value)) }
  }

  /// Whether another value of the variable is optimal too; nil if only ``Solver/isUndetermined(_:)`` can tell. Linear in the
  /// number of ways that move the variable.
  public func isUndetermined(_ v: Variable) -> Bool? { verdict(moves(of: v)) }

  private func moves(of v: Variable) -> [Move] { moves.isEmpty ? [] : moves[Int(v.index)] }

  /// Whether the expression has another value in an optimal solution; nil if the survey cannot tell. Linear in the number of
  /// ways that move its variables.
  public func isUndetermined(_ expression: LinearExpression) -> Bool? {
    var rates: [Int32: Double] = [:]
    for term in expression.normalized.terms {
      for move in moves(of: term.variable) { rates[move.way, default: 0] += term.coefficient * move.rate }
    }
    return verdict(rates.filter { abs($0.value) > Tolerances.direction }.map { Move(way: $0.key, rate: $0.value) })
  }

  private func verdict(_ moves: [Move]) -> Bool? {
    if moves.isEmpty { return false }
    return moves.contains { abs($0.rate) * lengths[Int($0.way)] > tolerance } ? true : nil
  }
}

extension Solver {
  /// Which variables are undetermined, for many questions about one solution; nil if constraints clash, or if so much could move
  /// that noting it would take hundreds of megabytes.
  ///
  /// - Complexity: For each tight symbol that may move at no cost O(number of variables + cells of the factors), but O(1) for
  ///   a variable without constraints. Costs no optimization.
  public func freedomSurvey() -> FreedomSurvey? {
    var copy = self
    do throws(Conflict) { try copy.solve() } catch { return nil }
    guard copy.isSolved, copy.optimizer.isPriced else { return nil }
    var survey = FreedomSurvey(variables: solution.count, tolerance: conflictTolerance)
    var ways = Ways(symbols: copy.symbols.count)
    for symbol in copy.slotSymbol {
      let mayRise = copy.leadingSlope(symbol, 1).slope <= 0
      let mayFall = copy.leadingSlope(symbol, -1).slope <= 0
      guard mayRise || mayFall else { continue }
      if symbol.isStructural, copy.matrix.head[Int(symbol.ordinal)] == Matrix.none {
        survey.add([Factors.Entry(value: 1, index: symbol)], length: .infinity)
        continue
      }
      copy.computeColumn(of: symbol)
      guard copy.column.symbol == symbol else { return nil }
      if mayRise { copy.note(symbol, 1, in: &ways) }
      if mayFall { copy.note(symbol, -1, in: &ways) }
    }
    ways.closeBlocked()
    var cells = 0
    for (symbol, length) in ways.open {
      copy.computeColumn(of: symbol)
      guard copy.column.symbol == symbol else { return nil }
      cells += copy.column.variableCount
      guard cells < Self.mostSurveyedCells else { return nil }
      survey.add(copy.column.entries[..<copy.column.variableCount], length: length)
    }
    return survey
  }

  private static let mostSurveyedCells = 8_000_000

  /// Notes how far the symbol of the present column can move before a basic one leaves its piece, and what is at an end of its
  /// piece already.
  private func note(_ symbol: Symbol, _ sign: Double, in ways: inout Ways) {
    var way = Ways.Way(symbol: symbol, length: .infinity)
    for entry in column.entries where entry.index != symbol {
      let s = symbols[Int(entry.index)]
      guard s.level >= 0 else { continue }
      let rate = entry.value * sign
      let (up, down) = (s.pieceUpper - s.value, s.value - s.pieceLower)
      let room = rate > 0 ? up : down
      way.length = min(way.length, room <= tolerance ? 0 : room / abs(rate))
      if up <= tolerance || down <= tolerance {
        way.ends.append(entry.index)
        let push = Ways.Push(way: Int32(ways.list.count), isUp: rate > 0, isBlocked: room <= tolerance)
        ways.add(push, of: entry.index)
      }
    }
    ways.list.append(way)
  }
}

/// The ways out of a solution, and which symbols block them.
private struct Ways {
  /// A tight symbol that may move in one direction at no cost.
  struct Way {
    let symbol: Symbol
    var length: Double
    /// The basic symbols at an end of their pieces that the way moves.
    var ends: [Symbol] = []
    var isClosed = false
  }

  /// What a way does to a basic symbol at an end of its piece.
  struct Push {
    let way: Int32
    let isUp: Bool
    let isBlocked: Bool
  }

  var list: [Way] = []
  /// By the basic symbol; empty while there are none.
  private(set) var pushes: [[Push]] = []
  private let symbolCount: Int

  init(symbols: Int) { symbolCount = symbols }

  mutating func add(_ push: Push, of symbol: Symbol) {
    if pushes.isEmpty { pushes = Array(repeating: [], count: symbolCount) }
    pushes[Int(symbol)].append(push)
  }

  /// Each symbol that has an open way, with the longest.
  var open: [(symbol: Symbol, length: Double)] {
    var result: [(symbol: Symbol, length: Double)] = []
    for way in list where !way.isClosed {
      if let last = result.last, last.symbol == way.symbol {
        result[result.count - 1].length = max(last.length, way.length)
      } else {
        result.append((way.symbol, way.length))
      }
    }
    return result
  }

  /// Closes each way that pushes something beyond the end of its piece that no other way pulls back; what it could have pulled
  /// back for others is looked at again.
  mutating func closeBlocked() {
    var pending = pushes.indices.filter { pushes[$0].contains(where: \.isBlocked) }
    var isPending = Array(repeating: false, count: pushes.count)
    for symbol in pending { isPending[symbol] = true }
    while let symbol = pending.popLast() {
      isPending[symbol] = false
      pushes[symbol].removeAll { list[Int($0.way)].isClosed }
      for push in pushes[symbol] where push.isBlocked && !isPulledBack(push, of: symbol) {
        list[Int(push.way)].isClosed = true
        for other in list[Int(push.way)].ends where !isPending[Int(other)] {
          isPending[Int(other)] = true
          pending.append(Int(other))
        }
      }
    }
  }

  /// Whether the way of another tight symbol moves the basic one in the other direction.
  private func isPulledBack(_ push: Push, of symbol: Int) -> Bool {
    let own = list[Int(push.way)].symbol
    return pushes[symbol].contains {
      $0.isUp != push.isUp && !list[Int($0.way)].isClosed && list[Int($0.way)].symbol != own
    }
  }
}
