extension Solver {
  /// Adds an unknown.
  ///
  /// - Parameters:
  ///   - lowerBound: A required lower bound, such as 0 for a width.
  ///   - value: Where the variable stays unless a constraint moves it.
  /// - Complexity: O(1) amortised.
  public mutating func addVariable(lowerBound: Double? = nil, value: Double = 0) -> Variable {
    let index: Int32
    if let reused = unusedVariables.popLast() {
      index = reused
    } else {
      index = Int32(variableIsLive.count)
      variableIsLive.append(false)
      solution.append(0)
    }
    let symbol = Symbol(structural: index)
    grow(to: symbol)
    variableIsLive[Int(index)] = true
    let start = value.isFinite ? value : 0
    solution[Int(index)] = start
    self.value[Int(symbol)] = start
    if let lowerBound, lowerBound > -.infinity {
      precondition(lowerBound.isFinite, "the lower bound of a variable must be finite")
      lower[Int(symbol)] = lowerBound
      upper[Int(symbol)] = .infinity
      level[Int(symbol)] = Level.required
      levelsAreStale = true
      isSolved = false
    } else {
      level[Int(symbol)] = Level.free
    }
    boxLower[Int(symbol)] = -.infinity
    boxUpper[Int(symbol)] = .infinity
    return Variable(index: index)
  }

  /// Removes an unknown that no constraint mentions any more. Its index may be given to a later variable.
  public mutating func removeVariable(_ v: Variable) {
    precondition(isLive(v), "removing a variable that does not exist")
    let symbol = Symbol(structural: v.index)
    // No constraint mentions the variable, so nothing but rounding debris can tie it to others.
    if tableau.isBasic[Int(symbol)] { exchange(basic: symbol) }
    tableau.erase(symbol)
    if level[Int(symbol)] != Level.free { levelsAreStale = true }
    clear(symbol)
    variableIsLive[Int(v.index)] = false
    unusedVariables.append(v.index)
  }

  /// The value of a variable after the last successful ``solve()``; before that, its initial value.
  public func value(of v: Variable) -> Double {
    precondition(isLive(v), "reading a variable that does not exist")
    return solution[Int(v.index)]
  }

  /// The value of an expression after the last successful ``solve()``.
  public func value(of e: LinearExpression) -> Double {
    var sum = e.constant
    for term in e.terms { sum += term.coefficient * value(of: term.variable) }
    return sum
  }

  func isLive(_ v: Variable) -> Bool {
    v.index >= 0 && v.index < variableIsLive.count && variableIsLive[Int(v.index)]
  }

  /// Makes room for `symbol` and all before it.
  mutating func grow(to symbol: Symbol) {
    while level.count <= Int(symbol) {
      value.append(0)
      lower.append(-.infinity)
      upper.append(.infinity)
      level.append(Level.absent)
      boxLower.append(-.infinity)
      boxUpper.append(.infinity)
    }
    tableau.grow(to: level.count)
    optimizer.grow(to: level.count)
  }

  /// Gives all per-symbol properties the values of a symbol that is not in use.
  mutating func clear(_ symbol: Symbol) {
    value[Int(symbol)] = 0
    lower[Int(symbol)] = -.infinity
    upper[Int(symbol)] = .infinity
    level[Int(symbol)] = Level.absent
    boxLower[Int(symbol)] = -.infinity
    boxUpper[Int(symbol)] = .infinity
  }
}
