import Checking
import Linting

/// What a check says: its report, and notes beside it.
extension CheckRun {
  /// The findings that count, without those that are known, with their repairs numbered.
  func reported(
    _ documents: [CheckedDocument], _ program: MatrixSummary? = nil
  ) throws(RunFailure) -> LintReport {
    let all = report(of: documents, program)
    var report = try withoutKnown(request.tellsAll ? all : all.certain).taken(request.configuration.strictness)
    report.numberRepairs()
    return report
  }

  private func report(of documents: [CheckedDocument], _ program: MatrixSummary?) -> LintReport {
    var matrices = job.matrices
    let read = documents.filter { $0.result != nil }.map(\.file)
    let summary = program ?? matrices.summary(of: read)
    for note in summary.notes { log.note(note) }
    var report = LintReport(of: documents.compactMap(\.result), configurations: summary.configurations)
    report.supports = summary.supports
    return report
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

  /// Why nothing was laid out though nothing went wrong.
  func reasonForNothing(_ report: LintReport) -> String? {
    func documents(_ count: Int) -> String {
      "the configuration excludes \(count == 1 ? "the only document" : "all \(count) documents")"
    }
    if job.paths.files.isEmpty { return documents(job.paths.excludedCount) }
    if files.isEmpty { return nil }
    return report.layouts == 0 ? "no document is for one of the selected devices" : nil
  }

  /// `4170 layouts in 3.1 s, 1345 a second`, for runs of at least a second.
  func noteSpeed(_ documents: [CheckedDocument], _ duration: Duration) {
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    let layouts = documents.reduce(0) { $0 + ($1.result?.layouts ?? 0) }
    guard seconds >= 1, layouts > 0 else { return }
    let tenths = (seconds * 10).rounded() / 10
    log.note("\(layouts) layouts in \(tenths) s, \(Int(Double(layouts) / seconds)) per second")
  }

  /// Each note once, though many documents may have it.
  func note(_ documents: [CheckedDocument]) {
    var notes = NoteCollection()
    for document in documents {
      notes.add(assets: document.notes)
      notes.add(document.result?.notes ?? [], of: document.file)
      if let system = document.foreignSystem { notes.addDocument(for: system) }
    }
    notes.tell(log)
  }
}
