extension Solver {
  /// The level of a priority, which is made if the priority was not in use.
  ///
  /// - Complexity: O(log *p*) for *p* priorities; a new one renumbers all members of the levels below.
  mutating func level(of priority: Priority) -> Int32 {
    if priority.isRequired { return Level.required }
    var low = 0
    var high = priorities.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    if low == priorities.count || priorities[low] != priority {
      priorities.insert(priority, at: low)
      members.insert([], at: low + 1)
      optimizer.insertLevel(Int32(low + 1))
      for k in (low + 2)..<max(low + 2, members.count) {
        for symbol in members[k] { symbols[Int(symbol)].level = Int32(k) }
      }
    }
    return Int32(low + 1)
  }

  /// Makes a symbol a member of a level.
  mutating func join(_ symbol: Symbol, _ level: Int32) {
    symbols[Int(symbol)].level = level
    symbols[Int(symbol)].position = Int32(members[Int(level)].count)
    members[Int(level)].append(symbol)
  }

  /// Takes a symbol out of its level, if it has one.
  mutating func leave(_ symbol: Symbol) {
    let s = symbols[Int(symbol)]
    if s.level < 0 { return }
    leaveMembers(symbol, s)
    symbols[Int(symbol)].level = Level.free
    symbols[Int(symbol)].position = -1
  }

  /// Takes a symbol from the members of its level; the last one takes its place.
  mutating func leaveMembers(_ symbol: Symbol, _ s: SymbolState) {
    let level = Int(s.level)
    let position = Int(s.position)
    let last = members[level].removeLast()
    if last != symbol {
      members[level][position] = last
      symbols[Int(last)].position = Int32(position)
    }
  }

  /// Removes the levels of priorities that no constraint has any more.
  mutating func dropEmptyLevels() {
    for k in stride(from: members.count - 1, to: 0, by: -1) where members[k].isEmpty {
      members.remove(at: k)
      priorities.remove(at: k - 1)
      for lower in k..<members.count {
        for symbol in members[lower] { symbols[Int(symbol)].level = Int32(lower) }
      }
    }
  }
}
