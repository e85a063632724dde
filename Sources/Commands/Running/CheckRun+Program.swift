import Checking

/// A program's screens in place of documents.
extension CheckRun {
  /// What came of a program, in the place of what came of documents.
  struct CheckedProgram {
    var documents: [CheckedDocument]
    var summary: MatrixSummary
    var failure: RunFailure.Kind?
  }

  func checkProgram(_ source: ProgramSource) -> CheckedProgram {
    var matrices = job.matrices
    let session = ProgramSession(source)
    let outcome = ProgramCheck(
      session: session, rules: request.configuration.rules, environment: request.environment,
      excluded: request.configuration.excluded, log: log
    ).run { matrices.matrix(forProgramIn: $0) }
    log.progress(nil)
    return CheckedProgram(
      documents: outcome.result.layouts > 0 ? [CheckedDocument(file: source.path, result: outcome.result)] : [],
      summary: matrices.summary(forProgramIn: session.hello?.folder), failure: outcome.failure)
  }
}
