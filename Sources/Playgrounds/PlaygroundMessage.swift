/// What the compiler, or the tool itself, says of a file, at its place in what the user has written.
package struct PlaygroundMessage: Codable, Hashable, Sendable {
  /// How grave it is.
  package enum Severity: String, Codable, Sendable {
    /// The file is not shown.
    case error
    /// The file is shown anyway.
    case warning
    /// It belongs to the message before it.
    case note
  }

  /// How grave it is.
  package var severity: Severity
  /// From 1.
  package var line: Int
  /// From 1, in bytes.
  package var column: Int
  /// Without a full stop, as compilers write it.
  package var message: String

  package init(_ severity: Severity, line: Int, column: Int = 1, _ message: String) {
    (self.severity, self.line, self.column, self.message) = (severity, line, column, message)
  }

  /// `View.swift:3:5: error: …`.
  package func text(file: String) -> String { "\(file):\(line):\(column): \(severity.rawValue): \(message)" }
}

/// Why a file is not shown: messages, the first of which is an error or has one behind it.
struct Refusal: Error {
  let messages: [PlaygroundMessage]

  init(_ messages: [PlaygroundMessage]) { self.messages = messages }

  /// An error about the file as a whole, unless it has a line.
  init(_ message: String, line: Int = 1) { messages = [PlaygroundMessage(.error, line: line, message)] }
}
