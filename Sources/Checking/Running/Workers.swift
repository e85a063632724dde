import Foundation
import Synchronization

/// Runs this program in several processes, each with a share of the documents: UIKit's classes belong to one thread of a
/// process, as on a phone.
final class Workers: Sendable {
  private struct State {
    var messages: [Int: CheckJob.Message] = [:]
    var failed = false
  }

  private let state = Mutex(State())

  /// Runs this program once for each share.
  ///
  /// - Parameter progress: receives the number of documents that are done, from several threads.
  /// - Returns: the outcomes by place in the list of files; nil if a worker could not be started or ended early.
  static func run(
    _ count: Int, arguments: [String], progress: @escaping @Sendable (Int) -> Void
  ) -> [Int: CheckJob.Message]? {
    guard let executable = Bundle.main.executableURL else { return nil }
    let workers = Workers()
    let group = DispatchGroup()
    var processes: [Process] = []
    for number in 1...count {
      let process = Process()
      process.executableURL = executable
      // Behind the command's name: after a `--` it would be a path.
      process.arguments = Array(arguments.prefix(1)) + ["--worker", "\(number)/\(count)"] + arguments.dropFirst()
      let pipe = Pipe()
      process.standardOutput = pipe
      do {
        try process.run()
      } catch {
        for process in processes { process.terminate() }
        return nil
      }
      processes.append(process)
      let output = pipe.fileHandleForReading
      group.enter()
      Thread.detachNewThread {
        workers.listen(to: output, progress)
        group.leave()
      }
    }
    group.wait()
    for process in processes {
      process.waitUntilExit()
      if process.terminationStatus != 0 { workers.state.withLock { $0.failed = true } }
    }
    return workers.state.withLock { $0.failed ? nil : $0.messages }
  }

  /// Reads one message per line until the process closes its output.
  private func listen(to output: FileHandle, _ progress: (Int) -> Void) {
    var pending = Data()
    while true {
      let data = output.availableData
      if data.isEmpty { break }
      pending.append(data)
      while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = pending[pending.startIndex..<end]
        let done = state.withLock { state -> Int in
          if let message = try? JSONDecoder().decode(CheckJob.Message.self, from: line) {
            state.messages[message.index] = message
          } else {
            state.failed = true
          }
          return state.messages.count
        }
        pending.removeSubrange(pending.startIndex...end)
        progress(done)
      }
    }
  }
}
