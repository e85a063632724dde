import Foundation

/// Snapshots on disk, and how they are called: `__Snapshots__/TestFile/testName.1.txt`.
enum SnapshotFolder {
  static let name = "__Snapshots__"

  static func root(ofTestFile path: String) -> URL {
    URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(name)
  }

  /// `text` as a part of a file name: every run of characters that are no letters, digits or underscores is a hyphen, none at the ends.
  static func component(_ text: String) -> String {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
  }

  /// The text of a snapshot; nil if there is none.
  static func read(_ file: URL) throws -> String? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// Writes a file as a whole or not at all, so that a test in another process reads no half of it.
  static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
  }
}
