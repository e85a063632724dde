/// A set of constraints as an array of marks: what asks for every member of many long conflicts hashes none of them.
package struct ConstraintMarks: Sendable {
  private var isMarked: [Bool] = []

  package init(_ handles: some Sequence<ConstraintHandle> = []) {
    for handle in handles { insert(handle) }
  }

  package func contains(_ handle: ConstraintHandle) -> Bool {
    let index = Int(handle.index)
    return index < isMarked.count && isMarked[index]
  }

  /// The handles that are not marked.
  package func unmarked(_ handles: [ConstraintHandle]) -> [ConstraintHandle] { handles.filter { !contains($0) } }

  /// Whether the handle was not marked before.
  @discardableResult
  package mutating func insert(_ handle: ConstraintHandle) -> Bool {
    let index = Int(handle.index)
    if index >= isMarked.count {
      isMarked.append(contentsOf: repeatElement(false, count: index + 1 - isMarked.count))
    }
    defer { isMarked[index] = true }
    return !isMarked[index]
  }
}
