import ArgumentParser
import Checking
import Foundation

/// Results go to standard output, everything else to standard error.
enum Console {
  static func result(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

  /// Takes the place of the line that shows the progress.
  static func message(_ text: String) {
    show(nil)
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Prints what a run says besides its result.
  static let log = RunLog(message: { message($0) }, progress: { show($0) })

  private static let isTerminal = isatty(2) == 1

  /// Shows the progress on a line that the next one overwrites; nothing if standard error is no terminal.
  private static func show(_ progress: RunProgress?) {
    guard isTerminal else { return }
    var line = "\r\u{1B}[K"
    if let progress, progress.total > 1 { line += "\(progress.done)/\(progress.total) \(progress.detail)" }
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// Does the work; if it fails, prints the reason and ends the tool with the status of that kind of failure.
  static func reportingFailures(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch let failure as RunFailure {
      message(failure.message)
      throw failure.kind.exitCode
    }
  }
}
