/// Which variables the last solve moved.
struct Changes: Sendable {
  /// Indices, maybe several times.
  var variables: ContiguousArray<Int32> = []
  /// Whether nobody counted.
  var everything = false
  /// Whether the variables are those of the column.
  var isColumn = false
  /// Whether something moved by a good part of the largest coordinate.
  var isFar = false
  /// Whether it moved so far that the rounding errors of the way may be seen at its end.
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
  /// The variables that may have moved in the last solve, ascending. Valid until the next edit.
  ///
  /// After a solve from scratch these are all variables, after a small edit those that depend on it, moved or not.
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

  /// Makes the values of the variables that moved those of the solution.
  mutating func publishChanges() {
    if changes.everything {
      for index in variableIsLive.indices { solution[index] = symbols[Int(Symbol(structural: Int32(index)))].value }
      return
    }
    for index in changes.variables { solution[Int(index)] = symbols[Int(Symbol(structural: index))].value }
  }
}
