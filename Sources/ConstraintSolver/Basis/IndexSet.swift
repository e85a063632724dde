/// A set of small numbers that is visited in order while it grows: a bit for each.
///
/// Looking for the next member costs one instruction for 64 absent ones, and no sorting.
struct IndexSet: Sendable {
  private(set) var words: ContiguousArray<UInt64> = []

  /// Makes room for the numbers below `bound`.
  mutating func grow(to bound: Int) {
    let missing = (bound + 63) / 64 - words.count
    if missing > 0 { words.append(contentsOf: repeatElement(0, count: missing)) }
  }

  /// Replaces the contents of a list by the members in ascending order, and removes them.
  mutating func drain(into list: inout ContiguousArray<Int32>) {
    let count = words.reduce(0) { $0 + $1.nonzeroBitCount }
    list.resize(to: count)
    words.withUnsafeMutableBufferPointer { words in
      list.withUnsafeMutableBufferPointer { list in
        var place = 0
        for position in words.indices {
          var word = words[position]
          words[position] = 0
          while word != 0 {
            list[place] = Int32(truncatingIfNeeded: 64 &* position &+ word.trailingZeroBitCount)
            place &+= 1
            word &= word &- 1
          }
        }
      }
    }
  }

  mutating func withBits<Result>(_ body: (Bits) -> Result) -> Result {
    words.withUnsafeMutableBufferPointer { body(Bits(words: $0)) }
  }

  /// The bits of a set while a solve visits them. Numbers are checked like the indices of any buffer in debug builds.
  struct Bits {
    let words: UnsafeMutableBufferPointer<UInt64>

    @inline(__always)
    func insert(_ index: Int32) { words[Int(index) >> 6] |= 1 << UInt64(index & 63) }

    /// Visits all members in ascending order; `visit` may insert larger ones.
    @inline(__always)
    func forEachAscending(_ visit: (Int) -> Void) {
      for position in words.indices {
        var done: UInt64 = 0
        while true {
          let word = words[position] & ~done
          if word == 0 { break }
          let bit = word.trailingZeroBitCount
          done = UInt64.max >> UInt64(63 - bit)
          visit(64 * position + bit)
        }
      }
    }

    /// Visits and removes all members in descending order; `visit` may insert smaller ones.
    @inline(__always)
    func drainDescending(_ visit: (Int) -> Void) {
      var position = words.count - 1
      while position >= 0 {
        let word = words[position]
        if word == 0 {
          position -= 1
          continue
        }
        let bit = 63 - word.leadingZeroBitCount
        words[position] = word & ~(1 << UInt64(bit))
        visit(64 * position + bit)
      }
    }
  }
}

extension ContiguousArray<Int32> {
  /// Makes the array so long, whatever it contains then, in the memory it has if possible.
  fileprivate mutating func resize(to count: Int) {
    if self.count > count { return removeLast(self.count - count) }
    if self.count < count { append(contentsOf: repeatElement(0, count: count - self.count)) }
  }
}
