import Foundation
import Testing

/// A format of `Fixtures/formats/wrong.txt` with its mistake.
struct WrongFormat: Sendable, CustomTestStringConvertible {
  var format: String
  /// The UTF-16 units before the mistake.
  var place: Int
  /// A part of the message.
  var message: String

  var testDescription: String { format.isEmpty ? "nothing" : format }

  static let all: [WrongFormat] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appendingPathComponent("Fixtures/formats/wrong.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return stride(from: 0, to: lines.count - 1, by: 2).map { index in
      let parts = lines[index + 1].split(separator: "^", maxSplits: 1, omittingEmptySubsequences: false)
      return WrongFormat(
        format: String(lines[index]), place: parts[0].utf16.count,
        message: parts.last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "")
    }
  }()
}
