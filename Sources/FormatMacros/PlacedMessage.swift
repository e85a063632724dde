#if Macros
  import SwiftDiagnostics

  /// What is wrong, and how many bytes behind the beginning of its node.
  struct PlacedMessage: DiagnosticMessage {
    var text: String
    var offset = 0
    var severity = DiagnosticSeverity.error

    /// No text of a source has this character, which Swift does not allow there.
    private static let mark: Character = "\0"

    var message: String { offset == 0 ? text : "\(text)\(Self.mark)\(offset)" }
    var diagnosticID: MessageID { MessageID(domain: "ConstraintMacros", id: "constraints") }

    /// The text for the reader, and the bytes.
    static func split(_ message: String) -> (text: String, offset: Int) {
      guard let place = message.lastIndex(of: mark), let offset = Int(message[message.index(after: place)...]) else {
        return (message, 0)
      }
      return (String(message[..<place]), offset)
    }
  }
#endif
