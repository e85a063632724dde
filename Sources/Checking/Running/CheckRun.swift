import Foundation
import Linting

/// A check of documents from paths to a report.
@MainActor
public struct CheckRun {
  private let request: CheckRequest
  private let log: RunLog
  private let job: CheckJob
  /// The places in the list of files that are to be checked.
  private let places: [Int]
  private let memory: CheckMemory?

  /// Finds the documents.
  ///
  /// - Parameter memory: what earlier runs of the same request gave, which is used again and added to.
  /// - Throws: ``RunFailure`` if the matrix has no configuration, or the folder for results cannot be made.
  public init(_ request: CheckRequest, log: RunLog, memory: CheckMemory? = nil) throws(RunFailure) {
    self.request = request
    self.memory = memory
    self.log = log
    let configuration = request.configuration
    var linter = Linter(rules: configuration.rules, configurations: try configuration.matrix.checkedConfigurations())
    linter.givesHints = request.givesHints
    if request.seeksRepairs { linter.repairs = request.tellsAll ? .all : .certain }
    let included = configuration.included.isEmpty ? ["."] : configuration.included
    let paths =
      request.program.map(DocumentPaths.init(program:))
      ?? DocumentPaths(request.paths.isEmpty ? included : request.paths, excluding: configuration.excluded)
    var job = CheckJob(
      paths: paths, surroundings: request.surroundings, linter: linter,
      matrices: DocumentMatrices(configuration.matrix),
      log: log)
    if let folder = configuration.cache, request.usesCache { job.cache = try ResultCache(in: folder, for: linter) }
    self.job = job
    let all = Array(paths.files.indices)
    places = request.shard?.places(in: all) ?? all
  }

  /// Checks the documents for which ``run()`` of another process asks on standard input, and ends when that process does.
  ///
  /// - Parameter tell: receives an empty line at the beginning, then a line of JSON for each document.
  public func work(tell: (String) -> Void) {
    WorkerInput.endWithItsWriter()
    tell("")
    let asked = WorkerInput.places.lazy.filter(job.paths.files.indices.contains)
    job.run(asked) { tell($0.line) }
  }

  /// Checks all documents, in worker processes if that is quicker. Fixes and baselines are applied.
  ///
  /// - Throws: ``RunFailure`` if worker processes cannot be started or a file cannot be read or written.
  public func run() throws(RunFailure) -> CheckOutcome {
    let start = ContinuousClock.now
    let program = request.program.map(checkProgram)
    var (messages, lost) = if let program { program.found } else { try results() }
    tellSpeed(messages, ContinuousClock.now - start)
    switch request.fixes {
    case nil: break
    case .certain?: try check(again: try Fixes.apply(messages, to: job.paths.files, log: log), &messages)
    case .numbers(let numbers)?:
      let chosen = try Fixes.apply(numbers, of: try told(messages), to: job.paths.files, log: log)
      try check(again: chosen, &messages)
    }
    tellNotes(messages)
    let report = try told(messages, program?.summary)
    for (place, end) in lost.sorted(by: { $0.key < $1.key }) {
      log.message("\(job.paths.files[place]): error: not checked: the process that checked it ended early (\(end))")
    }
    let isUnreadable = messages.contains { $0.result == nil && $0.foreignSystem == nil }
    let problem =
      lost.isEmpty ? program?.failure ?? job.paths.problems.kind ?? (isUnreadable ? .badInput : nil) : .failed
    return CheckOutcome(
      report: report, problem: problem, nothingCheckedBecause: problem == nil ? reasonForNothing(report) : nil,
      isFailing: request.configuration.failsOn.map { report.fails(on: $0) } ?? false)
  }

  /// Why nothing was laid out though nothing went wrong.
  private func reasonForNothing(_ report: LintReport) -> String? {
    func documents(_ count: Int) -> String { count == 1 ? "the only document is" : "all \(count) documents are" }
    if job.paths.files.isEmpty { return "\(documents(job.paths.excludedCount)) excluded by the configuration" }
    if places.isEmpty { return nil }
    return report.layouts == 0 ? "no document has a scene for a device of the matrix" : nil
  }

  /// Pictures of scenes for reports that show them; none of a program's.
  public func drawings() -> Drawings { Drawings(job, isOfProgram: request.program != nil) }

  /// The lines about paths that lead to no document, for the end of the output.
  public var pathProblems: [String] { job.paths.problems.map(\.message) }

  private func report(of messages: [CheckJob.Message], _ program: MatrixSummary?) -> LintReport {
    var matrices = job.matrices
    let read = messages.filter { $0.result != nil }.map { job.paths.files[$0.index] }
    let summary = program ?? matrices.summary(of: read)
    for note in summary.notes { log.note(note) }
    var report = LintReport(of: messages.compactMap(\.result), configurations: summary.configurations)
    report.supports = summary.supports
    return report
  }

  // MARK: A program

