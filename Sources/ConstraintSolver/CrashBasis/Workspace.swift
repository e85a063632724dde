extension Crash {
  /// The memory of a crash: one block, from which every vector takes its part in turn.
  ///
  /// Vectors of the widest numbers come first, so that each begins where its type may.
  struct Workspace {
    // By variable.
    let scale: UnsafeMutablePointer<Double>
    let offset: UnsafeMutablePointer<Double>
    let root: UnsafeMutablePointer<Int32>
    let next: UnsafeMutablePointer<Int32>
    let size: UnsafeMutablePointer<Int32>
    let watchers: UnsafeMutablePointer<Int32>

    // By constraint.
    let unknowns: UnsafeMutablePointer<Int32>
    let nextInQueue: UnsafeMutablePointer<Int32>

    // By level.
    let queueHead: UnsafeMutablePointer<Int32>
    let queueTail: UnsafeMutablePointer<Int32>

    /// By constraint.
    let flags: UnsafeMutablePointer<UInt8>

    private let block: UnsafeMutableRawPointer

    init(variables: Int, constraints: Int, levels: Int) {
      let numbers = MemoryLayout<Double>.stride * 2 * variables
      let indices = MemoryLayout<Int32>.stride * (4 * variables + 2 * constraints + 2 * levels)
      block = .allocate(
        byteCount: numbers + indices + constraints, alignment: MemoryLayout<Double>.alignment)
      var rest = block
      scale = Self.take(variables, of: 1, from: &rest)
      offset = Self.take(variables, of: 0, from: &rest)
      root = Self.take(variables, of: 0, from: &rest)
      next = Self.take(variables, of: 0, from: &rest)
      size = Self.take(variables, of: 1, from: &rest)
      watchers = Self.take(variables, of: 0, from: &rest)
      unknowns = Self.take(constraints, of: 0, from: &rest)
      nextInQueue = Self.take(constraints, of: -1, from: &rest)
      queueHead = Self.take(levels, of: -1, from: &rest)
      queueTail = Self.take(levels, of: -1, from: &rest)
      flags = Self.take(constraints, of: 0, from: &rest)
      assert(rest == block + numbers + indices + constraints, "the vectors fill the block")
    }

    func deallocate() { block.deallocate() }

    /// The first `count` places of `rest`, all set to `value`; `rest` is what follows them.
    private static func take<Element: BitwiseCopyable>(
      _ count: Int, of value: Element, from rest: inout UnsafeMutableRawPointer
    ) -> UnsafeMutablePointer<Element> {
      let vector = rest.initializeMemory(as: Element.self, repeating: value, count: count)
      rest += MemoryLayout<Element>.stride * count
      return vector
    }
  }
}
