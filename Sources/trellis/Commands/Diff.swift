import Commands
import ArgumentParser
import Checking
import LayoutReports
import Linting

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Compare two versions of documents: list what changed, which views moved, and which change moved them.",
    discussion: """
      Examples:
        trellis diff Old.storyboard New.storyboard
        trellis diff before/ after/ --matrix all --json
        trellis diff --git main...HEAD --markdown        a comment for a pull request
        trellis diff --git HEAD App/ --html changed.html  the changes that are not committed
        git difftool --extcmd "trellis diff" -y HEAD~1 -- '*.storyboard'
        git config diff.trellis.textconv "trellis diff --textconv"

      In two folders, the documents with the same relative path are compared. A document that was moved or renamed is found by the ids \
      of its objects.

      Why a view moved is found out by trial: a change is a reason if the view does not move without it. Where a move follows only from \
      several changes together, no reason is given.

      Exit status: 0 if no view moved, 2 if a view moved.
      """)

  @Argument(
    help: """
      The old version and the new one: storyboards, xibs, or folders that contain them. With --git: the files and folders of the \
      repository to compare. With --textconv: a document.
      """, completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      Compare commits. A..B compares A with B. A...B shows the changes on B since it branched off A. A alone compares A with the \
      working directory. Only documents that differ are read, and nothing is checked out.
      """, valueName: "range"))
  var git: String?

  @Flag(
    help: "Print a document as text, for git's textconv. The text omits what Xcode computes, such as stored frames.")
  var textconv = false

  @OptionGroup var matrix: MatrixOptions

  @Option(help: ArgumentHelp("The maximum number of lines for each document, or all.", valueName: "n"))
  var lines = "5"

  @Flag(help: "Print every view that moved, with its frames and the changes that moved it.")
  var details = false

  @Flag(help: "Print only changes and errors, without progress, notes and summary.")
  var quiet = false

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Print Markdown, for a comment on a pull request.")
  var markdown = false

  @Option(
    help: ArgumentHelp(
      """
      Also write an HTML page that shows each scene that changed in the old and the new version, and marks the moved views in red. \
      The page is a single file and contains no scripts.
      """,
      valueName: "out.html"))
  var html: String?

  @OptionGroup var environment: EnvironmentOptions

  private var limit: Int? { lines == "all" ? nil : Int(lines) }

  func validate() throws {
    if textconv {
      if paths.count != 1 || git != nil { throw ValidationError("--textconv takes one document.") }
    } else if git == nil, paths.count != 2 {
      throw ValidationError("Specify the old and the new version, or --git with a range.")
    }
    if lines != "all", Int(lines).map({ $0 < 1 }) ?? true {
      throw ValidationError("--lines must be a number of at least 1, or all.")
    }
    if [json, markdown, details].count(where: { $0 }) > 1 {
      throw ValidationError("--json, --markdown and --details cannot be used together.")
    }
  }

  func run() throws {
    if textconv { return try Console.reportingFailures { Console.result(try DocumentText.text(ofFile: paths[0])) } }
    try Console.reportingFailures { try MainActor.assumeIsolated { try compare() } }
  }

  @MainActor
  private func compare() throws {
    let run = DiffRun(
      on: matrix.matrix ?? .preset(.default), environment.environment, log: quiet ? Console.quietLog : Console.log)
    let pictures: DiffPictures = html == nil ? .none : .ofChanges
    let outcome: DiffRun.Outcome
    if let git {
      let revisions = try RevisionPairs(git, paths: paths, language: environment.language)
      defer { revisions.close() }
      outcome = try run.compare(revisions, drawing: pictures)
    } else {
      outcome = try run.compare(paths[0], paths[1], drawing: pictures)
    }
    if let html { try TextFile.write(outcome.page.html, to: html) }
    if json {
      Console.result(ComparisonReport(documents: outcome.documents).json())
    } else {
      let lines =
        markdown
        ? MarkdownComparison.lines(outcome.documents, atMost: limit)
        : outcome.documents.flatMap { document in
          ChangeLines(document, atMost: limit).lines.map {
            "\(document.file):\($0.line):\($0.column): \($0.sentence)"
          } + (details ? document.moves.map(\.text) : [])
        }
      if !lines.isEmpty { Console.result(lines.joined(separator: "\n")) }
      if !quiet, outcome.problem == nil { Console.message(outcome.summary) }
    }
    if let problem = outcome.problem { throw problem.exitCode }
    if !outcome.moves.isEmpty { throw ExitStatus.findings }
  }
}
