import Checking
import Foundation
import InterfaceBuilder
import LayoutReports
import Linting
import Staging

/// Lays the screens of a program out in every configuration and applies the rules about layouts to them.
@MainActor
struct ProgramCheck {
  let session: ProgramSession
  let rules: RuleSet
  let environment: DocumentEnvironment
  /// Files and folders that are left out; what is found in them is not told.
  let excluded: [String]
  let log: RunLog

  /// What came of it.
  struct Outcome {
    var result = LintResult()
    /// The number of different configurations.
    var configurations = 0
    /// The worst that the program did, such as crash or hang; nil if all went well. The log has the reasons.
    var failure: RunFailure.Kind?
    /// What documents name and nobody has found.
    fileprivate var unknown = UnknownClasses()
    /// What failed on which device.
    fileprivate var told: Set<String> = []
  }

  /// - Parameter matrix: what the app is laid out on, by the folder of its sources.
  func run(_ matrix: (_ folder: String?) -> DocumentMatrix) -> Outcome {
    var outcome = Outcome()
    defer { session.end() }
    do throws(ProgramProblem) {
      // The first answer says where the sources are, and so what the app supports.
      _ = try session.ask(.none)
      let matrix = matrix(session.hello?.folder)
      let configurations = supported(matrix.configurations)
      outcome.configurations = configurations.count
      let assumption = "no Xcode project specifies whether the app supports a right-to-left language"
      let assumed = Dictionary(
        configurations.map { ($0.name, matrix.rightToLeftIsAssumed && $0.isRightToLeft ? [assumption] : []) },
        uniquingKeysWith: { first, _ in first })
      guard let first = try drawing() ?? configurations.first else { return outcome }
      try ProgramWalk(session: session, log: log).forEach(
        on: first, report: ProgramRequest.ReportForm(), language: environment.language
      ) { screen, shown in
        check(screen, shown, on: configurations, first, assumed, &outcome)
        return true
      }
    } catch {
      fail(error.message, error.kind, &outcome)
    }
    if let note = outcome.unknown.note { outcome.result.notes.append(note) }
    var suppressions = ProgramSuppressions(program: session.source.path, excluding: excluded)
    outcome.result.findings.removeAll { suppressions.covers($0) }
    outcome.result.findings.sort { ($0.file, $0.line, $0.column, $0.rule) < ($1.file, $1.line, $1.column, $1.rule) }
    return outcome
  }

  /// What stands for the drawing: on it, views that overlap are taken as intended. An iPhone 14, upright if the app shows itself so.
  private func drawing() throws(ProgramProblem) -> LayoutConfiguration? {
    for orientation in ["portrait", "landscape"] {
      guard let phone = LayoutConfiguration(device: "iPhone 14", orientation: orientation) else { continue }
      let environment = ProgramEnvironment(phone, language: self.environment.language)
      let answer = try session.ask(.show(screen: ProgramProtocol.launchScreen, on: environment))
      if answer.refusal?.isUnsupported != true { return phone }
    }
    return nil
  }

  /// A program has the texts that it has.
  private func supported(_ configurations: [LayoutConfiguration]) -> [LayoutConfiguration] {
    let able = configurations.filter { $0.pseudolanguage == nil || $0.pseudolanguage == .rightToLeft }
    if able.count < configurations.count {
      log.note("\(session.source.path): note: pseudolanguages have no effect with --program")
    }
    return able
  }

  private func fail(_ message: String, _ kind: RunFailure.Kind, _ outcome: inout Outcome) {
    outcome.failure = outcome.failure ?? kind
    log.message("\(session.source.path): error: the executable \(message)")
  }

  /// On a way over several stops one that fails counts once on each device.
  private func fail(
    _ message: String, at screen: ProgramScreen, on configuration: LayoutConfiguration, _ kind: RunFailure.Kind,
    _ outcome: inout Outcome
  ) {
    guard outcome.told.insert("\(configuration.name): \(message)").inserted else { return }
    fail("\(message), at \(screen.title) on \(configuration.name)", kind, &outcome)
  }

  // MARK: One screen

  private func check(
    _ screen: ProgramScreen, _ drawn: ShownScreen, on configurations: [LayoutConfiguration],
    _ first: LayoutConfiguration,
    _ assumed: [String: [String]], _ outcome: inout Outcome
  ) {
    var screenFindings = ProgramFindings(rules: rules, program: session.source.path, assumed: assumed)
    for configuration in configurations {
      guard let shown = show(screen, on: configuration, first, &outcome) else { continue }
      outcome.unknown.add(shown.log)
      do throws(ReadError) {
        // A title may change with the device.
        try screenFindings.add(shown, called: (drawn.name, drawn.controller), on: configuration)
      } catch {
        fail("sent a description of its views that cannot be read", .failed, &outcome)
      }
    }
    let result = screenFindings.result()
    for finding in result.findings where !outcome.result.findings.contains(where: finding.isSame) {
      outcome.result.findings.append(finding)
    }
    outcome.result.layouts += result.layouts
    for note in result.notes where !outcome.result.notes.contains(note) { outcome.result.notes.append(note) }
    log.progress(RunProgress(done: outcome.result.layouts, total: outcome.result.layouts + 1, detail: drawn.name))
  }

  /// The screen in a configuration; nil where the app does not appear so, and where it fails.
  private func show(
    _ screen: ProgramScreen, on configuration: LayoutConfiguration, _ first: LayoutConfiguration,
    _ outcome: inout Outcome
  ) -> ShownScreen? {
    let language = environment.language
    func shown(on configuration: LayoutConfiguration) throws(ProgramProblem) -> ProgramAnswer {
      try session.ask(
        .show(screen: screen.id, on: ProgramEnvironment(configuration, language: language)),
        report: ProgramRequest.ReportForm())
    }
    do throws(ProgramProblem) {
      // A program that was started again has to show what stands for the drawing first.
      if !session.isRunning { _ = try shown(on: first) }
      let answer = try shown(on: configuration)
      if let refusal = answer.refusal, !refusal.isUnsupported {
        fail("failed: \(refusal.message)", at: screen, on: configuration, .failed, &outcome)
      }
      return answer.shown
    } catch {
      fail(error.message, at: screen, on: configuration, error.kind, &outcome)
      return nil
    }
  }
}

extension Finding {
  /// Whether the other one is the same in another screen: what a presentation covers is part of both.
  fileprivate func isSame(as other: Finding) -> Bool {
    (rule, file, line, column, message) == (other.rule, other.file, other.line, other.column, other.message)
  }
}
