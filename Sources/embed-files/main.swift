import Foundation

// Writes the text files of a folder as a Swift source: embed-files FOLDER OUTPUT. Texts compile at once, lists of bytes do not.

/// A raw literal of several lines that no text ends early.
func literal(_ text: String) -> String {
  var marks = "#"
  while text.contains("\"\"\"" + marks) || text.contains("\\" + marks) { marks += "#" }
  return "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(1)
}

guard CommandLine.arguments.count == 3 else { fail("usage: embed-files FOLDER OUTPUT") }
let folder = URL(fileURLWithPath: CommandLine.arguments[1]).standardizedFileURL
let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
var entries: [(name: String, text: String)] = []
for case let file as URL in found ?? .init() where !file.hasDirectoryPath {
  let name = String(file.standardizedFileURL.path.dropFirst(folder.path.count + 1))
  guard let text = try? String(contentsOf: file, encoding: .utf8) else { fail("\(file.path) is not UTF-8 text") }
  guard !text.contains("\r") else { fail("\(file.path): lines end with a carriage return") }
  entries.append((name, text))
}
let list = entries.sorted { $0.name < $1.name }.map { "    \"\($0.name)\": \(literal($0.text)),\n" }.joined()
let source = """
  /// The files of the page by their paths.
  enum EmbeddedPage {
    static let files: [String: String] = [
  \(list)  ]
  }

  """
do {
  try Data(source.utf8).write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
} catch {
  fail("\(CommandLine.arguments[2]): \(error.localizedDescription)")
}
