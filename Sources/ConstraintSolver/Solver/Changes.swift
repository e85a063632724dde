/// What the present solve has moved so far, before it is published.
struct Changes: Sendable {
  /// The numbers of the variables; one may be there several times.
  var variables: ContiguousArray<Int32> = []
  /// Whether all variables have to be taken as moved.
  var everything = false
  /// Whether something moved by a good part of the largest coordinate; see `Tolerances.farCoordinate`.
  var isFar = false
  /// Whether something moved so far that the rounding errors of the step exceed the tolerance; see
  /// `Tolerances.lossyCoordinate`.
  var losesDigits = false

  mutating func reset() {
    variables.removeAll(keepingCapacity: true)
    everything = false
    isFar = false
    losesDigits = false
  }
}

extension Solver {
  /// Notes that the variables of the column moved.
  mutating func noteColumnChanged() {
    if changes.everything { return }
    if changes.variables.count > 2 * solution.count {
      changes.variables.removeAll(keepingCapacity: true)
      changes.everything = true
      return
    }
    for entry in column.entries[..<column.variableCount] { changes.variables.append(entry.index.ordinal) }
  }

  /// Copies the values of the variables that moved to the solution, and names those whose value is another one.
  mutating func publishChanges() {
    if changes.everything { return publishAll() }
    for index in changes.variables { publish(index) }
    // Sorting takes a call even where there is nothing to sort.
    if changed.count > 1 { changed.names[..<changed.count].sort() }
  }

  private mutating func publishAll() {
    symbols.withUnsafeBufferPointer { symbols in
      solution.withUnsafeMutableBufferPointer { solution in
        changed.names.withUnsafeMutableBufferPointer { names in
          var count = 0
          for variable in solution.indices {
            let value = symbols[Int(Symbol(structural: Int32(truncatingIfNeeded: variable)))].value
            let former = solution[variable].bitPattern
            if former == value.bitPattern || former == Solver.absent { continue }
            solution[variable] = value
            names[count] = Variable(index: Int32(truncatingIfNeeded: variable))
            count += 1
          }
          changed.count = count
        }
      }
    }
  }

  /// Copies the value of a variable to the solution. Doing that twice names the variable once.
  @inline(__always)
  private mutating func publish(_ variable: Int32) {
    let value = symbols[Int(Symbol(structural: variable))].value
    let former = solution[Int(variable)].bitPattern
    if former == value.bitPattern || former == Solver.absent { return }
    solution[Int(variable)] = value
    changed.append(variable)
  }

  /// The same as ``publishChanges()`` where only the column moved. Its variables are in ascending order, and each of
  /// them exists: when one was removed, everything is looked at.
  mutating func publishColumn() {
    let moving = column.variableCount
    column.entries.withUnsafeBufferPointer { entries in
      symbols.withUnsafeBufferPointer { symbols in
        solution.withUnsafeMutableBufferPointer { solution in
          changed.names.withUnsafeMutableBufferPointer { names in
            var count = 0
            for position in 0..<moving {
              let symbol = entries[position].index
              let variable = symbol.ordinal
              let value = symbols[Int(symbol)].value
              names[count] = Variable(index: variable)
              if solution[Int(variable)].bitPattern != value.bitPattern { count += 1 }
              solution[Int(variable)] = value
            }
            changed.count = count
          }
        }
      }
    }
  }
}

/// The variables that the last solve gave another value: the first `count` of `names`, which has a place for each variable.
struct ChangedVariables: Sendable {
  var names: [Variable] = []
  var count = 0

  mutating func grow(variables: Int) {
    let missing = variables - names.count
    if missing > 0 { names.append(contentsOf: repeatElement(Variable(index: -1), count: missing)) }
  }

  @inline(__always)
  mutating func append(_ variable: Int32) {
    names[count] = Variable(index: variable)
    count += 1
  }
}
