import ArgumentParser
import Inspection
import Linting
import UIKit

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lay every scene out on many devices and report what breaks.",
    discussion: """
      Examples:
        trellis check App/                                        the usual devices, every rule that is on
        trellis check Main.storyboard --device "iPhone SE"        one device, both orientations
        trellis check App/ --matrix all --reporter sarif          every device, for a code scanner
        trellis rules                                             what is looked for
      """)

  @Argument(help: "Storyboards, xibs, or folders with them.", completion: .file())
  var paths: [String]

  @OptionGroup var matrix: MatrixOptions
  @OptionGroup var surroundings: SurroundingOptions

  func run() throws {
    try MainActor.assumeIsolated { try check() }
  }

  @MainActor
  private func check() throws {
    let configurations = (matrix.matrix ?? Matrix(.default)).configurations
    let linter = Linter(configurations: configurations)
    var batch = DocumentBatch(paths, surroundings)
    var summary = LintSummary(configurations: configurations.count)
    var notes: Set<String> = []
    batch.forEach { item in
      let result = linter.lint(item.document, fonts: item.fonts, localization: item.localization)
      for note in result.notes where notes.insert(note.message).inserted {
        Console.message("\(item.document.file):\(note.line ?? 1):\(note.column ?? 1): note: \(note.message)")
      }
      summary.add(result)
      if !result.findings.isEmpty { Console.endProgress() }
      for finding in result.findings { Console.result(XcodeReporter.text(of: finding)) }
    }
    Console.result(summary.text)
    try batch.finish()
    if summary.isFailure { throw ExitStatus.findings }
  }
}
