import InterfaceBuilder
import LayoutReports
import Staging

/// Applies rules to documents, laid out in every configuration of a matrix.
@MainActor
public struct Linter {
  public let rules: RuleSet
  public let configurations: [LayoutConfiguration]
  /// Whether findings say what would help, and from which size on they are gone: some ten layouts of a scene for each.
  public var givesHints = true

  public init(rules: RuleSet = .default, configurations: [LayoutConfiguration]) {
    self.rules = rules
    self.configurations = configurations
  }

  /// Lays one document out and applies the rules. Costs a layout for each scene and configuration, and those of hints.
  public func lint(
    _ document: Document, options: StageOptions = StageOptions(), localization: Localization = Localization()
  ) -> LintResult {
    let laboratory = Laboratory(document, options: options, localization: localization)
    var collector = FindingCollector(rules: rules, file: document.file)
    for rule in rules.documentRules {
      for violation in rule.violations(in: laboratory.document) { collector.add(violation, of: rule) }
    }
    let configurations = configurations.filter { $0.shows(document) }
    if configurations.isEmpty, let idiom = document.idiom {
      let device = idiom == .pad ? "an iPad" : "an iPhone"
      collector.add(notes: [ReportDiagnostic(severity: .note, message: "is for \(device), and none is checked")])
    }
    for configuration in configurations {
      let (scenes, notes) = laboratory.scenes(configuration)
      collector.add(notes: notes)
      for scene in scenes {
        collector.begin(scene.report, configuration)
        for rule in rules.layoutRules {
          for violation in rule.violations(in: scene) { collector.add(violation, of: rule) }
        }
      }
    }
    let suppressions = Suppressions(of: laboratory.document)
    collector.removeAll { suppressions.silence($0) }
    if givesHints { addHints(to: &collector, laboratory, configurations) }
    return collector.result
  }

  private func addHints(
    to collector: inout FindingCollector, _ laboratory: Laboratory, _ configurations: [LayoutConfiguration]
  ) {
    let advisor = Advisor(laboratory: laboratory, rules: rules, configurations: configurations)
    for (index, finding) in collector.findings.enumerated() {
      collector.add(hints: advisor.hints(for: finding), to: index)
    }
  }
}

extension LayoutConfiguration {
  /// Whether the device would load the document.
  fileprivate func shows(_ document: Document) -> Bool {
    document.idiom.map { $0 == (device.idiom == .pad ? .pad : .phone) } ?? true
  }
}

/// What linting a document gave.
public struct LintResult: Hashable, Sendable, Codable {
  /// By place.
  public var findings: [Finding] = []
  /// What could not be laid out as on a device, such as text in a font that is missing; each told once.
  public var notes: [ReportDiagnostic] = []
  /// Scenes times configurations.
  public var layouts = 0
}
