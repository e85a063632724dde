/// The variables that the last solve moved.
struct Changes: Sendable {
  /// The numbers of the variables; one may be there several times.
  var variables: ContiguousArray<Int32> = []
  /// Whether all variables have to be taken as moved.
  var everything = false
  /// Whether the variables are those of the solver's column, and not in `variables`.
  var isColumn = false
  /// Whether something moved by a good part of the largest coordinate; see `Tolerances.farCoordinate`.
  var isFar = false
  /// Whether something moved so far that the rounding errors of the step exceed the tolerance; see
  /// `Tolerances.lossyCoordinate`.
  var losesDigits = false

  mutating func reset() {
    variables.removeAll(keepingCapacity: true)
    everything = false
    isColumn = false
    isFar = false
    losesDigits = false
  }
}

extension Solver {
  /// The variables that may have another value since the last ``solve()``, in ascending order.
  ///
  /// All others have the value they had before, to the bit, so that a client needs to copy these only. After a solve
  /// that looked at everything they are all variables; after a small edit they are those that depend on it, whether
  /// they moved or not. Valid until the next edit.
  ///
  /// - Complexity: O(*k* log *k*) for *k* variables that moved.
  public var changedVariables: [Variable] {
    var indices: [Int32]
    if changes.everything {
      indices = variableIsLive.indices.map(Int32.init)
    } else if changes.isColumn {
      indices = column.entries[..<column.variableCount].map(\.index.ordinal)
    } else {
      indices = Array(changes.variables)
    }
    indices.sort()
    var last: Int32 = -1
    return indices.compactMap { index in
      if index == last || !variableIsLive[Int(index)] { return nil }
      last = index
      return Variable(index: index)
    }
  }

  /// Notes that the variables of the column moved.
  mutating func noteColumnChanged() {
    if changes.everything { return }
    if changes.variables.count > 2 * variableIsLive.count {
      changes.variables.removeAll(keepingCapacity: true)
      changes.everything = true
      return
    }
    for entry in column.entries[..<column.variableCount] { changes.variables.append(entry.index.ordinal) }
  }

  /// Copies the values of the variables that moved to the solution.
  mutating func publishChanges() {
    if changes.everything {
      for index in variableIsLive.indices { solution[index] = symbols[Int(Symbol(structural: Int32(index)))].value }
      return
    }
    for index in changes.variables { solution[Int(index)] = symbols[Int(Symbol(structural: index))].value }
  }
}
