/// Classes of variables that required equalities tie to each other.
extension Crash {
  /// Uses a required equality if it depends on one or two classes.
  ///
  /// - Returns: Whether it is tight.
  @inline(__always)
  mutating func use(_ i: Int32) -> Bool {
    if flags[Int(i)] & Flags.tight != 0 { return true }
    let reduced = reduce(i)
    if reduced.classes == 1 {
      let target = symbols[Int(Symbol(row: i))].lower
      makeTight(Symbol(row: i))
      determine(reduced.firstRoot, (target - reduced.sum) / reduced.first)
      return true
    }
    if reduced.classes == 2 {
      tie(i, reduced)
      return true
    }
    return false
  }

  /// Expresses a constraint by the roots of the classes it depends on. If they are more than two, only `classes` is
  /// set, to 3.
  @inline(__always)
  func reduce(_ i: Int32) -> Reduced {
    var result = Reduced()
    var cell = cells + Int(rows[Int(i)].start)
    let end = cell + Int(rows[Int(i)].count)
    while cell < end {
      let v = Int(cell.pointee.variable)
      let a = cell.pointee.value
      cell += 1
      result.sum += a * offset[v]
      let root = root[v]
      if root == Crash.known { continue }
      let c = a * scale[v]
      if root == result.firstRoot {
        result.first = cancelling(result.first, c)
      } else if root == result.secondRoot {
        result.second = cancelling(result.second, c)
      } else if result.firstRoot < 0 {
        result.firstRoot = root
        result.first = c
      } else if result.secondRoot < 0 {
        result.secondRoot = root
        result.second = c
      } else {
        result.classes = 3
        return result
      }
    }
    // A constraint with a coefficient too small to divide by is left to the simplex method, which has a choice.
    if abs(result.first) < Tolerances.pivot { result.first = 0 }
    if abs(result.second) < Tolerances.pivot { result.second = 0 }
    if result.first == 0 {
      swap(&result.first, &result.second)
      swap(&result.firstRoot, &result.secondRoot)
    }
    result.classes = result.first == 0 ? 0 : result.second == 0 ? 1 : 2
    return result
  }

  @inline(__always)
  mutating func makeTight(_ symbol: Symbol) {
    tight[tightCount] = symbol
    symbols[Int(symbol)].slot = Int32(truncatingIfNeeded: tightCount)
    tightCount += 1
    if !symbol.isStructural { flags[Int(symbol.ordinal)] |= Flags.tight }
  }

  /// Gives a class its value.
  @inline(__always)
  mutating func determine(_ r: Int32, _ value: Double) {
    var v = Int(r)
    repeat {
      offset[v] = scale[v] * value + offset[v]
      root[v] = Crash.known
      if watchers[v] > 0 { notify(v) }
      v = Int(next[v])
    } while v != Int(r)
  }

  /// Queues the constraints that may be used because a variable has a value.
  private mutating func notify(_ v: Int) {
    var index = head[v]
    while index >= 0 {
      let i = cells[Int(index)].constraint
      unknowns[Int(i)] -= 1
      if unknowns[Int(i)] <= 2 { consider(i) }
      index = cells[Int(index)].nextInColumn
    }
  }

  /// Makes an equality of two classes tight, which makes them one.
  mutating func tie(_ i: Int32, _ reduced: Reduced) {
    let s = symbols + Int(Symbol(row: i))
    if s.pointee.lower != s.pointee.upper { return }
    makeTight(Symbol(row: i))
    let target = s.pointee.lower
    var (small, large) = (reduced.firstRoot, reduced.secondRoot)
    var (a, b) = (reduced.first, reduced.second)
    // Small classes move into large ones, so that few variables are written to.
    let isSmaller = size[Int(small)] <= size[Int(large)]
    if isSmaller ? abs(a) < Tolerances.tie * abs(b) : abs(b) >= Tolerances.tie * abs(a) {
      swap(&small, &large)
      swap(&a, &b)
    }
    merge(small, into: large, factor: -b / a, addend: (target - reduced.sum) / a)
  }

  /// *small root* = factor · *large root* + addend.
  private mutating func merge(_ small: Int32, into large: Int32, factor: Double, addend: Double) {
    var v = small
    repeat {
      root[Int(v)] = large
      offset[Int(v)] += scale[Int(v)] * addend
      scale[Int(v)] *= factor
      v = next[Int(v)]
    } while v != small
    swap(&next[Int(small)], &next[Int(large)])
    size[Int(large)] += size[Int(small)]
    // The former members now stand between `large` and its former successor.
    v = next[Int(large)]
    var remaining = size[Int(small)]
    while remaining > 0 {
      var index = watchers[Int(v)] > 0 ? head[Int(v)] : Matrix.none
      while index >= 0 {
        let i = cells[Int(index)].constraint
        if flags[Int(i)] & (Flags.visited | Flags.tight) == Flags.visited { push(i, 0) }
        index = cells[Int(index)].nextInColumn
      }
      v = next[Int(v)]
      remaining -= 1
    }
  }
}
