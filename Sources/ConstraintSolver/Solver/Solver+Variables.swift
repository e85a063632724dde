extension Solver {
  /// Adds a variable.
  ///
  /// - Parameters:
  ///   - lowerBound: The least value that is allowed, such as 0 for a width; nil or −∞ for none. It must not be NaN or
  ///     +∞.
  ///   - value: The value that the variable keeps unless a constraint moves it. A number that is not finite counts as
  ///     0.
  /// - Complexity: O(1) amortised.
  public mutating func addVariable(lowerBound: Double? = nil, value: Double = 0) -> Variable {
    let start = value.isFinite ? value : 0
    isSolved = false
    if lowerBound == nil && unusedVariables.isEmpty && mentionedVariables.isEmpty {
      return Variable(index: append(start))
    }
    return addVariable(from: lowerBound, at: start)
  }

  /// Adds a variable that has a bound or may get a number that another had. Apart from the usual case, which is short.
  @inline(never)
  private mutating func addVariable(from lowerBound: Double?, at start: Double) -> Variable {
    let index = unusedVariables.isEmpty && mentionedVariables.isEmpty ? append(start) : replace(by: start)
    if let lowerBound { bound(index, from: lowerBound) }
    return Variable(index: index)
  }

  private mutating func bound(_ variable: Int32, from bound: Double) {
    if bound == -.infinity { return }
    precondition(bound.isFinite, "the lower bound of a variable must be finite")
    newBounds.append((variable, bound, records.count))
  }

  @inline(__always)
  private mutating func append(_ value: Double) -> Int32 {
    let index = Int32(truncatingIfNeeded: solution.count)
    solution.append(value)
    return index
  }

  /// Adds a variable after others were removed, whose number it may get.
  private mutating func replace(by value: Double) -> Int32 {
    admit()
    // If many variables were removed, the next solve frees their numbers at a lower cost.
    if unusedVariables.isEmpty && mentionedVariables.count < 9 && !isBasisLost { releaseMentionedVariables() }
    guard let index = unusedVariables.popLast() else { return append(value) }
    solution[Int(index)] = value
    symbols[Int(Symbol(structural: index))].value = value
    symbols[Int(Symbol(structural: index))].level = Level.free
    return index
  }

  /// Makes room for so many variables and constraints in all. A hint: it saves copying while a large layout grows.
  public mutating func reserveCapacity(variables: Int, constraints: Int) {
    symbols.reserveCapacity(2 * max(variables, constraints))
    slotSymbol.reserveCapacity(variables)
    solution.reserveCapacity(variables)
    records.reserveCapacity(constraints)
    members[0].reserveCapacity(constraints)
    queue.reserveCapacity(constraints)
    // Constraints of layouts have one to four terms.
    matrix.reserveCapacity(variables: variables, constraints: constraints, cells: 3 * constraints)
  }

  /// Removes a variable, which must exist. No constraint may mention it any more.
  ///
  /// - Complexity: O(1); some work is left to the next ``solve()`` if removed constraints that were binding mention it.
  public mutating func removeVariable(_ v: Variable) {
    precondition(isLive(v), "removing a variable that does not exist")
    admit()
    let symbol = Symbol(structural: v.index)
    leave(symbol)
    symbols[Int(symbol)].lower = -.infinity
    symbols[Int(symbol)].level = Level.free
    solution[Int(v.index)] = Double(bitPattern: Solver.absent)
    mentionedVariables.append(v.index)
    isSolved = false
    disturbances += Thresholds.disturbance
  }

  /// The value of a variable, which must exist, after the last ``solve()`` that did not end in a conflict; before that,
  /// its initial value.
  ///
  /// - Complexity: O(1).
  @inlinable @inline(__always)
  public func value(of v: Variable) -> Double {
    precondition(isLive(v), "reading a variable that does not exist")
    return solution[Int(v.index)]
  }

  /// The value of an expression, whose variables must exist, after the last ``solve()`` that did not end in a conflict.
  ///
  /// - Complexity: O(number of terms).
  public func value(of e: LinearExpression) -> Double {
    var sum = e.constant
    for term in e.terms { sum += term.coefficient * value(of: term.variable) }
    return sum
  }

  @inlinable @inline(__always)
  func isLive(_ v: Variable) -> Bool {
    v.index >= 0 && v.index < solution.count && Solver.exists(solution[Int(v.index)])
  }

  /// Makes room in the vectors that are only used while solving.
  mutating func growScratch() {
    scratch.grow(variables: solution.count, constraints: records.count)
    optimizer.grow(slots: solution.count)
    changed.grow(variables: solution.count)
  }

  /// Makes room for a symbol, all with smaller numbers and some more.
  mutating func grow(to symbol: Symbol) {
    if symbols.count > Int(symbol) { return }
    symbols.append(contentsOf: repeatElement(SymbolState(), count: symbols.growth(to: Int(symbol) + 1)))
  }
}
