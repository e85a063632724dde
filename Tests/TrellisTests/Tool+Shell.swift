import Foundation
import Testing

extension Tool {
  /// Runs lines of a shell that find the tool as `$T` and a log with a conflict as `$LOG`, for what only a shell can set up:
  /// closed streams, devices, pipes.
  static func shell(_ script: String, in folder: URL = repository) throws -> Outcome {
    var environment = ProcessInfo.processInfo.environment
    environment["T"] = executable.path
    environment["LOG"] = log
    // A backtrace takes seconds and hides how a process ended.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return try run(URL(fileURLWithPath: "/bin/bash"), ["-c", script], in: folder, environment: environment)
  }

  /// Two widths of one view, in the words of iOS.
  static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x600000000001 UIView:0x7f0000000001.width == 10   (active)>",
        "<NSLayoutConstraint:0x600000000002 UIView:0x7f0000000001.width == 20   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600000000002 UIView:0x7f0000000001.width == 20   (active)>
    """

  /// A process of the tool that still runs (Linux only), with what it prints thrown away or in files of a folder.
  static func start(_ arguments: [String], in folder: URL) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // What runs the tests may ignore signals, and processes inherit that.
    process.arguments = ["--default-signal=INT,TERM", executable.path] + arguments
    process.currentDirectoryURL = folder
    for name in ["output", "messages"] { try Data().write(to: folder.appendingPathComponent(name)) }
    process.standardOutput = try FileHandle(forWritingTo: folder.appendingPathComponent("output"))
    process.standardError = try FileHandle(forWritingTo: folder.appendingPathComponent("messages"))
    try process.run()
    return process
  }
}

/// What the closure gives as soon as it gives anything; nil if it does not within ten seconds.
func waitFor<Value>(_ value: () -> Value?) -> Value? {
  for _ in 0..<200 {
    if let value = value() { return value }
    Thread.sleep(forTimeInterval: 0.05)
  }
  return nil
}
