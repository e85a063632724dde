/// Something that the rewriter cannot do, at its place in the original.
package struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
  /// The path of the original.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1, in bytes.
  package var column: Int
  /// What cannot be done, and what to do instead.
  package var message: String

  /// `App/Screen.swift:3:5: error: …`, as compilers write it.
  package var description: String { "\(file):\(line):\(column): error: \(message)" }
}
