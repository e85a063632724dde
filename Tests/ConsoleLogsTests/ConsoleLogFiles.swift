import Foundation
import Testing

/// Where logs lie: those of the repository, and published ones beside it.
enum ConsoleLogFiles {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let fixtures = repository.appendingPathComponent("Fixtures/console")
  /// What is known about the published ones.
  static let knowledge = repository.appendingPathComponent("Fixtures/logs")

  static let published = sharedFolder("console")
  /// Those of newer issue reports.
  static let newer = sharedFolder("newer/logs")

  private static func sharedFolder(_ path: String) -> URL? {
    let shared =
      ProcessInfo.processInfo.environment["TRELLIS_SHARED"].map { URL(fileURLWithPath: $0) }
      ?? repository.deletingLastPathComponent().appendingPathComponent("shared")
    let folder = shared.appendingPathComponent(path)
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  static let missing: Comment = "no published logs: set TRELLIS_SHARED, or put shared/ beside the repository"

  static func names(in folder: URL, _ suffix: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(suffix) }.sorted()
  }

  static func text(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// The text of a fixture, with addresses instead of names.
  static func log(ofFixture name: String, in folder: URL) throws -> String {
    let parts = try text(name, in: folder).components(separatedBy: "\n---\n")
    var addresses: [String: Int] = [:]
    return parts.dropFirst().joined(separator: "\n---\n")
      .replacing("␠", with: " ").replacing("⇥", with: "\t")
      .replacing(/0x«([^»]+)»/) { match in
        let number = addresses[String(match.1)] ?? addresses.count + 1
        addresses[String(match.1)] = number
        return "0x60000\(number)0"
      }
      .replacing("{id: «n»}", with: "{id: 25}")
  }
}
