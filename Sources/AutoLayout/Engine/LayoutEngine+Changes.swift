import ConstraintSolver

/// Which items a solve may have moved, so that whoever shows them looks at no others.
extension LayoutEngine {
  /// Calls a function for every item whose rectangle may be another one since the last call, more than once for some, and forgets
  /// them. False, without any call, if that may be all items.
  ///
  /// - Complexity: Linear in what changed, and in what follows it.
  package mutating func takeChanges(_ visit: (ItemID) -> Void) -> Bool {
    defer {
      changedItems.removeAll(keepingCapacity: true)
      everythingChanged = false
    }
    guard !everythingChanged else { return false }
    for id in changedItems where items.contains(id) {
      visit(id)
      // Most items have none, and the call copies the engine.
      if !items[id].placement.followers.isEmpty { visitFollowers(of: id, visit) }
    }
    return true
  }

  private func visitFollowers(of id: ItemID, _ visit: (ItemID) -> Void) {
    for follower in items[id].placement.followers {
      visit(follower)
      visitFollowers(of: follower, visit)
    }
  }

  /// Notes what a solve of the solver has moved.
  mutating func noteChanges() {
    guard !everythingChanged else { return }
    for variable in solver.changedVariables { noteChange(of: variable) }
  }

  /// Notes what lies elsewhere than the solver has it, before a solve or after.
  mutating func noteChanges(ofResting variables: [Variable]) {
    guard !everythingChanged else { return }
    for variable in variables { noteChange(of: variable) }
  }

  private mutating func noteChange(of variable: Variable) {
    let item = itemOfVariable[Int(variable.index)]
    if changedItems.last != item { changedItems.append(item) }
  }
}
