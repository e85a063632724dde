import ConsoleLogs
import Platform
import Rendering
import Staging

/// A log to explain.
struct LogRequest: Codable {
  var text: String
  /// The document in which its constraints are looked for; nil for none.
  var file: String?
}

/// A log, explained.
struct LogAnswer: Encodable {
  var conflicts: [Conflict]
  var notes: [String]

  struct Conflict: Encodable {
    var text: String
    var svg: String?
    var entries: [Entry]
  }

  /// A constraint of the list.
  struct Entry: Encodable {
    var sentence: String
    var clashes: Bool
    var isBroken: Bool
    /// The ids of the constraints of the document that the console calls so; empty for those of the program.
    var constraints: [String]
  }
}

@MainActor
extension Studio {
  /// What a console printed, explained, with the constraints of the document that it means.
  func log(_ request: LogRequest) throws(StudioError) -> LogAnswer {
    let log = ConsoleLog(request.text)
    let explanation = LogExplanation(log, screenLengths: Device.screenLengths)
    let known = log.conflicts.isEmpty || request.file == nil ? [:] : try constraintsByText(request.file)
    return LogAnswer(
      conflicts: explanation.conflicts.map { conflict in
        .init(
          text: conflict.text, svg: conflict.drawing.map { ConflictPicture($0).svg() },
          entries: conflict.entries.map {
            .init(
              sentence: $0.sentence, clashes: $0.clashes, isBroken: $0.isBroken,
              constraints: known[Self.withoutAddresses($0.text)] ?? [])
          })
      }, notes: explanation.exceptions.map(\.summary) + log.traces.map(\.text))
  }

  /// The ids of the constraints of a document, by what the console calls them on the canvas.
  private func constraintsByText(_ file: String?) throws(StudioError) -> [String: [String]] {
    let session = try session(file)
    let stand = try stand(session)
    let texts = Stage(stand.documents, on: .canvas, options: stand.options).consoleTexts()
    return Dictionary(grouping: texts) { Self.withoutAddresses($0.text) }.mapValues { $0.map(\.id) }
  }

  /// A description of a constraint without what differs from run to run.
  private static func withoutAddresses(_ text: String) -> String {
    text.replacing(/0x[0-9a-fA-F]+/, with: "").replacing(/\s+/, with: " ")
  }
}
