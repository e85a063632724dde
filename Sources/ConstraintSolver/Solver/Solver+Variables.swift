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
    // Most variables are new, and the state of each is written once.
    if lowerBound == nil && unusedVariables.isEmpty && mentionedVariables.isEmpty {
      return Variable(index: appendVariable(at: start))
    }
    let index: Int32
    // If many variables were removed, the next solve frees their numbers at a lower cost.
    if unusedVariables.isEmpty && mentionedVariables.count < 9 && !isBasisLost { releaseMentionedVariables() }
    if let reused = unusedVariables.popLast() {
      index = reused
      variableIsLive[Int(index)] = true
      solution[Int(index)] = start
    } else {
      index = appendVariable(at: start)
    }
    let symbol = Int(Symbol(structural: index))
    symbols[symbol].value = start
    symbols[symbol].level = Level.free
    if let lowerBound, lowerBound > -.infinity {
      precondition(lowerBound.isFinite, "the lower bound of a variable must be finite")
      symbols[symbol].lower = lowerBound
      join(Symbol(symbol), Level.required)
      touch(Symbol(symbol))
    }
    return Variable(index: index)
  }

  /// Makes room for so many variables and constraints in all. A hint: it saves copying while a large layout grows.
  public mutating func reserveCapacity(variables: Int, constraints: Int) {
    symbols.reserveCapacity(2 * max(variables, constraints))
    slotSymbol.reserveCapacity(variables)
    variableIsLive.reserveCapacity(variables)
    solution.reserveCapacity(variables)
    records.reserveCapacity(constraints)
    members[0].reserveCapacity(constraints)
    queue.reserveCapacity(constraints)
    // Constraints of layouts have one to four terms.
    matrix.reserveCapacity(variables: variables, constraints: constraints, cells: 3 * constraints)
  }

  /// Adds a variable with a number of its own, and a tight symbol for it. No row mentions it yet, so the rest of the basis remains as
  /// it is.
  private mutating func appendVariable(at value: Double) -> Int32 {
    let variable = Int32(variableIsLive.count)
    variableIsLive.append(true)
    solution.append(value)
    let symbol = Symbol(structural: variable)
    let slot = Int32(slotSymbol.count)
    slotSymbol.append(symbol)
    if symbols.count <= Int(symbol) { grow(to: symbol) }
    symbols[Int(symbol)] = SymbolState(value: value, level: Level.free, slot: slot)
    matrix.growVariables(to: Int(variable) + 1)
    if factors.isValid { factors.appendUnit(slot: slot, variable: variable) }
    return variable
  }

  /// Removes a variable, which must exist. No constraint may mention it any more.
  ///
  /// - Complexity: O(1); some work is left to the next ``solve()`` if removed constraints that were binding mention it.
  public mutating func removeVariable(_ v: Variable) {
    precondition(isLive(v), "removing a variable that does not exist")
    let symbol = Symbol(structural: v.index)
    leave(symbol)
    symbols[Int(symbol)].lower = -.infinity
    symbols[Int(symbol)].level = Level.free
    variableIsLive[Int(v.index)] = false
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
    v.index >= 0 && v.index < variableIsLive.count && variableIsLive[Int(v.index)]
  }

  /// Makes room in the vectors that are only used while solving.
  mutating func growScratch() {
    scratch.grow(variables: variableIsLive.count, constraints: records.count)
    optimizer.grow(slots: variableIsLive.count)
    changed.grow(variables: variableIsLive.count)
  }

  /// Makes room for a symbol, all with smaller numbers and some more.
  mutating func grow(to symbol: Symbol) {
    if symbols.count > Int(symbol) { return }
    symbols.append(contentsOf: repeatElement(SymbolState(), count: symbols.growth(to: Int(symbol) + 1)))
  }
}
