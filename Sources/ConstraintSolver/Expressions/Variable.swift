/// An unknown of a ``Solver``.
///
/// A dense number handed out by ``Solver/addVariable(lowerBound:value:)``. It means something only to that solver and
/// to copies of it. After ``Solver/removeVariable(_:)`` the number may be handed out again.
public struct Variable: Hashable, Sendable, Comparable {
  public let index: Int32

  init(index: Int32) {
    self.index = index
  }

  public static func < (a: Variable, b: Variable) -> Bool {
    a.index < b.index
  }
}

extension Variable: CustomStringConvertible {
  public var description: String { "x\(index)" }
}
