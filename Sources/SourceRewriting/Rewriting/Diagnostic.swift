/// Something that the rewriter cannot do, at its place in the original.
public struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
  /// The path of the original.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in bytes.
  public var column: Int
  /// What cannot be done, and what to do instead.
  public var message: String

  /// `App/Screen.swift:3:5: error: …`, as compilers write it.
  public var description: String { "\(file):\(line):\(column): error: \(message)" }
}
