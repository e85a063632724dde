import Foundation
import Synchronization

/// A program in another process, with a pipe to it and one from it. Used from one thread.
struct WorkerProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var pending = Data()

  /// A process that is started while another's pipes are made could inherit them, and the other would not see its input end.
  private static let isStarting = Mutex(())

  /// - Parameters:
  ///   - environment: that of this process unless given.
  ///   - errors: where the process writes its messages to; where this one does unless given.
  init(_ executable: URL, _ arguments: [String], environment: [String: String]? = nil, errors: Pipe? = nil) throws {
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    if let environment { process.environment = environment }
    if let errors { process.standardError = errors }
    try Self.isStarting.withLock { _ in try process.run() }
  }

  /// The number of the process.
  var id: Int32 { process.processIdentifier }

  /// Asks for a document; false if the process does not listen any more.
  func ask(for file: String) -> Bool { send(WorkerInput.line(asking: file)) }

  /// Writes a line; false if the process does not listen any more.
  func send(_ line: String) -> Bool {
    ByteStream.write("\(line)\n".utf8, to: input.fileHandleForWriting.fileDescriptor) == nil
  }

  /// The next line that the process writes; nil if it has ended.
  mutating func answer() -> Data? {
    if case .line(let line) = answer(within: nil, atMost: .max) { return line }
    return nil
  }

  /// What came of waiting for a line.
  enum Answer {
    case line(Data)
    /// The process writes no more.
    case end
    /// There was no whole line in time.
    case late
    /// The line has more bytes than it may have.
    case long
  }

  /// The next line that the process writes.
  ///
  /// - Parameters:
  ///   - seconds: how long to wait for the whole line; nil for ever.
  ///   - limit: the number of bytes that the line has at most.
  mutating func answer(within seconds: Double?, atMost limit: Int) -> Answer {
    let descriptor = output.fileHandleForReading.fileDescriptor
    let end = seconds.map { ContinuousClock.now + .seconds($0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var searched = 0
    while true {
      if let end = pending[(pending.startIndex + searched)...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending = Data(pending[(end + 1)...]) }
        return .line(pending[..<end])
      }
      searched = pending.count
      if pending.count > limit { return .long }
      if let end, !Self.isReady(descriptor, before: end) { return .late }
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 { pending.append(contentsOf: buffer[..<count]) } else if count == 0 || errno != EINTR { return .end }
    }
  }

  /// Waits until there is something to read.
  private static func isReady(_ descriptor: Int32, before end: ContinuousClock.Instant) -> Bool {
    while true {
      let left = (end - ContinuousClock.now) / .milliseconds(1)
      guard left > 0 else { return false }
      var output = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&output, 1, Int32(min(left.rounded(.up), 1e9))) > 0 { return true }
    }
  }

  /// Lets the process end, and waits for it.
  ///
  /// - Returns: how it ended: `status 1`, or `signal 9: Killed`.
  func end() -> String {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal
      ? "signal \(status): \(String(cString: strsignal(status)))" : "status \(status)"
  }

  /// Ends the process and those that it has started in its group, whatever they do, and waits for it.
  func kill() {
    ProcessGroup.kill(process.processIdentifier)
    _ = end()
  }

  /// Whether the process ends by itself in time, once its input has.
  func ends(within seconds: Double) -> Bool {
    try? input.fileHandleForWriting.close()
    let end = ContinuousClock.now + .seconds(seconds)
    while process.isRunning {
      if ContinuousClock.now > end { return false }
      Thread.sleep(forTimeInterval: 0.002)
    }
    return true
  }
}
