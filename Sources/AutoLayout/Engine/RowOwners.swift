import ConstraintSolver

/// The constraint behind each row of the solver, by the row's number.
struct RowOwners: Sendable {
  private var handles: ContiguousArray<ConstraintHandle?> = []
  /// How many rows have a constraint.
  private(set) var count = 0

  subscript(row: ConstraintID) -> ConstraintHandle? {
    get { Int(row.index) < handles.count ? handles[Int(row.index)] : nil }
    set {
      while handles.count <= Int(row.index) { handles.append(nil) }
      count += (newValue == nil ? 0 : 1) - (handles[Int(row.index)] == nil ? 0 : 1)
      handles[Int(row.index)] = newValue
    }
  }

  mutating func reserveCapacity(_ count: Int) { handles.reserveCapacity(count) }
}
