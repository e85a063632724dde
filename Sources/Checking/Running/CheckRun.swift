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

  /// Finds the documents.
  ///
  /// - Throws: ``RunFailure`` if the folder for results cannot be made.
  public init(_ request: CheckRequest, log: RunLog) throws(RunFailure) {
    self.request = request
    self.log = log
    let configuration = request.configuration
    var linter = Linter(rules: configuration.rules, configurations: configuration.matrix.configurations)
    linter.givesHints = request.givesHints
    let included = configuration.included.isEmpty ? ["."] : configuration.included
    let paths = DocumentPaths(request.paths.isEmpty ? included : request.paths, excluding: configuration.excluded)
    var job = CheckJob(paths: paths, surroundings: request.surroundings, linter: linter, log: log)
    if let folder = configuration.cache, request.usesCache { job.cache = try ResultCache(in: folder, for: linter) }
    self.job = job
    let all = Array(paths.files.indices)
    places = request.shard?.places(in: all) ?? all
  }

  /// Checks one worker's share of the documents.
  ///
  /// - Parameter tell: receives a line of JSON for each document, as ``run()`` of another process reads it.
  public func work(on share: Share, tell: (String) -> Void) {
    job.run(share.places(in: places, bySizeOf: job.paths.files)) { tell(JSONLines.text(of: $0)) }
  }

  /// Checks all documents, in worker processes if that is quicker. Fixes and baselines are applied.
  ///
  /// - Throws: ``RunFailure`` if a worker process ends early or a file cannot be read or written.
  public func run() throws(RunFailure) -> CheckOutcome {
    let start = ContinuousClock.now
    var messages = try results()
    tellSpeed(messages, ContinuousClock.now - start)
    if request.appliesFixes { try applyFixes(&messages) }
    tellNotes(messages)
    let report = try withoutKnown(
      LintReport(of: messages.compactMap(\.result), configurations: job.linter.configurations.count))
    let isUnreadable = messages.contains { $0.result == nil }
    return CheckOutcome(
      report: report, problem: job.paths.missing.isEmpty ? (isUnreadable ? .badInput : nil) : .noInput,
      isFailing: request.configuration.failsOn.map { report.fails(on: $0) } ?? false)
  }

  /// Pictures of scenes for reports that show them.
  public func drawings() -> Drawings { Drawings(job) }

  /// The lines about paths that lead to nothing, for the end of the output.
  public var missingPaths: [String] { job.paths.missing.map(DocumentBatch.missing) }

  // MARK: Running

  private func results() throws(RunFailure) -> [CheckJob.Message] {
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
      return messages
    }
    let progress = log.progress
    let messages = Workers.run(count, arguments: request.workerArguments) { progress(time.progress($0)) }
    guard let messages, messages.count == places.count else {
      throw RunFailure(.failed, "error: a worker process ended early; --jobs 1 works without them")
    }
    return places.compactMap { messages[$0] }
  }

  /// `4170 layouts in 3.1 s, 1345 a second`, for runs of at least a second.
  private func tellSpeed(_ messages: [CheckJob.Message], _ duration: Duration) {
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    let layouts = messages.reduce(0) { $0 + ($1.result?.layouts ?? 0) }
    guard seconds >= 1, layouts > 0 else { return }
    let tenths = (seconds * 10).rounded() / 10
    log.message("\(layouts) layouts in \(tenths) s, \(Int(Double(layouts) / seconds)) a second")
  }

  // MARK: Findings

  /// Checks changed documents again: after a fix, lines have moved.
  private func applyFixes(_ messages: inout [CheckJob.Message]) throws(RunFailure) {
    var again: [Int: CheckJob.Message] = [:]
    job.run(try Fixes.apply(messages, to: job.paths.files, log: log)) { again[$0.index] = $0 }
    messages = messages.map { again[$0.index] ?? $0 }
  }

  /// Each note once, though many documents may have it.
  private func tellNotes(_ messages: [CheckJob.Message]) {
    var told: Set<String> = []
    for message in messages {
      for note in message.notes where told.insert(note).inserted { log.message(note) }
      for note in message.result?.notes ?? [] where told.insert(note.message).inserted {
        log.message("\(job.paths.files[message.index]):\(note.line ?? 1):\(note.column ?? 1): note: \(note.message)")
      }
    }
  }

  /// The report without the findings that a baseline knows.
  private func withoutKnown(_ report: LintReport) throws(RunFailure) -> LintReport {
    if let file = request.newBaseline {
      let baseline = Baseline(of: report)
      try TextFile.write(Array((baseline.text + "\n").utf8), to: file)
      return baseline.apply(to: report)
    }
    guard let file = request.configuration.baseline else { return report }
    return try Baseline.read(file).apply(to: report)
  }
}
