import Inspection
import InterfaceBuilder
import TextLayout

/// Applies rules to documents, laid out in every configuration of a matrix.
@MainActor
public struct Linter {
  public let rules: RuleSet
  public let configurations: [LayoutConfiguration]

  public init(rules: RuleSet = .default, configurations: [LayoutConfiguration]) {
    self.rules = rules
    self.configurations = configurations
  }

  /// Reads and lays out one document. Costs a layout for each scene and configuration, and for each conflict one more with
  /// the repairs that were tried.
  public func lint(
    _ document: Document, fonts: FontRegistry = FontRegistry(), localization: Localization = Localization()
  ) -> LintResult {
    let linted = LintedDocument(document)
    var collector = FindingCollector(rules: rules, file: document.file)
    for rule in rules.documentRules {
      for violation in rule.violations(in: linted) { collector.add(violation, of: rule) }
    }
    for configuration in configurations {
      let stage = Stage(
        document, on: .device(configuration), options: StageOptions(fonts: fonts), localization: localization)
      let layout = stage.layOut()
      collector.add(notes: stage.notes)
      for report in layout.scenes {
        let scene = LaidOutScene(report, in: linted, configuration)
        collector.begin(report.name, configuration)
        for rule in rules.layoutRules {
          for violation in rule.violations(in: scene) { collector.add(violation, of: rule) }
        }
      }
    }
    return collector.result
  }
}

/// What linting a document gave.
public struct LintResult: Sendable {
  /// By place.
  public var findings: [Finding] = []
  /// What could not be laid out as on a device, such as text in a font that is missing; each told once.
  public var notes: [ReportDiagnostic] = []
  /// Scenes times configurations.
  public var layouts = 0
}
