/// What is known between the steps of an optimisation, and reused memory of one.
struct Optimizer: Sendable {
  /// A point on the path of the entering symbol where something happens.
  struct Event: Sendable {
    /// Distance along the path, ≥ 0.
    var distance: Double
    /// How fast the symbol moves along the path, > 0, and by how much the slope of the cost of its level rises.
    var rate: Double
    var symbol: Symbol
    /// The level at which going on costs.
    var level: Int32
    /// Whether this is the entering symbol itself: then nothing has to be exchanged.
    var isEntering: Bool
    /// The value of the symbol at the event.
    var target: Double
    /// The piece of its cost the symbol is on beyond the event.
    var pieceBeyond: Int8

    static func precedes(_ a: Event, _ b: Event) -> Bool {
      if a.distance != b.distance { return a.distance < b.distance }
      // Both ends of the interval of an equality are at the same place; the near one is met first.
      return (a.symbol, abs(a.pieceBeyond)) < (b.symbol, abs(b.pieceBeyond))
    }
  }

  /// A slope of the cost of a level along a variable, not yet spread over the tight symbols.
  struct Change: Sendable {
    var value: Double
    var level: Int32
    var variable: Int32
  }

  /// Reduced costs by slot, without the tight symbol's own cost; those of the present pieces but for `changes`.
  var costs = CostVectors()
  /// False if the basis or the pieces changed without `costs` being told.
  var isPriced = true
  var changes: ContiguousArray<Change> = []
  /// Whether rounding errors in the reduced costs call for computing them anew.
  var isRough = false
  /// Slots that may have somewhere better to go. All others do not.
  var candidates: ContiguousArray<Int32> = []
  /// By slot.
  var isCandidate: ContiguousArray<Bool> = []
  /// How many required symbols are on a piece that costs.
  var violatedRequired = 0

  /// What may happen in a step; a heap while `path` grows.
  var events: ContiguousArray<Event> = []
  /// What happens first, in order.
  var path: ContiguousArray<Event> = []
  /// The slope of the level of the move, added up along the column.
  var slope = 0.0
  /// The same for higher levels, in which it should be zero, beside the sum of its terms' magnitudes.
  var higher: ContiguousArray<(level: Int32, slope: Double, scale: Double)> = []
  /// Whether that is not what the reduced costs said; then rounding errors have grown in them.
  var isSlopeWrong = false
  /// Whether a slope was so small that rounding errors may be behind it.
  var isDoubtful = false
  /// Where the step ends at the latest.
  var stop = Double.infinity

  mutating func grow(slots: Int) {
    costs.grow(slots: slots)
    let missing = slots - isCandidate.count
    if missing > 0 { isCandidate.append(contentsOf: repeatElement(false, count: missing)) }
  }

  @inline(__always)
  mutating func addCandidate(_ slot: Int32) {
    if isCandidate[Int(slot)] { return }
    isCandidate[Int(slot)] = true
    candidates.append(slot)
  }

  mutating func removeCandidates() {
    for slot in candidates { isCandidate[Int(slot)] = false }
    candidates.removeAll(keepingCapacity: true)
  }

  /// Makes room for a new level: this one and those below it are one further down.
  mutating func insertLevel(_ level: Int32) {
    costs.insertLevel(level)
    for index in changes.indices where changes[index].level >= level { changes[index].level += 1 }
  }
}
