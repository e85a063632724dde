/// The cells of the factors by the later of the two elimination steps that each connects.
///
/// `Factors` keeps them by the earlier one. A solve that starts from few numbers and follows only what they reach needs
/// *L* and *U* both ways (Hall and McKinnon, *Hyper-sparsity in the revised simplex method and how to exploit it*, 2005).
struct FactorIndex: Sendable {
  /// The edition of the factors that the index belongs to, and how often they have been solved with since.
  private var edition = -1
  private var solves = 0
  private var isBuilt = false
  /// The step that eliminated the row of a slot, and the one that eliminated the column of a variable.
  private(set) var stepOfSlot: ContiguousArray<Int32> = []
  private(set) var stepOfVariable: ContiguousArray<Int32> = []
  /// The cells of *L* in the row of each step: the step from whose row a multiple was taken.
  private(set) var lowerStart: ContiguousArray<Int32> = []
  private(set) var lower: ContiguousArray<Factors.Entry> = []
  /// The cells of *U* in the column of each step: the step in whose row it is.
  private(set) var upperStart: ContiguousArray<Int32> = []
  private(set) var upper: ContiguousArray<Factors.Entry> = []
  /// The steps that a solve has yet to visit, and what it has reached so far. Empty between solves.
  private var steps = IndexSet()
  private(set) var reached = IndexSet()

  /// Whether to solve with the index, which is made as soon as there were enough solves with the same factors.
  mutating func isWorthwhile(for factors: Factors, _ limits: SolverLimits) -> Bool {
    if edition != factors.edition {
      edition = factors.edition
      solves = 0
      isBuilt = false
    }
    if isBuilt { return true }
    solves += 1
    if solves <= limits.denseSolves || factors.count <= limits.denseVariables { return false }
    build(factors)
    isBuilt = true
    return true
  }

  /// Replaces the contents of a list by the numbers that the last solve reached, in ascending order.
  mutating func drainReached(into list: inout ContiguousArray<Int32>) { reached.drain(into: &list) }

  /// - Complexity: O(*n* + cells of the factors).
  private mutating func build(_ factors: Factors) {
    let n = factors.count
    stepOfSlot.fill(0, count: n)
    stepOfVariable.fill(0, count: n)
    for step in 0..<n {
      stepOfSlot[Int(factors.pivotSlot[step])] = Int32(step)
      stepOfVariable[Int(factors.pivotVariable[step])] = Int32(step)
    }
    // Counts move up by one place so that filling in leaves each start where it belongs.
    lowerStart.fill(0, count: n + 2)
    upperStart.fill(0, count: n + 2)
    for step in 0..<n {
      for cell in factors.lowerCells(step) { lowerStart[Int(stepOfSlot[Int(factors.cells[cell].index)]) + 2] += 1 }
      for cell in factors.upperCells(step) { upperStart[Int(stepOfVariable[Int(factors.cells[cell].index)]) + 2] += 1 }
    }
    for step in 0..<n {
      lowerStart[step + 2] += lowerStart[step + 1]
      upperStart[step + 2] += upperStart[step + 1]
    }
    lower.resize(to: Int(lowerStart[n + 1]))
    upper.resize(to: Int(upperStart[n + 1]))
    for step in 0..<n {
      for cell in factors.lowerCells(step) {
        let later = Int(stepOfSlot[Int(factors.cells[cell].index)]) + 1
        lower[Int(lowerStart[later])] = Factors.Entry(value: factors.cells[cell].value, index: Int32(step))
        lowerStart[later] += 1
      }
      for cell in factors.upperCells(step) {
        let later = Int(stepOfVariable[Int(factors.cells[cell].index)]) + 1
        upper[Int(upperStart[later])] = Factors.Entry(value: factors.cells[cell].value, index: Int32(step))
        upperStart[later] += 1
      }
    }
    steps.grow(to: n)
    reached.grow(to: n)
  }

  /// The index for the duration of one solve.
  struct View {
    let stepOfSlot: UnsafeBufferPointer<Int32>
    let stepOfVariable: UnsafeBufferPointer<Int32>
    let lowerStart: UnsafeBufferPointer<Int32>
    let lower: UnsafeBufferPointer<Factors.Entry>
    let upperStart: UnsafeBufferPointer<Int32>
    let upper: UnsafeBufferPointer<Factors.Entry>
    let steps: IndexSet.Bits
    let reached: IndexSet.Bits
  }

  mutating func withView(_ body: (View) -> Void) {
    steps.withBits { steps in
      reached.withBits { reached in
        stepOfSlot.withUnsafeBufferPointer { stepOfSlot in
          stepOfVariable.withUnsafeBufferPointer { stepOfVariable in
            lowerStart.withUnsafeBufferPointer { lowerStart in
              lower.withUnsafeBufferPointer { lower in
                upperStart.withUnsafeBufferPointer { upperStart in
                  upper.withUnsafeBufferPointer { upper in
                    body(
                      View(
                        stepOfSlot: stepOfSlot, stepOfVariable: stepOfVariable, lowerStart: lowerStart, lower: lower,
                        upperStart: upperStart, upper: upper, steps: steps, reached: reached))
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}

extension ContiguousArray<Factors.Entry> {
  /// Makes the array so long, whatever it contains then, in the memory it has if possible.
  fileprivate mutating func resize(to count: Int) {
    if self.count >= count { return removeLast(self.count - count) }
    append(contentsOf: repeatElement(Factors.Entry(value: 0, index: 0), count: count - self.count))
  }
}
