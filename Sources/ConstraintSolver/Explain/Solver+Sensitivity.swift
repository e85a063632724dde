/// What a value depends on, see ``Solver/sensitivity(of:)``.
public struct Sensitivity: Sendable, Equatable {
  /// A binding constraint, and how much the value changes when the constant of its expression grows by 1.
  public struct Influence: Sendable, Equatable {
    public let constraint: ConstraintID
    public let rate: Double
  }

  /// A variable at its lower bound, or one that only stays where it is, and how much the value changes with it.
  public struct Stay: Sendable, Equatable {
    public let variable: Variable
    public let rate: Double
  }

  /// Ascending.
  public let constraints: [Influence]
  /// Ascending.
  public let variables: [Stay]
  /// The part of the value that is a memory of constraints removed since.
  public let remainder: Double
}

extension Solver {
  /// Which binding constraints make the value of a variable what it is: the sum of the constants times their rates, of
  /// the variables times theirs, and the remainder is the value.
  ///
  /// Right for changes in ``bindingRange(of:)``. Where more constraints than necessary are binding, it is one of several
  /// true answers, and may be right in one direction only.
  ///
  /// - Precondition: Solved since the last edit.
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
        // A constraint may be tight away from its own breakpoint, only staying where it is.
        remainder += entry.value * (copy.symbols[Int(symbol)].value + copy.records[Int(symbol.ordinal)].constant)
      } else {
        remainder += entry.value * copy.symbols[Int(symbol)].value
      }
    }
    return Sensitivity(
      constraints: constraints.sorted { $0.constraint < $1.constraint },
      variables: variables.sorted { $0.variable < $1.variable }, remainder: remainder)
  }

  /// The constants a constraint may have without any other changing between binding and not; contains the present one.
  ///
  /// Within this range all values are linear functions of the constant. At its ends the layout takes another shape: the
  /// width at which a label begins to be compressed, for example.
  ///
  /// - Precondition: Solved since the last edit.
  /// - Complexity: O(number of variables + cells of the factors).
  public func bindingRange(of id: ConstraintID) -> ClosedRange<Double> {
    precondition(isKnown(id), "asking about a constraint that does not exist")
    precondition(isSolved, "asking before solving")
    let constant = records[Int(id.index)].constant
    let s = symbols[Int(Symbol(row: id.index))]
    // The symbol goes where the constant does, the other way round; or it stays and its piece goes.
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
