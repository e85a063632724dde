import Commands
import ArgumentParser
import Checking
import LayoutReports
import Linting

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare two versions of documents: which views moved on which devices, and which change is the cause.",
    discussion: """
      Examples:
        trellis diff Old.storyboard New.storyboard
        trellis diff before/ after/ --matrix all --json
        trellis diff before/ after/ --html moved.html
        git difftool --extcmd "trellis diff" -y HEAD~1 -- '*.storyboard'

      When two folders are compared, each document is compared with the document that has the same relative path.

      Exit status: 0 if no view moved, 2 if a view moved.
      """)

  @Argument(help: "The old version: a storyboard, a xib, or a folder that contains them.", completion: .file())
  var old: String

  @Argument(help: "The new version.", completion: .file())
  var new: String

  @OptionGroup var matrix: MatrixOptions

  @Flag(help: "Print only views and errors: no progress, no notes, no summary.")
  var quiet = false

  @Flag(help: "Print JSON.")
  var json = false

  @Option(
    help: ArgumentHelp(
      """
      Also write an HTML page that shows each scene in the old and the new version, and marks the moved views in red. \
      The page is a single file and contains no scripts.
      """,
      valueName: "out.html"))
  var html: String?

  @OptionGroup var environment: EnvironmentOptions

  func run() throws {
    try Console.reportingFailures { try MainActor.assumeIsolated { try compare() } }
  }

  @MainActor
  private func compare() throws {
    let run = DiffRun(
      from: old, to: new, on: matrix.matrix ?? .preset(.default), environment.environment,
      log: quiet ? Console.quietLog : Console.log)
    let outcome = try run.run(drawing: html == nil ? .none : .ofChanges)
    if let html { try TextFile.write(outcome.page.html, to: html) }
    if json {
      Console.result(outcome.changes.json())
    } else {
      let lines = outcome.changes.map(\.text) + (quiet ? [] : [outcome.summary])
      if !lines.isEmpty { Console.result(lines.joined(separator: "\n")) }
    }
    if let problem = outcome.problem { throw problem.exitCode }
    if !outcome.changes.isEmpty { throw ExitStatus.findings }
  }
}
