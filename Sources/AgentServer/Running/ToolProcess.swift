import Commands
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
      if let process = state.process { ProcessGroup.kill(process) }
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
    let command = ProcessGroup.limited(executable, arguments, memory: memory)
    process.executableURL = command.executable
    process.arguments = command.arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = pipe
    process.standardOutput = output
    process.standardError = messages
    // Whatever happens to the process wakes who waits for it.
    let event = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in event.signal() }
    let started = state.withLock { state in
      guard !state.isCancelled else { return false }
      do { try process.run() } catch { return false }
      state.process = process.processIdentifier
      return true
    }
    guard started else {
      return End(output: Data(), messages: "", problem: isCancelled ? "was cancelled" : "cannot be started")
    }
    let text = Collected(output, limit: Self.mostOutput) { event.signal() }
    let errors = Collected(messages, limit: 1 << 20)
    let feeding = Thread {
      try? pipe.fileHandleForWriting.write(contentsOf: input); try? pipe.fileHandleForWriting.close()
    }
    feeding.start()
    var problem: String?
    let begin = ContinuousClock.now
    var nextTick = 1.0
    while process.isRunning {
      let passed = (ContinuousClock.now - begin) / .seconds(1)
      if passed >= nextTick {
        tick(passed)
        nextTick = passed + 1
      }
      if problem == nil, passed > seconds || text.isFull {
        problem =
          text.isFull ? "printed more than \(Self.mostOutput >> 20) MB" : "took longer than \(Int(seconds)) seconds"
        ProcessGroup.kill(process.processIdentifier)
      }
      let next = problem == nil ? min(nextTick, seconds) : nextTick
      _ = event.wait(timeout: .now() + max(next - passed, 0.001))
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
}

/// What comes out of a pipe, read on a thread of its own.
private final class Collected: Sendable {
  private let bytes = Mutex(Data())
  private let end = DispatchSemaphore(value: 0)
  private let limit: Int

  /// - Parameter tellFull: called once, when there is more than the limit.
  init(_ pipe: Pipe, limit: Int, tellFull: @escaping @Sendable () -> Void = {}) {
    self.limit = limit
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread { [self] in
      while true {
        let more = handle.availableData
        if more.isEmpty { break }
        let isFull = bytes.withLock { bytes in
          guard bytes.count <= limit else { return false }
          bytes.append(more)
          return bytes.count > limit
        }
        if isFull { tellFull() }
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
