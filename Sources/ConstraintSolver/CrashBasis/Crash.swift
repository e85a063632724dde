/// Finds a basis and values for many constraints at once by propagation. In layouts the values are mostly optimal.
///
/// Variables that required equalities tie to each other form classes: all members are *scale · root + offset*.
///
/// 1. A required equality that depends on one class without a value gives it its value; one that depends on two ties
///    the smaller to the larger; one that depends on more waits. This alone solves rows of equal views and nested
///    boxes.
/// 2. When nothing of that kind is left, the soft constraint of the highest priority that depends on one class settles
///    it: all constraints that depend on nothing else are one-dimensional, and from the highest priority down they
///    narrow an interval until it is a point. An interval that does not become a point is left for later.
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
    /// The row took part when its class was looked at and the interval did not become a point.
    static let seen: UInt8 = 8
    /// The interval of the constraint is a point.
    static let equality: UInt8 = 16
    static let required: UInt8 = 32
    static let soft: UInt8 = 64
    /// A required equality.
    static let definition = required | equality
  }

  /// The left side of a constraint in terms of the roots of classes without a value: `sum` + `first` · *x*(`firstRoot`)
  /// + `second` · *x*(`secondRoot`).
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
  let rows: UnsafePointer<Matrix.Row>
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
  /// Of a variable whose class has a value, that of the variable; its `root` is ``known``.
  let offset: UnsafeMutablePointer<Double>
  /// How many rows want to know when the variable's class changes: all but required equalities, and those of them that
  /// were visited and wait. Most variables of a layout are defined before any row waits for them.
  let watchers: UnsafeMutablePointer<Int32>
  /// The tight symbols found so far: one for each class that got a value and for each that was tied to another.
  let tight: UnsafeMutablePointer<Symbol>
  var tightCount = 0

  // By constraint.
  /// How many variables without a value a row has, if it watches its variables.
  let unknowns: UnsafeMutablePointer<Int32>
  let flags: UnsafeMutablePointer<UInt8>
  let nextInQueue: UnsafeMutablePointer<Int32>
  /// For each level, a queue of constraints with few variables without a value. That of the required level has
  /// equalities only.
  let queueHead: UnsafeMutablePointer<Int32>
  let queueTail: UnsafeMutablePointer<Int32>
  /// The queues of all soft levels above this one are empty.
  var firstQueue = 1
  var candidates: ContiguousArray<Candidate> = []

  /// The `root` of a variable that has a value.
  static let known: Int32 = -1

  mutating func run() {
    classify()
    for c in 0..<constraints {
      let i = Int32(truncatingIfNeeded: c)
      if flags[c] & Flags.definition == Flags.definition {
        flags[c] |= Flags.visited
        if !use(i) { watch(i) }
        if queueHead[0] >= 0 { drainEqualities() }
      } else if flags[c] & Flags.soft != 0 {
        consider(i)
      }
    }
    drain()
    for v in 0..<variables where root[v] != Crash.known {
      _ = settle(root[v], leftover: true)
      drain()
    }
  }

  private func classify() {
    for c in 0..<constraints {
      let i = Int32(truncatingIfNeeded: c)
      let s = symbols + Int(Symbol(row: i))
      if s.pointee.level < 0 { continue }
      flags[c] =
        (s.pointee.level == Level.required ? Flags.required : Flags.soft)
        | (s.pointee.lower == s.pointee.upper ? Flags.equality : 0)
      if flags[c] != Flags.definition { watch(i) }
    }
  }

  /// Counts the variables without a value of a row that cannot be used yet.
  private func watch(_ i: Int32) {
    unknowns[Int(i)] = 0
    for index in rows[Int(i)].start..<rows[Int(i)].start + rows[Int(i)].count {
      let v = Int(cells[Int(index)].variable)
      if root[v] == Crash.known { continue }
      unknowns[Int(i)] += 1
      watchers[v] += 1
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
    while queueHead[0] >= 0 { _ = use(pop(0)) }
  }

  // MARK: Queues

  @inline(__always)
  mutating func push(_ i: Int32, _ level: Int) {
    if flags[Int(i)] & (Flags.queued | Flags.tight) != 0 { return }
    if level > 0 && level < firstQueue { firstQueue = level }
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

  private mutating func popSoft() -> Int32? {
    while firstQueue < levels && queueHead[firstQueue] < 0 { firstQueue += 1 }
    return firstQueue < levels ? pop(firstQueue) : nil
  }

  /// Queues a constraint if it has so few variables without a value that it can be used.
  @inline(__always)
  mutating func consider(_ i: Int32) {
    let flags = flags[Int(i)]
    if flags & Flags.soft != 0 {
      if unknowns[Int(i)] == 1 || (flags & Flags.equality != 0 && unknowns[Int(i)] == 2) {
        push(i, Int(symbols[Int(Symbol(row: i))].level))
      }
    } else if flags & Flags.visited != 0 && unknowns[Int(i)] <= 2 {
      push(i, 0)
    }
  }
}