  /// What came of a program, in the place of what came of documents.
  private struct CheckedProgram {
    var found: (messages: [CheckJob.Message], lost: [Int: String])
    var summary: MatrixSummary
    var failure: RunFailure.Kind?
  }

  private func checkProgram(_ source: ProgramSource) -> CheckedProgram {
    var matrices = job.matrices
    let session = ProgramSession(source)
    let outcome = ProgramCheck(
      session: session, rules: request.configuration.rules, surroundings: request.surroundings,
      excluded: request.configuration.excluded, log: log
    ).run { matrices.matrix(forProgramIn: $0) }
    log.progress(nil)
    let messages = outcome.result.layouts > 0 ? [CheckJob.Message(index: 0, result: outcome.result)] : []
    return CheckedProgram(
      found: (messages, [:]), summary: matrices.summary(forProgramIn: session.hello?.folder),
      failure: outcome.failure)
  }

  // MARK: Running

  /// The outcomes in the order of the files, and the documents whose process ended early, with how.
  private func results() throws(RunFailure) -> (messages: [CheckJob.Message], lost: [Int: String]) {
    let files = job.paths.files
    let known = places.compactMap { place in
      memory?.messages[files[place]].map { message in
        var message = message
        message.index = place
        return message
      }
    }
    let done = Set(known.map(\.index))
    let new = try results(at: places.filter { !done.contains($0) })
    let all = (known + new.messages).sorted { $0.index < $1.index }
    memory?.messages = Dictionary(all.map { (files[$0.index], $0) }, uniquingKeysWith: { first, _ in first })
    return (all, new.lost)
  }

  private func results(at places: [Int]) throws(RunFailure) -> (messages: [CheckJob.Message], lost: [Int: String]) {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    // A process costs as much to start as a few documents to lay out.
    let count = min(request.jobs ?? cores, max(1, places.count / 4))
    let time = RemainingTime(total: places.count)
    defer { log.progress(nil) }
    guard count > 1, !request.workerArguments.isEmpty else {
      var messages: [CheckJob.Message] = []
      job.run(places) { message in
        messages.append(message)
        log.progress(time.progress(messages.count))
      }
      return (messages, [:])
    }
    let progress = log.progress
    let outcome = try Workers.run(count, arguments: request.workerArguments, places: largestFirst(places)) {
      progress(time.progress($0))
    }
    return (places.compactMap { outcome.messages[$0] }, outcome.lost)
  }

  private func largestFirst(_ places: [Int]) -> [Int] {
    let sizes = places.map { place in
      let attributes = try? FileManager.default.attributesOfItem(atPath: job.paths.files[place])
      return attributes?[.size] as? Int ?? 0
    }
    return places.indices.sorted { (sizes[$0], $1) > (sizes[$1], $0) }.map { places[$0] }
  }

  /// `4170 layouts in 3.1 s, 1345 a second`, for runs of at least a second.
  private func tellSpeed(_ messages: [CheckJob.Message], _ duration: Duration) {
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    let layouts = messages.reduce(0) { $0 + ($1.result?.layouts ?? 0) }
    guard seconds >= 1, layouts > 0 else { return }
    let tenths = (seconds * 10).rounded() / 10
    log.note("\(layouts) layouts in \(tenths) s, \(Int(Double(layouts) / seconds)) a second")
  }

  // MARK: Findings

  /// What the user is told of: findings that count, without those that are known, with their repairs numbered.
  private func told(_ messages: [CheckJob.Message], _ program: MatrixSummary? = nil) throws(RunFailure) -> LintReport {
    let all = self.report(of: messages, program)
    var report = try withoutKnown(request.tellsAll ? all : all.certain).taken(request.configuration.strictness)
    report.numberRepairs()
    return report
  }

  /// Checks changed documents again: after a fix, lines have moved.
  private func check(again places: [Int], _ messages: inout [CheckJob.Message]) throws(RunFailure) {
    var again: [Int: CheckJob.Message] = [:]
    job.run(places) { again[$0.index] = $0 }
    messages = messages.map { again[$0.index] ?? $0 }
  }

  /// Each note once, though many documents may have it.
  private func tellNotes(_ messages: [CheckJob.Message]) {
    var notes = NoteCollection()
    for message in messages {
      notes.add(assets: message.notes)
      notes.add(message.result?.notes ?? [], of: job.paths.files[message.index])
      if let system = message.foreignSystem { notes.addDocument(for: system) }
    }
    notes.tell(log)
  }

  /// The report without the findings that a baseline knows.
  private func withoutKnown(_ report: LintReport) throws(RunFailure) -> LintReport {
    if let file = request.newBaseline {
      let baseline = Baseline(of: report)
      try TextFile.replace(file, by: (baseline.text + "\n").utf8)
      return baseline.apply(to: report)
    }
    guard let file = request.configuration.baseline else { return report }
    return try Baseline.read(file).apply(to: report)
  }
}
