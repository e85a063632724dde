import Foundation
import Synchronization

/// Runs a command with limits of time, memory and output, and can be stopped from another thread.
final class ToolProcess: Sendable {
  /// What a command left behind.
  struct End: Sendable {
    var output: Data
    var messages: String
    /// The exit status; nil if a signal ended it.
    var status: Int32?
    /// Why it did not come to its own end; nil if it did.
    var problem: String?

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  private struct State {
    var process: Int32?
    var isCancelled = false
  }
  private let state = Mutex(State())
  private static let mostOutput = 32 << 20

  /// Ends the command that runs, and lets none begin until ``begin()``.
  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      if let process = state.process { Self.kill(process) }
    }
  }

  /// Allows commands again.
  func begin() { state.withLock { $0.isCancelled = false } }

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// - Parameters:
  ///   - memory: how much the command may have, in bytes.
  ///   - tick: called about every second while it runs.
  func run(
    _ executable: String, _ arguments: [String], in folder: String, input: Data = Data(), seconds: Double,
    memory: Int = 4 << 30, tick: (Double) -> Void = { _ in }
  ) -> End {
    let process = Process()
    let (pipe, output, messages) = (Pipe(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // A group of its own, so that what the command starts ends with it.
    process.arguments =
      [
        "-c", "ulimit -v \(memory >> 10) 2> /dev/null; exec \"$@\"", "sh", executable,
      ] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = pipe
    process.standardOutput = output
    process.standardError = messages
    let started = state.withLock { state in
      guard !state.isCancelled else { return false }
      do { try process.run() } catch { return false }
      state.process = process.processIdentifier
      return true
    }
    guard started else {
      return End(output: Data(), messages: "", problem: isCancelled ? "was cancelled" : "cannot be started")
    }
    let (text, errors) = (Collected(output, limit: Self.mostOutput), Collected(messages, limit: 1 << 20))
    let feeding = Thread {
      try? pipe.fileHandleForWriting.write(contentsOf: input); try? pipe.fileHandleForWriting.close()
    }
    feeding.start()
    var problem: String?
    let begin = ContinuousClock.now
    var lastTick = 0.0
    while process.isRunning {
      Thread.sleep(forTimeInterval: 0.004)
      let passed = (ContinuousClock.now - begin) / .seconds(1)
      if passed - lastTick >= 1 {
        lastTick = passed
        tick(passed)
      }
      if problem == nil, passed > seconds || text.isFull {
        problem =
          text.isFull ? "printed more than \(Self.mostOutput >> 20) MB" : "took longer than \(Int(seconds)) seconds"
        Self.kill(process.processIdentifier)
      }
    }
    process.waitUntilExit()
    state.withLock { $0.process = nil }
    if isCancelled { problem = "was cancelled" }
    let ended = process.terminationReason == .exit
    if problem == nil, !ended { problem = "ended by signal \(process.terminationStatus)" }
    return End(
      output: text.data, messages: String(decoding: errors.data, as: UTF8.self),
      status: ended ? process.terminationStatus : nil, problem: problem)
  }

  private static func kill(_ process: Int32) {
    if getpgid(process) == process { _ = Foundation.kill(-process, SIGKILL) }
    _ = Foundation.kill(process, SIGKILL)
  }
}

/// What comes out of a pipe, read on a thread of its own.
private final class Collected: Sendable {
  private let bytes = Mutex(Data())
  private let end = DispatchSemaphore(value: 0)
  private let limit: Int

  init(_ pipe: Pipe, limit: Int) {
    self.limit = limit
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread { [self] in
      while true {
        let more = handle.availableData
        if more.isEmpty { break }
        bytes.withLock { if $0.count <= limit { $0.append(more) } }
      }
      end.signal()
    }
  }

  var isFull: Bool { bytes.withLock { $0.count > limit } }

  /// Waits for the end, but not for what a grandchild holds open.
  var data: Data {
    _ = end.wait(timeout: .now() + 2)
    end.signal()
    return bytes.withLock { $0 }
  }
}
