import InterfaceBuilder
import LayoutReports
import Linting
import Platform
import Staging

/// Lays documents out in every configuration and applies rules to them.
@MainActor
package struct Linter {
  /// The rules that run, with their severities.
  package let rules: RuleSet
  /// What scenes are laid out on. Those that would not load a document, such as an iPad for an iPhone's storyboard, are skipped.
  package var configurations: [LayoutConfiguration]
  /// The devices of which nothing says which orientations the app supports on them. How the document was drawn is certain then, the
  /// other way an assumption; so is, on an iPad, that the app shares the screen.
  package var assumedOrientations: Set<Device.Idiom> = []
  /// Whether configurations from right to left are there only because nothing says into which languages the app is translated.
  package var rightToLeftIsAssumed = false
  /// Whether findings say what would help, and at which size they disappear. Costs at most half as many layouts as the check
  /// itself, or a single search where the check is small.
  package var givesHints = true

  /// For which findings repairs are looked for by whoever has the bytes of the document.
  package var repairs = RepairScope.none

  /// For which findings changes of the document are tried.
  package enum RepairScope: Hashable, Sendable {
    /// For none.
    case none
    /// For those that follow from the document alone.
    case certain
    /// For those that depend on code as well.
    case all
  }

  /// A linter that gives hints.
  package init(rules: RuleSet = .default, configurations: [LayoutConfiguration]) {
    self.rules = rules
    self.configurations = configurations
  }

  /// Lays one document out and applies the rules. Costs a layout for each scene and configuration, and the layouts of hints.
  package func lint(
    _ document: Document, options: StageOptions = StageOptions(), localization: Localization = Localization()
  ) -> LintResult {
    var run = Run(self, document, options, localization)
    while run.advance() {}
    return run.finish()
  }

  /// The same, with room for others between the configurations.
  ///
  /// - Parameter goesOn: asked after each configuration; what is known is given up when it says no.
  /// - Returns: nil if it was given up.
  package func lintInPieces(
    _ document: Document, options: StageOptions = StageOptions(), localization: Localization = Localization(),
    goesOn: () -> Bool
  ) async -> LintResult? {
    var run = Run(self, document, options, localization)
    while run.advance() {
      await Task.yield()
      guard goesOn() else { return nil }
    }
    return run.finish()
  }

  /// One document on its way through the configurations.
  @MainActor
  private struct Run {
    private let linter: Linter
    private let trials: TrialLayouts
    private let configurations: [LayoutConfiguration]
    private var collector: FindingCollector
    private var done = 0

    /// Applies the rules that need no layout.
    init(_ linter: Linter, _ document: Document, _ options: StageOptions, _ localization: Localization) {
      self.linter = linter
      trials = TrialLayouts(document, options: options, localization: localization)
      let drawn = document.device?.orientation ?? .portrait
      let assumed = linter.configurations.map { ($0.name, linter.assumptions(about: $0, drawn: drawn)) }
      collector = FindingCollector(
        rules: linter.rules, file: document.file, assumed: Dictionary(assumed) { first, _ in first },
        names: trials.document.names,
        openOnCanvas: Set(trials.document.views.map(\.element).filter(\.isAmbiguous).map(\.id)))
      for rule in linter.rules.documentRules {
        for violation in rule.violations(in: trials.document) { collector.add(violation, of: rule) }
      }
      let idiom = document.idiom
      configurations = linter.configurations.filter { $0.shows(documentFor: idiom) }
      if configurations.isEmpty, let idiom {
        let device = idiom == .pad ? "iPad" : "iPhone"
        collector.add(notes: [
          ReportDiagnostic(
            severity: .note,
            message: "not checked, because the document is for \(device), and the selected devices include no \(device)"
          )
        ])
      }
    }

    /// Lays out in the next configuration; false if there is none.
    mutating func advance() -> Bool {
      guard done < configurations.count else { return false }
      let configuration = configurations[done]
      done += 1
      let (scenes, notes) = trials.scenes(configuration)
      collector.add(notes: notes)
      for scene in scenes {
        collector.begin(scene.report, configuration)
        for rule in linter.rules.layoutRules {
          for violation in rule.violations(in: scene) { collector.add(violation, of: rule) }
        }
      }
      return true
    }

    /// Looks at the canvas, joins what belongs together and gives hints.
    mutating func finish() -> LintResult {
      let rulesOfCanvas = linter.rules.layoutRules.filter { type(of: $0).judgesCanvas }
      for scene in rulesOfCanvas.isEmpty ? [] : trials.scenesOnCanvas {
        collector.beginCanvas(scene.report)
        for rule in rulesOfCanvas {
          for violation in rule.violations(in: scene) { collector.addOnCanvas(violation, of: rule) }
        }
      }
      linter.confirm(&collector, trials)
      collector.join()
      let suppressions = Suppressions(of: trials.document)
      collector.removeAll { suppressions.suppresses($0) }
      if linter.givesHints { linter.addHints(to: &collector, trials, configurations) }
      return collector.result
    }
  }

  /// What was found in a view whose size on devices is a guess, and is so on the canvas, too.
  private func confirm(_ collector: inout FindingCollector, _ trials: TrialLayouts) {
    let confirming = rules.layoutRules.filter { type(of: $0).holdsOnCanvas && !type(of: $0).judgesCanvas }
    guard collector.dependsOnSizes(of: Set(confirming.map(\.identifier))) else { return }
    for scene in trials.scenesOnCanvas {
      collector.beginCanvas(scene.report)
      for rule in confirming {
        for violation in rule.violations(in: scene) { collector.confirm(violation, of: rule) }
      }
    }
  }

  /// What has to be so for the app to be shown in the configuration, as far as no project says it.
  private func assumptions(about configuration: LayoutConfiguration, drawn: Device.Orientation) -> [String] {
    var words: [String] = []
    let isAssumed = assumedOrientations.contains(configuration.device.idiom)
    if isAssumed, configuration.orientation != drawn {
      let device = configuration.device.idiom == .phone ? "an iPhone" : "an iPad"
      words.append(
        "no Xcode project specifies whether the app supports \(configuration.orientation.rawValue) on \(device)")
    }
    if rightToLeftIsAssumed, configuration.isRightToLeft {
      words.append("no Xcode project specifies whether the app supports a right-to-left language")
    }
    if isAssumed, configuration.split != .full {
      words.append("no Xcode project specifies whether the app supports split screens on an iPad")
    }
    return words
  }

  private func addHints(
    to collector: inout FindingCollector, _ trials: TrialLayouts, _ configurations: [LayoutConfiguration]
  ) {
    trials.allowAdvice(after: collector.layouts)
    let advisor = Advisor(trials: trials, rules: rules, configurations: configurations)
    for (index, finding) in collector.findings.enumerated() {
      collector.add(hints: advisor.hints(for: finding), to: index)
    }
  }
}

extension LayoutConfiguration {
  /// Whether the device would load a document that is meant for a kind of device, or for all of them.
  fileprivate func shows(documentFor idiom: Document.Idiom?) -> Bool {
    idiom.map { $0 == (device.idiom == .pad ? .pad : .phone) } ?? true
  }
}
