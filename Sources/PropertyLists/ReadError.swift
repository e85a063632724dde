/// The reason why a file cannot be read: it cannot be opened, it is not well-formed, or it is neither a storyboard or
/// xib for iOS nor a list of texts.
package struct ReadError: Error, Sendable, Equatable {
  /// The reason, without file and line.
  package var message: String
  /// The path of the file; nil for the file that was asked for.
  package var file: String?
  /// Where reading stopped; nil if the file could not be opened at all.
  package var position: SourcePosition?
  /// The system that the document is for, such as `macOS`, if that is why it cannot be read.
  package var foreignSystem: String?

  /// Without a file the one that was asked for is meant; without a position it could not be opened.
  package init(_ message: String, at position: SourcePosition? = nil, file: String? = nil) {
    self.message = message
    self.file = file
    self.position = position
  }
}

extension ReadError: CustomStringConvertible {
  /// `line:column: message`, or the message alone without a position.
  package var description: String { position.map { "\($0): \(message)" } ?? message }
}
