extension Solver {
  /// Makes several edits and solves once.
  ///
  /// If `body` throws, or if the required constraints cannot hold together afterwards, everything is as it was: the
  /// constraints, the values, and what later solves will do.
  ///
  /// - Complexity: That of the edits and the solve, and one copy of the memory that they change, some hundred bytes per
  ///   constraint.
  public mutating func transaction<Result>(_ body: (inout Solver) throws -> Result) throws -> Result {
    let before = self
    do {
      let result = try body(&self)
      try solve()
      return result
    } catch {
      self = before
      throw error
    }
  }
}
