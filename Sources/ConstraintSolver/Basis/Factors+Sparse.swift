/// Solving where few numbers are not zero: only what they reach is visited.
///
/// The order of the visits is that of the elimination, kept by a set of bits instead of a search of its own: it costs one
/// instruction for 64 steps that are not reached, and follows no cell twice.
///
/// The functions change no factor; they are mutating so that a caller lends its factors instead of copying them.
extension Factors {
  /// Solves *B x = b* as ``solve(_:into:)`` does, and notes in the index which variables may not be zero. `x` must be zero.
  mutating func solveSparsely(
    _ b: inout ContiguousArray<Double>, into x: inout ContiguousArray<Double>, _ index: inout FactorIndex
  ) {
    let n = count
    b.withUnsafeMutableBufferPointer { b in
      x.withUnsafeMutableBufferPointer { x in
        index.withView { index in
          let (steps, reached) = (index.steps, index.reached)
          undoEtas(b)
          withBuffers { (slots, variables, pivots, cells, start, middle) in
            forEachNonzero(b, count: n) { slot in steps.insert(index.stepOfSlot[slot]) }
            steps.forEachAscending { k in
              let t = b[Int(slots[k])]
              if t == 0 { return }
              for c in Int(start[k])..<Int(middle[k]) {
                let slot = Int(cells[c].index)
                b[slot] -= cells[c].value * t
                steps.insert(index.stepOfSlot[slot])
              }
            }
            steps.drainDescending { k in
              let slot = Int(slots[k])
              let t = b[slot]
              if t == 0 { return }
              b[slot] = 0
              let value = t / pivots[k]
              x[Int(variables[k])] = value
              reached.insert(variables[k])
              for c in Int(index.upperStart[k])..<Int(index.upperStart[k + 1]) {
                let earlier = index.upper[c].index
                b[Int(slots[Int(earlier)])] -= index.upper[c].value * value
                steps.insert(earlier)
              }
            }
          }
        }
      }
    }
  }

  /// Solves *yᵀ B = aᵀ* as ``solveTransposed(_:into:)`` does, and notes in the index which slots may not be zero. `y` must
  /// be zero.
  mutating func solveTransposedSparsely(
    _ a: inout ContiguousArray<Double>, into y: inout ContiguousArray<Double>, _ index: inout FactorIndex
  ) {
    let n = count
    a.withUnsafeMutableBufferPointer { a in
      y.withUnsafeMutableBufferPointer { y in
        index.withView { index in
          let (steps, reached) = (index.steps, index.reached)
          withBuffers { (slots, variables, pivots, cells, start, middle) in
            forEachNonzero(a, count: n) { variable in steps.insert(index.stepOfVariable[variable]) }
            steps.forEachAscending { k in
              let variable = Int(variables[k])
              let t = a[variable]
              if t == 0 { return }
              a[variable] = 0
              let z = t / pivots[k]
              y[Int(slots[k])] = z
              for c in Int(middle[k])..<Int(start[k + 1]) {
                let later = Int(cells[c].index)
                a[later] -= cells[c].value * z
                steps.insert(index.stepOfVariable[later])
              }
            }
            steps.drainDescending { k in
              let z = y[Int(slots[k])]
              if z == 0 { return }
              reached.insert(slots[k])
              for c in Int(index.lowerStart[k])..<Int(index.lowerStart[k + 1]) {
                let earlier = index.lower[c].index
                y[Int(slots[Int(earlier)])] -= index.lower[c].value * z
                steps.insert(earlier)
              }
            }
          }
          withEtas { (slots, pivots, start, etas) in
            for i in slots.indices {
              let p = Int(slots[i])
              if y[p] == 0 { continue }
              let z = y[p] / pivots[i]
              y[p] = z
              for k in Int(start[i])..<Int(start[i + 1]) {
                let slot = etas[k].index
                y[Int(slot)] -= etas[k].value * z
                reached.insert(slot)
              }
            }
          }
        }
      }
    }
  }
}

/// Visits the places of the numbers that are not zero, in ascending order. Where all of eight are zero, they are looked at
/// together.
@inline(__always)
private func forEachNonzero(_ numbers: UnsafeMutableBufferPointer<Double>, count: Int, _ visit: (Int) -> Void) {
  precondition(count <= numbers.count)
  guard let numbers = numbers.baseAddress else { return }
  var first = 0
  while first < count {
    let next = min(first + 8, count)
    var bits: UInt64 = 0
    for place in first..<next { bits |= numbers[place].bitPattern }
    // All bits but that of the sign.
    if bits << 1 != 0 {
      for place in first..<next where numbers[place] != 0 { visit(place) }
    }
    first = next
  }
}
