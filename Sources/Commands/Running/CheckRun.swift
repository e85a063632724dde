import Checking
import Linting

/// A check of documents from paths to a report.
@MainActor
package struct CheckRun {
  let request: CheckRequest
  let log: RunLog
  let job: CheckJob
  /// The documents that are to be checked.
  let files: [String]
  let memory: CheckMemory?

  /// Finds the documents.
  ///
  /// - Parameter memory: what earlier runs of the same request gave, which is used again and added to.
  /// - Throws: ``RunFailure`` if the matrix has no configuration, or the folder for results cannot be made.
  package init(_ request: CheckRequest, log: RunLog, memory: CheckMemory? = nil) throws(RunFailure) {
    let configuration = request.configuration
    let included = configuration.included.isEmpty ? ["."] : configuration.included
    let paths =
      request.program.map(DocumentPaths.init(program:))
      ?? DocumentPaths(request.paths.isEmpty ? included : request.paths, excluding: configuration.excluded)
    self.request = request
    self.memory = memory
    self.log = log
    job = try CheckJob(request, paths, log: log)
    files = request.shard?.part(of: paths.files) ?? paths.files
  }

  /// Checks the documents for which ``run()`` of another process asks on standard input, and ends when that process does. The paths of the
  /// request are not searched: whoever asks has done that.
  ///
  /// - Parameter tell: receives an empty line at the beginning, then a line of JSON for each document.
  /// - Throws: ``RunFailure`` if the matrix has no configuration, or the folder for results cannot be made.
  package static func work(_ request: CheckRequest, log: RunLog, tell: (String) -> Void) throws(RunFailure) {
    WorkerInput.endWithItsWriter()
    let included = request.configuration.included
    let named = !request.paths.isEmpty ? request.paths : included.isEmpty ? ["."] : included
    let job = try CheckJob(request, DocumentPaths(named: named), log: log)
    tell("")
    job.run(WorkerInput.files) { tell($0.line) }
  }

  /// Checks all documents, in worker processes if that is quicker. Fixes and baselines are applied.
  ///
  /// - Throws: ``RunFailure`` if worker processes cannot be started or a file cannot be read or written.
  package func run() throws(RunFailure) -> CheckOutcome {
    let start = ContinuousClock.now
    let program = request.program.map(checkProgram)
    var (documents, lost) = if let program { (program.documents, [:]) } else { try results() }
    noteSpeed(documents, ContinuousClock.now - start)
    switch request.fixes {
    case nil: break
    case .certain?: try check(again: try Fixes.apply(documents, log: log), &documents)
    case .numbers(let numbers)?:
      let chosen = try Fixes.apply(numbers, of: try reported(documents), to: job.paths.files, log: log)
      try check(again: chosen, &documents)
    }
    note(documents)
    let report = try reported(documents, program?.summary)
    for file in job.paths.files {
      guard let end = lost[file] else { continue }
      log.message(
        "\(file): error: the file was not checked, because the process that checked the file ended unexpectedly (\(end))"
      )
    }
    let isUnreadable = documents.contains { $0.result == nil && $0.foreignSystem == nil }
    let problem =
      lost.isEmpty ? program?.failure ?? job.paths.problems.kind ?? (isUnreadable ? .badInput : nil) : .failed
    return CheckOutcome(
      report: report, problem: problem, nothingCheckedBecause: problem == nil ? reasonForNothing(report) : nil,
      isFailing: request.configuration.failsOn.map { report.fails(on: $0) } ?? false)
  }

  /// Checks changed documents again: after a fix, lines have moved.
  private func check(again files: [String], _ documents: inout [CheckedDocument]) throws(RunFailure) {
    var again: [String: CheckedDocument] = [:]
    job.run(files) { again[$0.file] = $0 }
    documents = documents.map { again[$0.file] ?? $0 }
  }

  /// Pictures of scenes for reports that show them; none of a program's.
  package func drawings() -> Drawings { Drawings(job, isOfProgram: request.program != nil) }

  /// The lines about paths that lead to no document, for the end of the output.
  package var pathProblems: [String] { job.paths.problems.map(\.message) }
}
