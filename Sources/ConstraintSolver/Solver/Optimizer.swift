/// The state of an optimization between its steps, and memory that each step uses again.
struct Optimizer: Sendable {
  /// A breakpoint that some symbol meets on the way of the entering one.
  struct Event: Sendable {
    /// How far the entering symbol has moved there, ≥ 0.
    var distance: Double
    /// How much the symbol moves per unit of that distance, > 0; as much the slope of its level rises at the
    /// breakpoint.
    var rate: Double
    var symbol: Symbol
    /// The level of the symbol, at which going on costs.
    var level: Int32
    /// Whether this is the entering symbol itself, so that nothing has to be exchanged.
    var isEntering: Bool
    /// The breakpoint: the value that the symbol has there.
    var target: Double
    /// The piece of its cost that the symbol is on beyond the breakpoint.
    var pieceBeyond: Int8

    static func precedes(_ a: Event, _ b: Event) -> Bool {
      if a.distance != b.distance { return a.distance < b.distance }
      // Both ends of an equality's interval are at the same place. The piece between them comes before the one beyond.
      return (a.symbol, abs(a.pieceBeyond)) < (b.symbol, abs(b.pieceBeyond))
    }
  }

  /// A change of a level's cost per unit of a variable, which is not yet part of the reduced costs.
  struct Change: Sendable {
    var value: Double
    var level: Int32
    var variable: Int32
  }

  /// The reduced costs, without the tight symbols' own costs; those of the present pieces if `changes` are added.
  var costs = CostVectors()
  /// Whether `costs` and `changes` fit the basis and the pieces.
  var isPriced = true
  var changes: ContiguousArray<Change> = []
  /// How many levels, from the top, `costs` and `changes` tell of; `.max` if all. As long as something can be made better
  /// at one of these, nobody asks for those below.
  var pricedLevels = Int32.max
  /// How many levels, from the top, steps keep values and pieces of; `.max` if all. At least `pricedLevels`.
  var followedLevels = Int32.max
  /// Whether a step was taken since the values and pieces of all levels were right.
  var hasStepped = false
  /// Whether the reduced costs have to be computed anew because rounding errors have grown in them.
  var isRough = false
  /// The slots whose tight symbols may have a move that makes something better. All others have none.
  var candidates: ContiguousArray<Int32> = []
  /// Whether each slot is among the candidates.
  var isCandidate: ContiguousArray<Bool> = []
  /// Whether the choice among candidates asks how much moves with each.
  var isWeighing = false
  /// For each slot, while `isWeighing`, about how much moves with its tight symbol: the sum of the squares of its column.
  var weights: ContiguousArray<Double> = []
  /// For each slot, while `isWeighing`, the move that was found for its tight symbol since its costs changed.
  var moves: ContiguousArray<Move?> = []
  /// How many required symbols are on a piece that costs.
  var violatedRequired = 0

  /// The breakpoints that a step may meet; a heap while `path` grows.
  var events: ContiguousArray<Event> = []
  /// The first breakpoints that it meets, in order.
  var path: ContiguousArray<Event> = []
  /// The slope of the move's level, added up along the column.
  var slope = 0.0
  /// The slopes of higher levels, which should be zero, each with the sum of its terms' magnitudes.
  var higher: ContiguousArray<(level: Int32, slope: Double, scale: Double)> = []
  /// Whether these slopes are not those of the reduced costs, in which rounding errors must then have grown.
  var isSlopeWrong = false
  /// Whether a slope was met that is so small that it may be a rounding error.
  var isDoubtful = false
  /// The distance at which the step ends at the latest.
  var stop = Double.infinity

  mutating func grow(slots: Int) {
    costs.grow(slots: slots)
    let missing = slots - isCandidate.count
    if missing > 0 { isCandidate.append(contentsOf: repeatElement(false, count: missing)) }
  }

  @inline(__always)
  mutating func addCandidate(_ slot: Int32) {
    if isWeighing { moves[Int(slot)] = nil }
    if isCandidate[Int(slot)] { return }
    isCandidate[Int(slot)] = true
    candidates.append(slot)
  }

  mutating func removeCandidates() {
    for slot in candidates { isCandidate[Int(slot)] = false }
    candidates.removeAll(keepingCapacity: true)
  }

  /// Makes room for a new level: the levels from this one on get a number that is larger by 1.
  mutating func insertLevel(_ level: Int32) {
    costs.insertLevel(level)
    for index in changes.indices where changes[index].level >= level { changes[index].level += 1 }
  }
}
