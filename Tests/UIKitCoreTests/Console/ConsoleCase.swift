import Foundation

/// An expected text of the console: `Fixtures/console/<topic>/<name>.txt`; its README describes the form.
struct ConsoleCase: CustomStringConvertible, Sendable {
  let name: String
  let source: String
  let scenario: String
  let text: String

  var description: String { name }

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/console")

  static let all: [ConsoleCase] = {
    let topics = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return topics.filter { $0.hasSuffix(".txt") }.sorted().map(ConsoleCase.init)
  }()

  private init(path: String) {
    name = String(path.dropLast(".txt".count))
    let contents = (try? String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)) ?? ""
    let parts = contents.components(separatedBy: "\n---\n")
    func field(_ key: String) -> String {
      let line = parts[0].components(separatedBy: "\n").first { $0.hasPrefix(key + ": ") }
      return line.map { String($0.dropFirst(key.count + 2)) } ?? ""
    }
    source = field("source")
    scenario = field("scenario")
    let text = parts.dropFirst().joined(separator: "\n---\n").replacing("␠", with: " ").replacing("⇥", with: "\t")
    self.text = text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
