import Foundation
import Synchronization

/// This program in another process, with a pipe to it and one from it. Used from one thread.
struct WorkerProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var pending = Data()

  /// A process that is started while another's pipes are made could inherit them, and the other would not see its input end.
  private static let isStarting = Mutex(())

  init(_ executable: URL, _ arguments: [String]) throws {
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try Self.isStarting.withLock { _ in try process.run() }
  }

  /// Asks for the document at a place; false if the process does not listen any more.
  func ask(for place: Int) -> Bool {
    ByteStream.write("\(place)\n".utf8, to: input.fileHandleForWriting.fileDescriptor) == nil
  }

  /// The next line that the process writes; nil if it has ended.
  mutating func answer() -> Data? {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending = Data(pending[(end + 1)...]) }
        return pending[..<end]
      }
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 { pending.append(contentsOf: buffer[..<count]) } else if count == 0 || errno != EINTR { return nil }
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
}

/// The other end: what a worker process reads.
enum WorkerInput {
  /// The places of documents, as they come.
  static var places: some Sequence<Int> {
    sequence(state: ()) { _ in readLine() }.lazy.compactMap { Int($0) }
  }

  /// Ends this process as soon as the one that started it is gone, also in the middle of a document.
  static func endWithItsWriter() {
    Thread.detachNewThread {
      var input = pollfd(fd: 0, events: 0, revents: 0)
      while true {
        let count = poll(&input, 1, -1)
        if count > 0, Int32(input.revents) & Int32(POLLHUP) != 0 { _exit(0) }
        if count < 0, errno != EINTR { return }
        // Something else than a pipe, which cannot hang up.
        if count > 0 { return }
      }
    }
  }
}
