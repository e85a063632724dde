/// The reason a file is no document: it cannot be opened, is not well-formed XML, or is something else than a
/// storyboard or xib for iOS.
public struct ReadError: Error, Sendable, Equatable {
  public var message: String
  /// Where reading stopped; nil if the file could not be opened at all.
  public var position: SourcePosition?

  public init(_ message: String, at position: SourcePosition? = nil) {
    self.message = message
    self.position = position
  }
}

extension ReadError: CustomStringConvertible {
  /// `line:column: message`, or the message alone without a position.
  public var description: String { position.map { "\($0): \(message)" } ?? message }
}
