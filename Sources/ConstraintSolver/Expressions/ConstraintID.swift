/// The name of a constraint in a ``Solver``. Not reused while the constraint exists; may be reused afterwards.
public struct ConstraintID: Hashable, Sendable, Comparable {
  public let index: Int32

  init(index: Int32) {
    self.index = index
  }

  public static func < (a: ConstraintID, b: ConstraintID) -> Bool {
    a.index < b.index
  }
}

extension ConstraintID: CustomStringConvertible {
  public var description: String { "c\(index)" }
}
