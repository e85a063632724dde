/// Finds a basis and values for many constraints at once by propagation, mostly an optimal one.
///
/// Variables that required equalities tie to each other form classes: all members are *scale · root + offset*.
///
/// 1. A required equality with one class left gives that class its value; with two classes it ties the smaller to the
///    larger; with more it waits. This alone solves rows of equal views and nested boxes.
/// 2. When nothing is left to do, the soft constraint of the highest priority with one class left asks for that class:
///    all constraints that depend on nothing else are one-dimensional, and from the highest priority down they narrow an
///    interval until it is a point. An interval that does not become a point is left for later.
/// 3. When that is done too, the first variable without a value stays where it is, or moves to the nearest end of its
///    interval.
///
/// Each step makes one constraint or variable tight, and each is independent of those before, so the result is a
/// basis. It need not be feasible or optimal; the simplex method goes on from there.
///
/// - Complexity: O(*c* log *c*) for *c* cells, apart from long constraints that are looked at again for each merger.
struct Crash {
  struct Flags {
    static let tight: UInt8 = 1
    static let queued: UInt8 = 2
    static let visited: UInt8 = 4
    /// The row took part when the interval of its class did not become a point.
    static let seen: UInt8 = 8
  }

  /// What a constraint is to the classes: Σ = `sum` + `first` · (its root) + `second` · (its root).
  struct Reduced {
    var sum = 0.0
    var classes = 0
    var firstRoot: Int32 = -1
    var first = 0.0
    var secondRoot: Int32 = -1
    var second = 0.0
  }

  struct Candidate {
    var level: Int32
    var symbol: Symbol
    var low: Double
    var high: Double
  }

  let cells: UnsafePointer<Matrix.Cell>
  let start: UnsafePointer<Int32>
  let count: UnsafePointer<Int32>
  let head: UnsafePointer<Int32>
  let symbols: UnsafeMutablePointer<SymbolState>
  let variables: Int
  let constraints: Int
  let levels: Int
  let tolerance: Double

  // By variable.
  let root: UnsafeMutablePointer<Int32>
  let next: UnsafeMutablePointer<Int32>
  let size: UnsafeMutablePointer<Int32>
  let scale: UnsafeMutablePointer<Double>
  let offset: UnsafeMutablePointer<Double>
  let isKnown: UnsafeMutablePointer<Bool>
  /// The tight symbols found so far, as many as classes that got a value or were tied.
  let tight: UnsafeMutablePointer<Symbol>
  var tightCount = 0

  // By constraint.
  let unknowns: UnsafeMutablePointer<Int32>
  let flags: UnsafeMutablePointer<UInt8>
  let nextInQueue: UnsafeMutablePointer<Int32>
  /// Queues by level, of constraints with little left; the required one is for equalities.
  let queueHead: UnsafeMutablePointer<Int32>
  let queueTail: UnsafeMutablePointer<Int32>
  var candidates: ContiguousArray<Candidate> = []

  mutating func run() {
    for c in 0..<constraints {
      let i = Int32(c)
      let s = symbols + Int(Symbol(row: i))
      if s.pointee.level < 0 { continue }
      if s.pointee.level == Level.required {
        if s.pointee.lower == s.pointee.upper {
          flags[c] |= Flags.visited
          use(i)
          drainEqualities()
        }
      } else {
        consider(i)
      }
    }
    drain()
    for v in 0..<variables where !isKnown[v] {
      _ = settle(root[v], leftover: true)
      drain()
    }
  }

  private mutating func drain() {
    drainEqualities()
    while let i = popSoft() {
      let reduced = reduce(i)
      if flags[Int(i)] & (Flags.tight | Flags.seen) != 0 { continue }
      if reduced.classes == 1 {
        _ = settle(reduced.firstRoot, leftover: false)
      } else if reduced.classes == 2 {
        tie(i, reduced)
      }
      drainEqualities()
    }
  }

  private mutating func drainEqualities() {
    while queueHead[0] >= 0 { use(pop(0)) }
  }

  // MARK: Queues

  @inline(__always)
  private func push(_ i: Int32, _ level: Int) {
    if flags[Int(i)] & (Flags.queued | Flags.tight) != 0 { return }
    flags[Int(i)] |= Flags.queued
    nextInQueue[Int(i)] = -1
    if queueHead[level] < 0 { queueHead[level] = i } else { nextInQueue[Int(queueTail[level])] = i }
    queueTail[level] = i
  }

