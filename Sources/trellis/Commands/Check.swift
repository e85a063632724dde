import ArgumentParser
import Foundation
import Inspection
import Linting
import UIKit

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lay every scene out on many devices and report what breaks.",
    discussion: """
      Examples:
        trellis check App/                                      the usual devices, every rule that is on
        trellis check Main.storyboard --device "iPhone SE"      one device, both orientations
        trellis check App/ --matrix all --reporter sarif --output trellis.sarif
        trellis check App/ --write-baseline known.json          accept what is there
        trellis check App/ --shard 2/4 --reporter json --output 2.json

      A .trellis.yml in the working directory is read; see trellis rules for what is looked for.
      """)

  @Argument(
    help: "Storyboards, xibs, or folders with them; else what the configuration includes, or the working directory.",
    completion: .file())
  var paths: [String] = []

  @OptionGroup var matrix: MatrixOptions
  @OptionGroup var surroundings: SurroundingOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var reporting: ReportOptions

  func run() throws {
    try MainActor.assumeIsolated { try check() }
  }

  private func inputs(_ configuration: LintConfiguration) -> [String] {
    if !paths.isEmpty { return paths }
    return configuration.included.isEmpty ? ["."] : configuration.included
  }

  @MainActor
  private func check() throws {
    var configuration = try rules.configuration()
    if let matrix = matrix.matrix { configuration.matrix = matrix }
    let linter = Linter(rules: configuration.rules, configurations: configuration.matrix.configurations)
    var batch = DocumentBatch(
      inputs(configuration), surroundings, excluding: configuration.excluded)
    var report = LintReport(configurations: linter.configurations.count)
    var notes: Set<String> = []
    batch.forEach { item in
      let result = linter.lint(item.document, fonts: item.fonts, localization: item.localization)
      for note in result.notes where notes.insert(note.message).inserted {
        Console.message("\(item.document.file):\(note.line ?? 1):\(note.column ?? 1): note: \(note.message)")
      }
      report.add(result)
    }
    try reporting.write(report, configuration)
    try batch.finish()
    if let least = configuration.failsOn, report.fails(on: least) { throw ExitStatus.findings }
  }
}
