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
  let surroundings: DocumentSurroundings
  let log: RunLog

  /// What came of it.
  struct Outcome {
    var result = LintResult()
    /// The number of different configurations.
    var configurations = 0
    /// The worst that the program did, such as crash or hang; nil if all went well. The log has the reasons.
    var failure: RunFailure.Kind?
  }

  /// The device that stands for the drawing: on it, views that overlap are taken as intended.
  private static let drawing = LayoutConfiguration(device: "iPhone 14")

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
      let assumption = "no project tells whether the app has a right-to-left language"
      let assumed = Dictionary(
        configurations.map { ($0.name, matrix.rightToLeftIsAssumed && $0.isRightToLeft ? [assumption] : []) },
        uniquingKeysWith: { first, _ in first })
      let first = Self.drawing ?? configurations[0]
      try ProgramWalk(session: session, log: log).forEach(
        on: first, report: ProgramRequest.ReportForm(), language: surroundings.language
      ) { id, shown in
        check(id, shown, on: configurations, first, assumed, &outcome)
        return true
      }
    } catch {
      fail(error.message, error.kind, &outcome)
    }
    outcome.result.findings.sort { ($0.file, $0.line, $0.column, $0.rule) < ($1.file, $1.line, $1.column, $1.rule) }
    return outcome
  }

  /// A program has the texts that it has.
  private func supported(_ configurations: [LayoutConfiguration]) -> [LayoutConfiguration] {
    let able = configurations.filter { $0.pseudolanguage == nil || $0.pseudolanguage == .rightToLeft }
    if able.count < configurations.count {
      log.note("\(session.source.path): note: longer and accented texts are tried in documents only")
    }
    return able
  }

  private func fail(_ message: String, _ kind: RunFailure.Kind, _ outcome: inout Outcome) {
    outcome.failure = outcome.failure ?? kind
    log.message("\(session.source.path): error: the program \(message)")
  }

  // MARK: One screen

  private func check(
    _ id: String, _ drawn: ShownScreen, on configurations: [LayoutConfiguration], _ first: LayoutConfiguration,
    _ assumed: [String: [String]], _ outcome: inout Outcome
  ) {
    var collector = FindingCollector(rules: rules, file: session.source.path, assumed: assumed)
    var places = ProgramPlaces(program: session.source.path)
    for configuration in configurations {
      guard let shown = show(id, on: configuration, first, &outcome) else { continue }
      guard let document = try? Document.read(Data(shown.document.utf8), file: session.source.path) else {
        fail("told of views that are no document", .failed, &outcome)
        continue
      }
      places.add(shown.places)
      var report = shown.scene
      // A title may change with the device.
      (report.name, report.id) = (drawn.name, drawn.controller)
      let scene = LaidOutScene(
        report, in: LintedDocument(document), configuration: configuration.name,
        isRightToLeft: configuration.isRightToLeft)
      let fonts = shown.log.filter { $0.hasPrefix("UIAppFonts") }
      collector.add(notes: fonts.map { ReportDiagnostic(severity: .note, message: $0) })
      collector.begin(report, configuration)
      for rule in rules.layoutRules {
        for violation in rule.violations(in: scene) { collector.add(places.placed(violation), of: rule) }
      }
    }
    collector.join()
    let result = collector.result
    for finding in result.findings.map(places.placed) where !outcome.result.findings.contains(where: finding.isSame) {
      outcome.result.findings.append(finding)
    }
    outcome.result.layouts += result.layouts
    for note in result.notes where !outcome.result.notes.contains(note) { outcome.result.notes.append(note) }
    log.progress(RunProgress(done: outcome.result.layouts, total: outcome.result.layouts + 1, detail: drawn.name))
  }

  /// The screen in a configuration; nil where the app does not appear so, and where it fails.
  private func show(
    _ id: String, on configuration: LayoutConfiguration, _ first: LayoutConfiguration, _ outcome: inout Outcome
  ) -> ShownScreen? {
    let language = surroundings.language
    func shown(on configuration: LayoutConfiguration) throws(ProgramProblem) -> ProgramAnswer {
      try session.ask(
        .show(screen: id, on: ProgramSurroundings(configuration, language: language)),
        report: ProgramRequest.ReportForm())
    }
    do throws(ProgramProblem) {
      // A program that was started again has to show what stands for the drawing first.
      if !session.isRunning { _ = try shown(on: first) }
      let answer = try shown(on: configuration)
      if let refusal = answer.refusal, !refusal.isUnsupported {
        fail("does not show \(id) on \(configuration.name): \(refusal.message)", .failed, &outcome)
      }
      return answer.shown
    } catch {
      fail("\(error.message), showing \(id) on \(configuration.name)", error.kind, &outcome)
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
