import Foundation

/// What a tool answers.
struct ToolAnswer {
  /// A picture: its type and its bytes.
  struct Picture {
    var type: String
    var bytes: Data
  }

  var text: String
  var picture: Picture?
  /// The same as values, for programs; small by design.
  var values: JSONValue?
  var isError = false

  init(_ text: String, picture: Picture? = nil, values: JSONValue? = nil, isError: Bool = false) {
    (self.text, self.picture, self.values, self.isError) = (text, picture, values, isError)
  }
}

/// Keeps the rest of long answers, so that one answer takes no more of an agent's context than it asked for.
struct AnswerPages {
  /// Characters, about four for a token.
  static let standard = 6_000
  static let most = 60_000
  private static let kept = 32

  private var rests: [(cursor: String, text: Substring)] = []
  private var count = 0

  /// The beginning of a text, whole lines, and how to get the rest.
  mutating func page(_ text: Substring, _ limit: Int) -> String {
    guard text.count > limit else { return String(text) }
    let cut = text.index(text.startIndex, offsetBy: limit)
    let line = text[..<cut].lastIndex(of: "\n").map { text.index(after: $0) } ?? cut
    let rest = text[line...]
    count += 1
    let cursor = "page-\(count)"
    rests.append((cursor, rest))
    if rests.count > Self.kept { rests.removeFirst() }
    let lines = rest.split(separator: "\n", omittingEmptySubsequences: false).count
    return text[..<line] + "… \(lines) more lines: more(cursor: \"\(cursor)\")"
  }

  /// The rest of an answer; nil for an unknown cursor.
  func rest(_ cursor: String) -> Substring? { rests.last { $0.cursor == cursor }?.text }
}
