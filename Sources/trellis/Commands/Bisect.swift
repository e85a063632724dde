import ArgumentParser
import Checking
import Commands
import LayoutReports
import Linting

struct Bisect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bisect", abstract: "Find the commit that introduced a layout problem or moved a view.",
    usage: "trellis bisect <good> <bad> [--contains <text>] [--json] [--quiet] -- <command> …",
    discussion: """
      Examples:
        trellis bisect v1.0 HEAD -- check App/ --only-rule clipped_text
        trellis bisect main~200 main --contains Title -- frames Main.storyboard --device "iPhone SE"

      Like git bisect, the command halves the range of commits until one commit is left. After two dashes (--), specify the command to \
      run on each commit. With check, bisect looks for findings that only the later commit has. With frames, bisect looks for views \
      that moved between the two commits. To look for specific findings or views, use --contains. The command does not check out \
      commits, and does not change the git index.

      Exit status 0: the commit is found.
      Exit status 66: a commit does not exist, or the two commits have the same findings or frames.
      """)

  @Argument(help: "An earlier commit without the finding, or before the view moved.")
  var good: String

  @Argument(help: "A later commit with the finding, or after the view moved.")
  var bad: String

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("The command to run on each commit: check or frames, with options.", valueName: "command"))
  var command: [String] = []

  @Option(
    help: ArgumentHelp(
      "Look only for findings or views that contain this text in the output.", valueName: "text"))
  var contains: String?

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Print only the result and errors.")
  var quiet = false

  func validate() throws {
    guard let name = command.first else { throw ValidationError("Specify a command after --, such as -- check App/.") }
    guard ["check", "frames"].contains(name) else {
      throw ValidationError("bisect cannot run \(name); use check or frames.")
    }
    let rest = Array(command.dropFirst())
    if name == "check" {
      let check = try Self.parsed(Check.self, rest)
      if check.programs.program != nil { throw ValidationError("bisect cannot be used with --program.") }
      if check.fix || check.fixNumbers != nil || check.watching.watch || check.baseline.writeBaseline != nil {
        throw ValidationError("bisect cannot be used with --fix, --watch or --write-baseline.")
      }
    } else {
      let frames = try Self.parsed(Frames.self, rest)
      if frames.programs.program != nil { throw ValidationError("bisect cannot be used with --program.") }
      if frames.dump != nil { throw ValidationError("bisect cannot be used with --dump.") }
    }
  }

  func run() throws {
    try Console.reportingFailures { try MainActor.assumeIsolated { try search() } }
  }

  @MainActor
  private func search() throws {
    let rest = Array(command.dropFirst())
    let isCheck = command.first == "check"
    let paths = isCheck ? try Self.parsed(Check.self, rest).paths : try Self.parsed(Frames.self, rest).paths
    let log = quiet ? Console.quietLog : Console.log
    let run = try BisectRun(log: log)
    defer { run.close() }
    let outcome = try run.run(good: good, bad: bad, paths: paths, containing: contains) {
      isCheck ? try Self.findings(rest) : try Self.frames(rest)
    }
    if json { return Console.result(outcome.json()) }
    for found in outcome.commits {
      var lines = [
        found.commits.count == 1
          ? found.title : "\(found.title), or one of the \(found.commits.count - 1) commits before it"
      ]
      for (line, before) in zip(found.lines, found.before) {
        lines.append("  \(line)")
        if !before.isEmpty, !isCheck { lines.append("    before: \(before)") }
      }
      Console.result(lines.joined(separator: "\n"))
    }
    if !quiet {
      Console.message("checked \(outcome.looked) of \(outcome.candidates + 1) commits")
      if let commit = outcome.commits.first?.commits.first {
        Console.message(
          "to show all changes of the commit, run trellis diff --git \(commit.prefix(12))^..\(commit.prefix(12))")
      }
    }
  }

  /// The command behind `--`; what is wrong with it is an error of this command line.
  private static func parsed<Command: ParsableCommand>(_ type: Command.Type, _ arguments: [String]) throws -> Command {
    do { return try type.parse(arguments) } catch { throw ValidationError(type.message(for: error)) }
  }

  /// The findings in the working directory.
  @MainActor
  private static func findings(_ arguments: [String]) throws -> Observation? {
    var request = try Check.parse(arguments).request()
    request.givesHints = false
    request.seeksRepairs = false
    request.usesCache = false
    request.workerArguments = []
    // What a commit lacks has no findings.
    do throws(RunFailure) {
      let outcome = try CheckRun(request, log: .silent).run()
      return outcome.problem == .badInput ? nil : Observation(findings: outcome.report.findings)
    } catch {
      if error.kind == .noInput { return Observation() }
      throw error
    }
  }

  /// The frames in the working directory.
  @MainActor
  private static func frames(_ arguments: [String]) throws -> Observation? {
    let frames = try Frames.parse(arguments)
    var batch = DocumentBatch(frames.paths.isEmpty ? ["."] : frames.paths, frames.environment.environment, log: .silent)
    let report = batch.layoutReport(
      on: frames.canvas ? .canvas : .device(frames.screen.configuration), usesStoredTextSizes: frames.storedTextSizes,
      displayScale: frames.displayScale?.pixelsPerPoint)
    return batch.outcome == .badInput ? nil : Observation(frames: report)
  }
}
