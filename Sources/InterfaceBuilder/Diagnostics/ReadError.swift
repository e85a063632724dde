/// The reason a file is no document or no list of texts: it cannot be opened, is not well-formed, or is something else than
/// a storyboard or xib for iOS.
public struct ReadError: Error, Sendable, Equatable {
  /// The reason, without file and line.
  public var message: String
  /// The file in question; nil for the one that was asked for.
  public var file: String?
  /// Where reading stopped; nil if the file could not be opened at all.
  public var position: SourcePosition?

  /// Without a file the one that was asked for is meant; without a position it could not be opened.
  public init(_ message: String, at position: SourcePosition? = nil, file: String? = nil) {
    self.message = message
    self.file = file
    self.position = position
  }
}

extension ReadError: CustomStringConvertible {
  /// `line:column: message`, or the message alone without a position.
  public var description: String { position.map { "\($0): \(message)" } ?? message }
}
