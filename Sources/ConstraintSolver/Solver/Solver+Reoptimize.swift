/// Solving after a few edits: the basis, the pieces and the reduced costs of the last optimum are brought up to date,
/// and the optimization goes on from there. Nothing looks at all constraints.
extension Solver {
  /// Finds and publishes the optimum after a few edits.
  ///
  /// - Returns: False if everything has to be looked at; then nothing was published.
  /// - Complexity: O(*n* + cells of the factors) per edit and per step.
  mutating func reoptimize() -> Bool {
    guard disturbances <= Thresholds.edits, moved.count <= Thresholds.edits, followed < Thresholds.followings,
      optimizer.isPriced, mentionedVariables.isEmpty, !needsCrash, !hasManyEmptyLevels
    else { return false }
    followed += 1
    insertFew()
    applyMoved()
    // Where much left its piece, propagation may be closer to the optimum than hundreds of steps.
    let budget = pending.count > Thresholds.edits ? stepsBeforePropagation : nil
    reexamine()
    priceChanges()
    guard optimizer.isPriced, optimize(pausingAfter: budget) == .optimal, !isTooTolerant, !changes.losesDigits else {
      return false
    }
    publishChanges()
    isSolved = true
    disturbances = 0
    return true
  }

  /// Whether the coordinates have become so small that the tolerance must follow them. That is possible only if the
  /// largest was above 10⁴.
  private var isTooTolerant: Bool {
    changes.isFar && tolerance > Tolerances.least
      && Tolerances.relative * magnitude <= tolerance / Tolerances.rescaling
  }

  private var hasManyEmptyLevels: Bool { members.count > Thresholds.emptyLevels + liveConstraints }

  private mutating func insertFew() {
    for index in queue where records[Int(index)].state == .queued {
      records[Int(index)].state = .live
      symbols[Int(Symbol(row: index))].value = leftSide(of: index)
      addToColumn(index)
      touch(Symbol(row: index))
    }
    queue.removeAll(keepingCapacity: true)
  }

  private mutating func reexamine() {
    for symbol in pending where symbols[Int(symbol)].isPending {
      symbols[Int(symbol)].isPending = false
      if symbols[Int(symbol)].isHeld {
        symbols[Int(symbol)].isHeld = false
        releaseParallels(of: symbol)
      }
      if symbols[Int(symbol)].isBasic {
        setPiece(symbols[Int(symbol)].presentPiece(tolerance), of: symbol)
      } else {
        optimizer.addCandidate(symbols[Int(symbol)].slot)
      }
    }
    pending.removeAll(keepingCapacity: true)
  }
}
