import ConsoleLogs
import Foundation
import Testing

/// However wide the page or the terminal was that a log was copied from, it says the same.
@Suite struct WrappedLogTests {
  static let names = ConsoleLogFiles.names(in: ConsoleLogFiles.fixtures.appendingPathComponent("conflicts"), ".txt")

  /// `TRELLIS_LOG_MUTATIONS` asks for all of them.
  private static let widths = Array(
    stride(
      from: 40, through: 120, by: ProcessInfo.processInfo.environment["TRELLIS_LOG_MUTATIONS"] == nil ? 13 : 1))

  /// The first message of a fixture, of which all is read.
  private func message(_ name: String) throws -> String? {
    let whole = try ConsoleLogFiles.log(
      ofFixture: name, in: ConsoleLogFiles.fixtures.appendingPathComponent("conflicts"))
    let end = whole.ranges(of: "may also be helpful.").first?.upperBound ?? whole.endIndex
    let text = String(whole[..<end])
    let log = ConsoleLog(text)
    return log.problems.isEmpty && log.conflicts.count == 1 ? text : nil
  }

  /// Without spaces, which a title may have lost or got.
  private func plain(_ log: ConsoleLog) -> [[String]] {
    log.conflicts.map { conflict in
      (conflict.constraints + [conflict.broken].compactMap { $0 }).map { $0.description.filter { !$0.isWhitespace } }
    }
  }

  @Test(arguments: names)
  func wordsAreJoined(_ name: String) throws {
    guard let text = try message(name) else { return }
    for width in Self.widths { try expectSame(text, Self.atSpaces(text, width), "\(name) at \(width)") }
  }

  @Test(arguments: names)
  func wordsBrokenByALineAreJoined(_ name: String) throws {
    guard let text = try message(name) else { return }
    for width in Self.widths {
      try expectSame(text, Self.anywhere(text, width, trimming: false), "\(name) at \(width)")
      try expectSame(text, Self.anywhere(text, width, trimming: true), "\(name) at \(width), without spaces at ends")
    }
  }

  private func expectSame(_ text: String, _ wrapped: String, _ comment: String) throws {
    let log = ConsoleLog(wrapped)
    #expect(log.problems.isEmpty, "\(comment)\n\(wrapped)\n\(log.problems)")
    #expect(plain(log) == plain(ConsoleLog(text)), "\(comment)\n\(wrapped)")
  }

  /// As a page breaks lines.
  private static func atSpaces(_ text: String, _ width: Int) -> String {
    text.components(separatedBy: "\n").map { line in
      var lines = [""]
      for word in line.split(separator: " ") {
        if lines[lines.count - 1].isEmpty {
          lines[lines.count - 1] = String(word)
        } else if lines[lines.count - 1].count + 1 + word.count <= width {
          lines[lines.count - 1] += " \(word)"
        } else {
          lines.append(String(word))
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// As a terminal breaks lines; what is copied from it may lack the spaces at their ends.
  private static func anywhere(_ text: String, _ width: Int, trimming: Bool) -> String {
    text.components(separatedBy: "\n").map { line in
      let characters = Array(line)
      let parts = stride(from: 0, to: characters.count, by: width).map { start in
        String(characters[start..<min(start + width, characters.count)])
      }
      return parts.map { part in
        trimming ? String(part.reversed().drop { $0 == " " }.reversed()) : part
      }.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
