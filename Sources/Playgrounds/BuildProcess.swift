import Commands
import Foundation

/// A compiler or a build that is run to its end, unless it takes too long or nobody wants it any more.
struct BuildProcess {
  /// How it ended.
  enum End {
    /// With a status, and what it has printed.
    case status(Int32, String)
    /// It was ended because nobody wants it any more.
    case unwanted
    /// It was ended because it took too long.
    case late
    /// It could not be started.
    case failed(String)
  }

  /// The words of the command, the first of which is looked for in the path.
  let command: [String]
  var environment: [String: String] = [:]
  var folder: String?
  /// How long it may take, in seconds; nil for as long as it wants.
  var limit: Double?

  /// - Parameters:
  ///   - log: a file for what the process prints, which is replaced.
  ///   - isUnwanted: asked all the time.
  ///   - tell: called now and then with the last line that was printed, if it is another one.
  func run(log: URL, isUnwanted: () -> Bool = { false }, tell: (String) -> Void = { _ in }) -> End {
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    guard let handle = try? FileHandle(forWritingTo: log) else { return .failed("\(log.path) cannot be written") }
    defer { try? handle.close() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    do { try process.run() } catch { return .failed(error.localizedDescription) }
    let start = ContinuousClock.now
    var (told, last) = (start, "")
    while process.isRunning {
      if isUnwanted() { return end(process, as: .unwanted) }
      let now = ContinuousClock.now
      if let limit, now - start > .seconds(limit) { return end(process, as: .late) }
      if now - told > .seconds(2) {
        told = now
        if let line = Self.text(of: log).split(separator: "\n").last.map(String.init), line != last {
          last = line
          tell(line)
        }
      }
      Thread.sleep(forTimeInterval: 0.003)
    }
    return .status(process.terminationStatus, Self.text(of: log))
  }

  private func end(_ process: Process, as end: End) -> End {
    ProcessGroup.kill(process.processIdentifier)
    process.waitUntilExit()
    return end
  }

  private static func text(of log: URL) -> String {
    (try? Data(contentsOf: log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