  @inline(__always)
  private func pop(_ level: Int) -> Int32 {
    let i = queueHead[level]
    queueHead[level] = nextInQueue[Int(i)]
    flags[Int(i)] &= ~Flags.queued
    return i
  }

  private func popSoft() -> Int32? {
    for level in 1..<levels where queueHead[level] >= 0 { return pop(level) }
    return nil
  }

  /// Queues a constraint if it has so little left that it can be used.
  @inline(__always)
  private func consider(_ i: Int32) {
    let s = symbols + Int(Symbol(row: i))
    let level = Int(s.pointee.level)
    if level < 0 { return }
    let isEquality = s.pointee.lower == s.pointee.upper
    if level == 0 {
      if isEquality && flags[Int(i)] & Flags.visited != 0 && unknowns[Int(i)] <= 2 { push(i, 0) }
    } else if unknowns[Int(i)] == 1 || (isEquality && unknowns[Int(i)] == 2) {
      push(i, level)
    }
  }

  // MARK: Equalities

  /// Uses a required equality if it has at most two classes left.
  @inline(__always)
  private mutating func use(_ i: Int32) {
    if flags[Int(i)] & Flags.tight != 0 { return }
    let reduced = reduce(i)
    if reduced.classes == 1 {
      let target = symbols[Int(Symbol(row: i))].lower
      makeTight(Symbol(row: i))
      determine(reduced.firstRoot, (target - reduced.sum) / reduced.first)
    } else if reduced.classes == 2 {
      tie(i, reduced)
    }
  }

  /// Expresses a constraint by the roots of its classes; counts three if there are more than two.
  @inline(__always)
  private func reduce(_ i: Int32) -> Reduced {
    var result = Reduced()
    let first = Int(start[Int(i)])
    for index in first..<(first + Int(count[Int(i)])) {
      let v = Int(cells[index].variable)
      let a = cells[index].value
      if isKnown[v] {
        result.sum += a * symbols[2 * v].value
        continue
      }
      result.sum += a * offset[v]
      let c = a * scale[v]
      if root[v] == result.firstRoot {
        result.first = cancelling(result.first, c)
      } else if root[v] == result.secondRoot {
        result.second = cancelling(result.second, c)
      } else if result.firstRoot < 0 {
        result.firstRoot = root[v]
        result.first = c
      } else if result.secondRoot < 0 {
        result.secondRoot = root[v]
        result.second = c
      } else {
        result.classes = 3
        return result
      }
    }
    // What is too small to divide by is left to the simplex method, which has a choice.
    if abs(result.first) < Solver.pivotTolerance { result.first = 0 }
    if abs(result.second) < Solver.pivotTolerance { result.second = 0 }
    if result.first == 0 {
      swap(&result.first, &result.second)
      swap(&result.firstRoot, &result.secondRoot)
    }
    result.classes = result.first == 0 ? 0 : result.second == 0 ? 1 : 2
    return result
  }

  @inline(__always)
  private mutating func makeTight(_ symbol: Symbol) {
    tight[tightCount] = symbol
    tightCount += 1
    if !symbol.isStructural { flags[Int(symbol.ordinal)] |= Flags.tight }
  }

  /// Gives a class its value.
  @inline(__always)
  private mutating func determine(_ r: Int32, _ value: Double) {
    var v = Int(r)
    repeat {
      symbols[2 * v].value = scale[v] * value + offset[v]
      isKnown[v] = true
      var index = head[v]
      while index >= 0 {
        let i = cells[Int(index)].constraint
        unknowns[Int(i)] -= 1
        if unknowns[Int(i)] <= 2 { consider(i) }
        index = cells[Int(index)].nextInColumn
      }
      v = Int(next[v])
    } while v != Int(r)
  }

  /// Makes an equality of two classes tight, which makes them one.
  private mutating func tie(_ i: Int32, _ reduced: Reduced) {
    let s = symbols + Int(Symbol(row: i))
    if s.pointee.lower != s.pointee.upper { return }
    makeTight(Symbol(row: i))
    let target = s.pointee.lower
    var (small, large) = (reduced.firstRoot, reduced.secondRoot)
    var (a, b) = (reduced.first, reduced.second)
    // Small classes move into large ones, unless that would multiply rounding errors.
    let isSmaller = size[Int(small)] <= size[Int(large)]
    if isSmaller ? abs(a) < 1e-3 * abs(b) : abs(b) >= 1e-3 * abs(a) {
      swap(&small, &large)
      swap(&a, &b)
    }
    merge(small, into: large, factor: -b / a, addend: (target - reduced.sum) / a)
  }

