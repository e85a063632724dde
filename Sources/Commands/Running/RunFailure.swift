/// Why a run ends without a result.
package struct RunFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Each has an exit status of its own in the command line.
  package enum Kind: Hashable, Sendable {
    /// A file or folder that was asked for does not exist or cannot be read, or there is nothing to check.
    case noInput
    /// A file exists, but holds something else than it should.
    case badInput
    /// Something else went wrong, such as writing a file.
    case failed
  }

  /// What kind of failure it is, which decides the exit status.
  package var kind: Kind
  /// One line, such as `known.json: error: no such file`.
  package var message: String

  /// - Parameter message: one line that begins with the file it is about, if there is one.
  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// The message.
  package var description: String { message }
}
