/// What the value of a variable depends on; see ``Solver/sensitivity(of:)``.
public struct Sensitivity: Sendable, Equatable {
  /// A binding constraint and its effect on the value.
  public struct Influence: Sendable, Equatable {
    /// The constraint.
    public let constraint: ConstraintID
    /// By how much the value changes when the constant of the constraint's expression grows by 1.
    public let rate: Double
  }

  /// A variable that stands at its lower bound or that nothing moves from where it is, and its effect on the value.
  public struct Stay: Sendable, Equatable {
    /// The variable, which may be the one that was asked about.
    public let variable: Variable
    /// By how much the value changes when this variable grows by 1.
    public let rate: Double
  }

  /// The binding constraints behind the value, in ascending order.
  public let constraints: [Influence]
  /// The variables behind the value, in ascending order.
  public let variables: [Stay]
  /// The part of the value that neither explains: variables keep the values that constraints gave them which have been
  /// removed since or no longer bind.
  public let remainder: Double
}

extension Solver {
  /// Finds the binding constraints that make the value of a variable what it is.
  ///
  /// The value is the sum of their constants times their rates, of the variables' values times theirs, and of the
  /// remainder. The rates hold while each constant stays in its ``bindingRange(of:)``. Where more constraints bind than
  /// are necessary, this is one of several true answers, and a rate may hold in one direction only.
  ///
  /// - Precondition: ``solve()`` was called since the last edit, and did not end in a conflict.
  /// - Complexity: O(number of variables + cells of the factors).
  public func sensitivity(of v: Variable) -> Sensitivity {
    precondition(isLive(v), "asking about a variable that does not exist")
    precondition(isSolved, "asking before solving")
    var copy = self
    copy.computeRow(of: Symbol(structural: v.index))
    var constraints: [Sensitivity.Influence] = []
    var variables: [Sensitivity.Stay] = []
    var remainder = 0.0
    for entry in copy.scratch.row {
      let symbol = copy.slotSymbol[Int(entry.index)]
      if symbol.isStructural {
        variables.append(Sensitivity.Stay(variable: Variable(index: symbol.ordinal), rate: entry.value))
      } else if copy.records[Int(symbol.ordinal)].state == .live {
        let id = ConstraintID(index: symbol.ordinal)
        constraints.append(Sensitivity.Influence(constraint: id, rate: -entry.value))
        // A constraint may be tight and not at its own breakpoint, if nothing moved it from where it is.
        remainder += entry.value * (copy.symbols[Int(symbol)].value + copy.records[Int(symbol.ordinal)].constant)
      } else {
        remainder += entry.value * copy.symbols[Int(symbol)].value
      }
    }
    return Sensitivity(
      constraints: constraints.sorted { $0.constraint < $1.constraint },
      variables: variables.sorted { $0.variable < $1.variable }, remainder: remainder)
  }

  /// The constants that a constraint may have while the same constraints remain binding. The range contains the present
  /// constant, which may be an end of it, and its ends may be infinite.
  ///
  /// Within this range all values are linear functions of the constant. At its ends the solution takes another shape:
  /// in a layout, an end may be the width at which a label begins to be compressed.
  ///
  /// - Precondition: ``solve()`` was called since the last edit, and did not end in a conflict.
  /// - Complexity: O(number of variables + cells of the factors).
  public func bindingRange(of id: ConstraintID) -> ClosedRange<Double> {
    precondition(isKnown(id), "asking about a constraint that does not exist")
    precondition(isSolved, "asking before solving")
    let constant = records[Int(id.index)].constant
    let s = symbols[Int(Symbol(row: id.index))]
    // With the constant, the breakpoints of a basic symbol move, in the opposite direction, and its value does not.
    if s.isBasic { return (constant + s.pieceLower - s.value)...(constant + s.pieceUpper - s.value) }
    var copy = self
    copy.computeColumn(of: Symbol(row: id.index))
    var (down, up) = (Double.infinity, Double.infinity)
    for entry in copy.column.entries where copy.symbols[Int(entry.index)].isBasic {
      let moving = copy.symbols[Int(entry.index)]
      let (low, high) = (
        max(0, moving.value - moving.pieceLower) / abs(entry.value),
        max(0, moving.pieceUpper - moving.value) / abs(entry.value)
      )
      up = min(up, entry.value > 0 ? high : low)
      down = min(down, entry.value > 0 ? low : high)
    }
    return (constant - up)...(constant + down)
  }
}
