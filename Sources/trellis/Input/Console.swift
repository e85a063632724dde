import Commands
import ArgumentParser
import Checking
import Foundation
import Geometry

/// Results go to standard output, everything else to standard error. Nothing that comes from a document, a log or a file name gets
/// there unless it is fit for a terminal.
enum Console {
  /// Prints a result. If that fails, the tool ends.
  static func result(_ text: String) { write(VisibleText.lines(text)) }

  /// Prints a line of JSON for the process that started this one, which reads every character as it is.
  static func answer(_ line: String) { write(line) }

  /// If that fails, the tool ends: quietly where the reader of a pipe has gone, as other tools do, otherwise with a message.
  private static func write(_ text: String) {
    if held?.append((text, true)) != nil { return }
    guard let error = ByteStream.write((text + "\n").utf8, to: 1) else { return }
    if error == EPIPE {
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    message("error: trellis cannot write to standard output: \(String(cString: strerror(error)))")
    exit(ExitCode.failure.rawValue)
  }

  /// Prints a line, which takes the place of the one that shows the progress.
  static func message(_ line: String) {
    if held?.append((line, false)) != nil { return }
    show(nil)
    _ = ByteStream.write((VisibleText.line(line) + "\n").utf8, to: 2)
  }

  /// What is printed later or never, with whether it is a result; nil where everything is printed at once. Of the main thread.
  nonisolated(unsafe) private static var held: [(text: String, isResult: Bool)]?
  nonisolated(unsafe) private static var isHolding = false

  /// Does the work, and prints what it says if `isWanted` says so afterwards.
  static func holding(_ work: () -> Void, whileAsking isWanted: () -> Bool) -> Bool {
    (held, isHolding) = ([], true)
    work()
    let lines = held ?? []
    (held, isHolding) = (nil, false)
    guard isWanted() else { return false }
    for line in lines { if line.isResult { write(line.text) } else { message(line.text) } }
    return true
  }

  /// Prints what is wrong with the arguments, and how they are used.
  static func usage(_ text: String) { _ = ByteStream.write((VisibleText.lines(text) + "\n").utf8, to: 2) }

  /// Prints what a run says besides its result.
  static let log = RunLog(message: { message($0) }, progress: { show($0) })

  /// The same; notes about fonts and images are counted unless a list is asked for.
  static func log(listingNotes: Bool) -> RunLog {
    var log = log
    log.notes = listingNotes ? .listed : .counted
    return log
  }

  /// Prints errors only.
  static var quietLog: RunLog {
    var log = RunLog { message($0) }
    log.notes = .dropped
    return log
  }

  private static let isTerminal = isatty(2) == 1

  /// Shows the progress on a line that the next one overwrites; nothing if standard error is no terminal.
  private static func show(_ progress: RunProgress?) {
    guard isTerminal, !isHolding else { return }
    var line = "\r\u{1B}[K"
    if let progress, progress.total > 1 {
      line += VisibleText.line("\(progress.done)/\(progress.total) \(progress.detail)")
    }
    _ = ByteStream.write(line.utf8, to: 2)
  }

  /// Does the work; if it fails, prints the reason and ends the tool with the status of that kind of failure.
  static func reportingFailures<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let failure as RunFailure {
      message(failure.message)
      throw failure.kind.exitCode
    }
  }

  /// To be called first: makes writing to a pipe that nobody reads an error, and keeps files that are opened from taking the place
  /// of a closed standard stream.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor in 0...2 as ClosedRange<Int32> where fcntl(descriptor, F_GETFD) < 0 {
      // The wrong way round, so that using it stays an error. The system gives the lowest number that is free.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
