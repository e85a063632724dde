/// How basic symbols move when one tight symbol moves by 1: a column of the tableau, which as a whole is never stored.
struct Column: Sendable {
  /// The tight symbol; −1 if the column is not valid.
  var symbol: Symbol = -1
  /// The symbols that move, variables before rows; among them the tight symbol itself if it is a variable.
  var entries: ContiguousArray<Factors.Entry> = []
  /// How many of `entries` are variables.
  var variableCount = 0
  /// The largest of their coefficients, by magnitude.
  var largest = 0.0
}

/// Vectors for solving with the basis. All zero between uses.
struct Scratch: Sendable {
  /// A number for each slot; or, while the rows of a column are collected, for each constraint.
  var slots: ContiguousArray<Double> = []
  /// A number for each variable.
  var variables: ContiguousArray<Double> = []
  /// Of the last solve with the factors, in ascending order, the slots or variables whose number may not be zero.
  var reached: ContiguousArray<Int32> = []
  /// The row of the tableau that was computed last: the slots and coefficients of tight symbols.
  var row: ContiguousArray<Factors.Entry> = []
  var touched: ContiguousArray<Int32> = []

  mutating func noteReached(by index: inout FactorIndex) { index.drainReached(into: &reached) }

  mutating func noteReached(_ numbers: ContiguousArray<Double>, count: Int) {
    reached.removeAll(keepingCapacity: true)
    numbers.withUnsafeBufferPointer { numbers in
      for index in 0..<count where numbers[index] != 0 { reached.append(Int32(index)) }
    }
  }

  mutating func grow(variables: Int, constraints: Int) {
    slots.append(zerosUpTo: max(variables, constraints))
    self.variables.append(zerosUpTo: variables)
  }
}

extension ContiguousArray<Double> {
  /// Appends zeros until there are `count` numbers.
  fileprivate mutating func append(zerosUpTo count: Int) {
    if self.count < count { append(contentsOf: repeatElement(0, count: count - self.count)) }
  }
}