  /// *small root* = factor · *large root* + addend.
  private mutating func merge(_ small: Int32, into large: Int32, factor: Double, addend: Double) {
    var v = small
    repeat {
      root[Int(v)] = large
      offset[Int(v)] += scale[Int(v)] * addend
      scale[Int(v)] *= factor
      v = next[Int(v)]
    } while v != small
    swap(&next[Int(small)], &next[Int(large)])
    size[Int(large)] += size[Int(small)]
    // The former members now stand between `large` and its former successor.
    v = next[Int(large)]
    var remaining = size[Int(small)]
    while remaining > 0 {
      var index = head[Int(v)]
      while index >= 0 {
        let i = cells[Int(index)].constraint
        if flags[Int(i)] & (Flags.visited | Flags.tight) == Flags.visited { push(i, 0) }
        index = cells[Int(index)].nextInColumn
      }
      v = next[Int(v)]
      remaining -= 1
    }
  }

  // MARK: One dimension

  /// Gives a class the best value for all constraints that depend on nothing else.
  ///
  /// - Returns: False if they leave a choice and it is not the time for `leftover` classes.
  private mutating func settle(_ r: Int32, leftover: Bool) -> Bool {
    collectCandidates(of: r)
    if candidates.count > 1 {
      candidates.sort { ($0.level, $0.symbol) < ($1.level, $1.symbol) }
    }
    var (low, high) = (-Double.infinity, Double.infinity)
    var (lowSymbol, highSymbol): (Symbol, Symbol) = (-1, -1)
    for candidate in candidates {
      if candidate.low > high {
        (low, lowSymbol) = (high, highSymbol)
      } else if candidate.high < low {
        (high, highSymbol) = (low, lowSymbol)
      } else {
        if candidate.low > low { (low, lowSymbol) = (candidate.low, candidate.symbol) }
        if candidate.high < high { (high, highSymbol) = (candidate.high, candidate.symbol) }
      }
      if high - low <= tolerance { break }
    }
    if high - low > tolerance {
      if !leftover {
        for candidate in candidates where !candidate.symbol.isStructural {
          flags[Int(candidate.symbol.ordinal)] |= Flags.seen
        }
        return false
      }
      let present = symbols[Int(Symbol(structural: r))].value
      if present < low { (high, highSymbol) = (low, lowSymbol) }
      if present > high { (low, lowSymbol) = (high, highSymbol) }
      if present >= low && present <= high && low < high {
        (low, lowSymbol) = (present, Symbol(structural: r))
      }
    }
    if lowSymbol < 0 && highSymbol < 0 { (low, lowSymbol) = (symbols[2 * Int(r)].value, Symbol(structural: r)) }
    makeTight(lowSymbol >= 0 ? lowSymbol : highSymbol)
    determine(r, lowSymbol >= 0 ? low : high)
    return true
  }

  private mutating func collectCandidates(of r: Int32) {
    candidates.removeAll(keepingCapacity: true)
    var v = r
    repeat {
      let s = symbols[Int(Symbol(structural: v))]
      if s.level == Level.required { add(Symbol(structural: v), scale[Int(v)], offset[Int(v)]) }
      var index = head[Int(v)]
      while index >= 0 {
        let i = cells[Int(index)].constraint
        index = cells[Int(index)].nextInColumn
        // Long constraints of a class are left to the simplex method: looking for them costs too much.
        if unknowns[Int(i)] > 4 || flags[Int(i)] & Flags.tight != 0 { continue }
        if symbols[Int(Symbol(row: i))].level < 0 { continue }
        let reduced = reduce(i)
        if reduced.classes == 1 && reduced.firstRoot == r { add(Symbol(row: i), reduced.first, reduced.sum) }
      }
      v = next[Int(v)]
    } while v != r
  }

  /// The values of a root for which *factor · root + addend* costs nothing.
  private mutating func add(_ symbol: Symbol, _ factor: Double, _ addend: Double) {
    let s = symbols[Int(symbol)]
    let a = (s.lower - addend) / factor
    let b = (s.upper - addend) / factor
    // Overflow, or an interval at infinity.
    if !(min(a, b) < .infinity && max(a, b) > -.infinity) { return }
    candidates.append(Candidate(level: s.level, symbol: symbol, low: min(a, b), high: max(a, b)))
  }
}
