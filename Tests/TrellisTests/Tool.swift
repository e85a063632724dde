import Foundation
import Testing

/// The command line tool as a user meets it: a process with a working directory, a status and two streams.
struct Tool {
  struct Outcome {
    var status: Int32
    var output: String
    var messages: String
  }

  /// Beside the tests, where the package manager puts executables.
  static let executable = Bundle.main.bundleURL.appendingPathComponent("trellis")
  static let isBuilt = FileManager.default.isExecutableFile(atPath: executable.path)
  static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func run(_ arguments: [String], in folder: URL = repository) throws -> Outcome {
    try run(executable, arguments, in: folder)
  }

  static func run(
    _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String]? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let environment { process.environment = environment }
    process.currentDirectoryURL = folder
    // Files, not pipes: nothing has to be read while the process runs.
    let scratch = try Scratch()
    let streams = try ["output", "messages"].map { name -> FileHandle in
      let file = scratch.folder.appendingPathComponent(name)
      try Data().write(to: file)
      return try FileHandle(forWritingTo: file)
    }
    process.standardOutput = streams[0]
    process.standardError = streams[1]
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try scratch.text("output"), messages: try scratch.text("messages"))
  }
}

/// A folder that goes away with the value.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
  }

  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A document of Fixtures/lint, such as `left_right_attribute/bad.storyboard`.
  func copy(_ fixture: String, to name: String) throws {
    let source = Tool.repository.appendingPathComponent("Fixtures/lint/\(fixture)")
    try write(String(decoding: try Data(contentsOf: source), as: UTF8.self), to: name)
  }
}
