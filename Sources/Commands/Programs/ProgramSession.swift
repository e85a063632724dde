import Foundation
import LayoutReports
import Synchronization

/// An executable that shows screens, as the user names it.
package struct ProgramSource: Hashable, Sendable {
  /// The path of the executable.
  package var path: String
  /// What it is started with; nothing, unless it shows what others have built.
  package var arguments: [String] = []
  /// How many seconds one answer may take.
  package var timeout: Double = 30

  /// A program that has half a minute for each answer.
  package init(path: String) { self.path = path }

  /// Why the file is none that can be run; nil if it is one.
  package var problem: ProgramProblem? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return ProgramProblem(
        message: "does not exist; build the executable first, for example with swift build --product Tour",
        kind: .noInput)
    }
    guard !isFolder.boolValue else {
      return ProgramProblem(
        message:
          "is a folder; build the package in this folder, and specify the path of an executable, such as .build/debug/Tour",
        kind: .noInput)
    }
    guard FileManager.default.isExecutableFile(atPath: path) else {
      return ProgramProblem(message: "is not an executable file", kind: .badInput)
    }
    return nil
  }
}

/// Why a program gave no answer.
package struct ProgramProblem: Error {
  /// What the program did, in words that follow its name.
  package let message: String
  /// What kind of failure of a run it is.
  package var kind = RunFailure.Kind.failed
}

/// A program that is asked for its screens, in a process with limits of time, memory and output. After a problem the next request starts it
/// again. Used from one thread, which waits for the answers.
package final class ProgramSession {
  package let source: ProgramSource
  /// Ends the process from another thread, so that nobody has to wait until an answer is late.
  package let stopper = ProgramStopper()
  /// What the program said of itself; nil before the first request.
  package private(set) var hello: ProgramAnswer.Hello?
  private var process: WorkerProcess?
  private var messages = LastMessages()
  private var requests = 0

  /// 4 GB of memory, most of which no app uses. What the runtime reserves counts, too.
  private static let mostMemory = 4_000_000 << 10
  /// More than the report of any screen has.
  private static let longestLine = 64 << 20
  /// How long a program has to end when its input does, in seconds.
  private static let patience = 2.0

  /// Nothing is started yet.
  package init(_ source: ProgramSource) { self.source = source }

  /// What the program answers.
  ///
  /// - Throws: ``ProgramProblem`` if it crashes, hangs or answers with something else; it has ended then.
  package func ask(
    _ action: ProgramRequest.Action, report: ProgramRequest.ReportForm? = nil
  ) throws(ProgramProblem) -> ProgramAnswer {
    if process == nil { try start() }
    requests += 1
    let request = ProgramRequest(id: requests, action, report: report)
    guard let data = try? JSONEncoder().encode(request) else {
      throw ProgramProblem(message: "cannot answer this request")
    }
    _ = process?.send(String(decoding: data, as: UTF8.self))
    let answer = try answer()
    guard answer.id == request.id else { throw stop("sent an answer to another request") }
    return answer
  }

  private func start() throws(ProgramProblem) {
    if let problem = source.problem { throw problem }
    var environment = ProcessInfo.processInfo.environment
    environment[ProgramProtocol.variable] = "\(ProgramProtocol.version)"
    // A trace of a crash takes seconds, and tells nothing that is passed on.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    messages = LastMessages()
    do {
      // An absolute path begins with no hyphen.
      let command = ProcessGroup.limited(
        URL(fileURLWithPath: source.path).path, source.arguments, memory: Self.mostMemory)
      process = try WorkerProcess(
        command.executable, command.arguments, environment: environment, errors: messages.pipe)
    } catch {
      throw ProgramProblem(message: "cannot be started: \(error.localizedDescription)")
    }
    stopper.process = process?.id
    messages.read()
    let answer = try answer()
    if let refusal = answer.refusal { throw stop("shows no screens: \(refusal.message)") }
    guard let hello = answer.hello else { throw stop(Self.noProgram) }
    guard hello.version == ProgramProtocol.version else {
      throw stop("was built with another version of Trellis; build the executable with this version")
    }
    self.hello = hello
  }

  /// Whether the program lives that answered last.
  package var isRunning: Bool { process != nil }

  /// The end of what the program has printed since its start.
  package var printed: String { messages.printed }

  private static let noProgram =
    "does not respond; to show the screens of the app, use the module AppHost"

  private func answer() throws(ProgramProblem) -> ProgramAnswer {
    switch process?.answer(within: source.timeout, atMost: Self.longestLine) {
    case .line(let line)?:
      if let answer = try? JSONDecoder().decode(ProgramAnswer.self, from: line) { return answer }
      let text = String(decoding: line.prefix(60), as: UTF8.self)
      throw stop("\(Self.noProgram); the executable printed \"\(text)\(line.count > 60 ? "…" : "")\"")
    case .late?:
      throw stop("did not respond within \(Int(source.timeout.rounded(.up))) seconds")
    case .long?: throw stop("sent a line that is longer than \(Self.longestLine >> 20) MB")
    case .end?, nil:
      stopper.process = nil
      let end = process.map { $0.ends(within: Self.patience) ? $0.end() : nil } ?? nil
      let last = messages.lastLine.map { ": \($0)" } ?? ""
      let reason = end.map { "ended early (\($0))\(last)" } ?? "stopped responding\(last)"
      throw stop(requests == 0 || hello == nil ? "\(Self.noProgram); the executable \(reason)" : reason)
    }
  }

  /// Ends the process, however it is.
  private func stop(_ message: String) -> ProgramProblem {
    stopper.process = nil
    process?.kill()
    process = nil
    return ProgramProblem(message: message)
  }

  /// Ends the program: by the end of its input, or if that does not help by force.
  package func end() {
    stopper.process = nil
    if let process, !process.ends(within: Self.patience) { process.kill() }
    process = nil
  }
}

/// Ends the process of a ``ProgramSession``, whatever it does.
package final class ProgramStopper: Sendable {
  /// The process while it runs. Its number may belong to another one afterwards.
  private let running = Mutex<Int32?>(nil)

  fileprivate var process: Int32? {
    get { running.withLock { $0 } }
    set { running.withLock { $0 = newValue } }
  }

  /// Ends the process if there is one: who waits for its answer is told that it has ended.
  package func stop() {
    running.withLock { process in
      if let process { ProcessGroup.kill(process) }
    }
  }
}

/// The end of what a process writes to its standard error: of a crash it has the reason.
private final class LastMessages: Sendable {
  let pipe = Pipe()
  private let text = Mutex<[UInt8]>([])
  private static let limit = 1 << 16

  /// Reads on a thread of its own until the process ends.
  func read() {
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread { [self] in
      while true {
        let data = handle.availableData
        if data.isEmpty { return }
        text.withLock { $0 = Array(($0 + data).suffix(Self.limit)) }
      }
    }
  }

  var printed: String { String(decoding: text.withLock { $0 }, as: UTF8.self) }

  /// The line that says why the process ended, if there is one, else the last; nil without any.
  var lastLine: String? {
    // What a process wrote before its end may not have been read yet.
    Thread.sleep(forTimeInterval: 0.05)
    let lines = printed.split(separator: "\n").map(String.init)
    return lines.last { $0.contains("Fatal error") || $0.contains("error:") } ?? lines.last
  }
}
