/// Something that the rewriter cannot do, at its place in the original.
public struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
  public var file: String
  /// From 1; the column counts bytes.
  public var line: Int
  public var column: Int
  public var message: String

  /// `App/Screen.swift:3:5: error: …`, as compilers write it.
  public var description: String { "\(file):\(line):\(column): error: \(message)" }
}
