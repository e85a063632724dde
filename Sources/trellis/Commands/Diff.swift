import Commands
import ArgumentParser
import Checking
import LayoutReports
import Linting

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract:
      "Compare two versions of documents, and list the changes, the views that moved, and the change that moved each view.",
    discussion: """
      Examples:
        trellis diff Old.storyboard New.storyboard
        trellis diff before/ after/ --matrix all --json
        trellis diff --git main...HEAD --markdown        prints a comment for a pull request
        trellis diff --git HEAD App/ --html changed.html  shows uncommitted changes
        git difftool --extcmd "trellis diff" -y HEAD~1 -- '*.storyboard'
        git config diff.trellis.textconv "trellis diff --textconv"

      With two folders, the command compares documents that have the same path in both folders. If a document was moved or renamed, the \
      command compares documents that contain objects with the same ids.

      To find the change that moved a view, the command undoes each change and lays out the document again. If no single change moved \
      the view, the command names no change.

      Exit status 0: no view moved.
      Exit status 2: a view moved.
      """)

  @Argument(
    help: """
      The old version and the new version: storyboards, xibs, or folders that contain them. With --git, specify the files and folders \
      to compare. With --textconv, specify the document to print.
      """, completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      Compare commits. A..B compares commit A with commit B. A...B compares commit B with the commit where B branched off A. A alone \
      compares commit A with the working directory. The command does not check out commits.
      """, valueName: "range"))
  var git: String?

  @Flag(
    help:
      "Print a document as text, for the textconv setting of git. The text omits values that Xcode computes, such as stored frames."
  )
  var textconv = false

  @OptionGroup var matrix: MatrixOptions

  @Option(
    help: ArgumentHelp("The maximum number of lines that the command prints for each document, or all.", valueName: "n")
  )
  var lines = "5"

  @Flag(help: "Print the old and new frame of every view that moved, and the changes that moved the view.")
  var details = false

  @Flag(help: "Print only changes and errors.")
  var quiet = false

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Print Markdown for a comment on a pull request.")
  var markdown = false

  @Option(
    help: ArgumentHelp(
      """
      Also write an HTML page with the old and new picture of each changed scene. The page marks moved views in red. The page is a \
      single file without scripts.
      """,
      valueName: "out.html"))
  var html: String?

  @OptionGroup var environment: EnvironmentOptions

  private var limit: Int? { lines == "all" ? nil : Int(lines) }

  func validate() throws {
    if textconv {
      if paths.count != 1 || git != nil { throw ValidationError("With --textconv, specify only one document.") }
    } else if git == nil, paths.count != 2 {
      throw ValidationError("Specify the old and the new version, or a range of commits with --git.")
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
