import Foundation
import Synchronization

/// Runs this program in several processes that ask for one document after the other: UIKit's classes belong to one thread of a
/// process, as on a phone.
///
/// A process gets the paths of documents as lines of JSON on its standard input, and answers each with a line of JSON. It ends when its input does: be it because all is done, or because this process was killed.
final class Workers: Sendable {
  /// What the processes gave.
  struct Outcome: Sendable {
    /// By path.
    var documents: [String: CheckedDocument] = [:]
    /// Documents at which a process ended, with how it ended.
    var lost: [String: String] = [:]
  }

  private struct State {
    /// The next one is the last.
    var waiting: [String]
    var outcome = Outcome()
    /// Why no process can do the work.
    var failure: String?
  }

  private let state: Mutex<State>
  private let executable: URL
  private let arguments: [String]
  private let progress: @Sendable (Int) -> Void

  /// Runs this program until all documents are done.
  ///
  /// - Parameters:
  ///   - count: the number of processes.
  ///   - files: the documents, in the order in which they are begun: if long ones come first, all processes end at about the same
  ///     time.
  ///   - progress: receives the number of documents that are done, from several threads.
  /// - Throws: ``RunFailure`` if a process cannot be started, or ends before its first document.
  static func run(
    _ count: Int, arguments: [String], files: [String], progress: @escaping @Sendable (Int) -> Void
  ) throws(RunFailure) -> Outcome {
    guard let executable = Self.thisProgram else { throw failure("trellis cannot find the trellis executable") }
    let workers = Workers(executable, arguments, files, progress)
    let group = DispatchGroup()
    for _ in 0..<count {
      group.enter()
      Thread.detachNewThread {
        while workers.work() {}
        group.leave()
      }
    }
    group.wait()
    let state = workers.state.withLock { $0 }
    if let reason = state.failure { throw failure(reason) }
    return state.outcome
  }

  /// The program that runs. Linux has a name for it that stays true where a build or an update replaces the file meanwhile: a
  /// process of another version could find something else.
  private static var thisProgram: URL? {
    let running = "/proc/self/exe"
    return FileManager.default.isExecutableFile(atPath: running)
      ? URL(fileURLWithPath: running) : Bundle.main.executableURL
  }

  private static func failure(_ reason: String) -> RunFailure {
    RunFailure(
      .failed, "error: a process that checks documents failed: \(reason); to check with only one process, use --jobs 1")
  }

  private init(
    _ executable: URL, _ arguments: [String], _ files: [String], _ progress: @escaping @Sendable (Int) -> Void
  ) {
    state = Mutex(State(waiting: files.reversed()))
    self.executable = executable
    // Behind the command's name: after a `--` it would be a path.
    self.arguments = Array(arguments.prefix(1)) + ["--worker"] + arguments.dropFirst()
    self.progress = progress
  }

  /// Starts a process and gives it documents as long as there are any and it lives.
  ///
  /// - Returns: whether the process ended at a document and others are left.
  private func work() -> Bool {
    guard var next = take() else { return false }
    do {
      var worker = try WorkerProcess(executable, arguments)
      guard worker.answer() != nil else {
        fail("the process ended before it checked a document (\(worker.end()))")
        return false
      }
      while true {
        guard worker.ask(for: next), let line = worker.answer(), let document = Self.document(line, next) else {
          lose(next, worker.end())
          return state.withLock { !$0.waiting.isEmpty && $0.failure == nil }
        }
        keep(document)
        guard let another = take() else { break }
        next = another
      }
      _ = worker.end()
    } catch {
      fail("the process cannot be started (\(error.localizedDescription))")
    }
    return false
  }

  private static func document(_ line: Data, _ file: String) -> CheckedDocument? {
    let document = try? JSONDecoder().decode(CheckedDocument.self, from: line)
    return document?.file == file ? document : nil
  }

  // MARK: State

  private func take() -> String? { state.withLock { $0.failure == nil ? $0.waiting.popLast() : nil } }

  private func keep(_ document: CheckedDocument) {
    let done = state.withLock { state in
      state.outcome.documents[document.file] = document
      return state.outcome.documents.count + state.outcome.lost.count
    }
    progress(done)
  }

  private func lose(_ file: String, _ reason: String) { state.withLock { $0.outcome.lost[file] = reason } }

  private func fail(_ reason: String) { state.withLock { $0.failure = $0.failure ?? reason } }
}
