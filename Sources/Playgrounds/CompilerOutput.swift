import Foundation

/// The messages of a compiler, read from what it prints.
struct CompilerOutput {
  /// Those about the user's file, in their order, each once.
  private(set) var messages: [PlaygroundMessage] = []
  /// Errors about other text, such as what was generated beside the file.
  private(set) var others: [String] = []

  /// - Parameter file: the path of the user's file, as the compiler names it.
  init(_ text: String, about file: String) {
    var known: Set<PlaygroundMessage> = []
    for line in text.split(separator: "\n") {
      guard let found = Self.message(line) else {
        // What has no place: of the linker, or of the compiler itself.
        if let range = line.range(of: "error: ") { others.append(String(line[range.upperBound...])) }
        continue
      }
      guard found.file == file else {
        if found.message.severity == .error { others.append(found.message.message) }
        continue
      }
      if known.insert(found.message).inserted { messages.append(found.message) }
    }
    while messages.first?.severity == .note { messages.removeFirst() }
  }

  /// `/path/View.swift:3:5: error: …`; nil for a line of another form.
  private static func message(_ line: Substring) -> (file: String, message: PlaygroundMessage)? {
    for severity in [PlaygroundMessage.Severity.error, .warning, .note] {
      guard let range = line.range(of: ": \(severity.rawValue): ") else { continue }
      let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count > 2, let number = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else {
        continue
      }
      let file = place.dropLast(2).joined(separator: ":")
      return (file, PlaygroundMessage(severity, line: number, column: column, String(line[range.upperBound...])))
    }
    return nil
  }
}
