extension Solver {
  /// Assigns a level to every constraint and lists the members of each level.
  ///
  /// - Complexity: O(*n* log *p*) for *n* constraints and *p* distinct priorities.
  mutating func rebuildLevels() {
    guard levelsAreStale else { return }
    levelsAreStale = false
    collectPriorities()
    assignLevels()
    listMembers()
  }

  /// The symbols whose violation counts at level `k`, ascending.
  func memberRange(_ k: Int) -> Range<Int> {
    memberStart[k]..<memberStart[k + 1]
  }

  private mutating func collectPriorities() {
    priorities.removeAll(keepingCapacity: true)
    for record in records where record.state == .live && !record.priority.isRequired {
      let position = rank(of: record.priority)
      if position == priorities.count || priorities[position] != record.priority {
        priorities.insert(record.priority, at: position)
      }
    }
  }

  /// How many of `priorities` are above `priority`.
  private func rank(of priority: Priority) -> Int {
    var low = 0
    var high = priorities.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func assignLevels() {
    for index in records.indices where records[index].state == .live {
      let priority = records[index].priority
      let symbol = Int(Symbol(row: Int32(index)))
      level[symbol] = priority.isRequired ? Level.required : Int32(rank(of: priority) + 1)
    }
  }

  private mutating func listMembers() {
    memberStart = [Int](repeating: 0, count: priorities.count + 2)
    for l in level where l >= 0 { memberStart[Int(l) + 1] += 1 }
    for k in 1..<memberStart.count { memberStart[k] += memberStart[k - 1] }
    var next = memberStart
    members = ContiguousArray(repeating: 0, count: memberStart[memberStart.count - 1])
    for symbol in level.indices where level[symbol] >= 0 {
      let l = Int(level[symbol])
      members[next[l]] = Symbol(symbol)
      next[l] += 1
    }
  }
}
