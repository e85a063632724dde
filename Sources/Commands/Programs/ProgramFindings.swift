import Checking
import Foundation
import InterfaceBuilder
import LayoutReports
import Linting
import Staging

/// What the rules about layouts find on a screen of a program, in some configurations.
package struct ProgramFindings {
  private let rules: RuleSet
  private let program: String
  private var collector: FindingCollector
  private var places: ProgramPlaces

  /// - Parameters:
  ///   - program: the path of the executable, for what has no place in the app's files.
  ///   - assumed: what has to be so for the app to be shown in a configuration, by the names of those of which nobody knows.
  package init(rules: RuleSet, program: String, assumed: [String: [String]] = [:]) {
    (self.rules, self.program) = (rules, program)
    collector = FindingCollector(rules: rules, file: program, assumed: assumed)
    places = ProgramPlaces(program: program)
  }

  /// Applies the rules to the screen in a configuration.
  ///
  /// - Parameter title: the name of the screen and the id or class of its controller, if other than those that are shown.
  /// - Throws: `ReadError` if what the program tells of its views is no document.
  package mutating func add(
    _ shown: ShownScreen, called title: (name: String, controller: String)? = nil, on configuration: LayoutConfiguration
  ) throws(ReadError) {
    let document = try Document.read(Data(shown.document.utf8), file: program)
    places.add(shown.places)
    var report = shown.scene
    (report.name, report.id) = title ?? (shown.name, shown.controller)
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

  /// All findings, each at its place in the app's files.
  package mutating func result() -> LintResult {
    collector.join()
    var result = collector.result
    result.findings = result.findings.map(places.placed)
    return result
  }
}
