import Commands
import ArgumentParser
import Checking
import Linting

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Lay out every scene on many devices and report layout problems.",
    discussion: """
      Examples:
        trellis check App/
        trellis check Main.storyboard --device "iPhone SE"
        trellis check App/ --write-baseline known.json  writes all findings to a file
        trellis check App/ --baseline known.json        reports only new findings
        trellis check App/ --reporter html --output report.html
        trellis check App/ --matrix all --reporter sarif --output trellis.sarif
        trellis check App/ --shard 2/4 --reporter json --output 2.json
        trellis check App/ --quiet --fail-on warning
        trellis check --program .build/debug/Tour       checks the screens of an app
        trellis check App/ --list-fixes                 lists changes that resolve findings
        trellis check App/ --fix 2,5                    makes changes 2 and 5 of the list

      The command lays out each document on devices that the app supports. The Xcode project or Info.plist lists the devices, \
      orientations, iOS versions and languages that the app supports. To choose devices yourself, use --device or --matrix.

      The command reads settings from the file .trellis.yml in the working directory. To list the rules, run `trellis rules`.
      """)

  @Argument(
    help:
      "Storyboards, xibs, or folders that contain them. Default: the paths in the configuration file, or the working directory.",
    completion: .file())
  var paths: [String] = []

  @OptionGroup var programs: ProgramOptions
  @OptionGroup var matrix: MatrixOptions
  @OptionGroup var environment: EnvironmentOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var reporting: ReportOptions
  @OptionGroup var verdict: VerdictOptions

  @Flag(
    name: .customLong("notes"),
    help: "Print each note about fonts and images, not only the number of notes.")
  var listsNotes = false

  @Flag(
    name: .customLong("all"),
    help: """
      Also report findings that depend on the app's code, for example on a text that the code sets. By default, the command only counts \
      findings that depend on code.
      """)
  var tellsAll = false

  @Flag(
    name: .customLong("list-fixes"),
    help:
      "Print a numbered list of changes that resolve a finding. This option does not change the documents."
  )
  var listsFixes = false

  @Flag(
    help: """
      Make all fixes that do not change the layout. To make specific fixes, add the numbers of the fixes from --list-fixes, as in --fix \
      2,5. A fix does not change the rest of the file.
      """)
  var fix = false

  @Option(name: .customLong(FixNumbers.option), help: .hidden)
  var fixNumbers: FixNumbers?

  @Flag(
    inversion: .prefixedNo,
    help:
      "Add hints to findings, such as a change that resolves the finding."
  )
  var hints = true

  @Option(
    help: ArgumentHelp(
      "Divide the documents into n parts, and check only part i. For example, 2/4 checks the second of four "
        + "parts. To combine the reports of all parts, use `trellis merge-reports`.",
      valueName: "i/n"))
  var shard: Share?

  // Unconditional, so that -1 is not taken for an option.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of processes that check documents at the same time. Default: the number of "
        + "processors.", valueName: "n"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Store results in this folder, and reuse the results of unchanged documents.", valueName: "dir"))
  var cache: String?

  @Flag(name: .customLong("no-cache"), help: "Check every document, even if the configuration file specifies a cache.")
  var ignoresCache = false

  @OptionGroup var watching: WatchOption

  @Flag(help: .hidden)
  var worker = false

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
    if programs.program != nil, fix || fixNumbers != nil || listsFixes || shard != nil || !paths.isEmpty {
      throw ValidationError("--program cannot be used together with paths, --fix, --list-fixes or --shard.")
    }
    if watching.watch, fix || fixNumbers != nil {
      throw ValidationError("--watch and --fix cannot be used together, because --watch does not change documents.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      if worker {
        return try Console.reportingFailures { try CheckRun.work(try request(), log: log) { Console.answer($0) } }
      }
      let memory = CheckMemory()
      let included = try Console.reportingFailures { try request().configuration.included }
      let documents = !paths.isEmpty ? paths : included.isEmpty ? ["."] : included
      let watched = programs.program.map { [$0] } ?? documents
      try watching.repeating(watched + [LintConfiguration.defaultFile]) { changes in
        memory.forget(changes)
        try check(memory)
      }
    }
  }

  @MainActor
  private func check(_ memory: CheckMemory) throws {
    let request = try request()
    let run = try CheckRun(request, log: log, memory: memory)
    let outcome = try run.run()
    var drawings = run.drawings()
    try reporting.write(outcome.report, request.configuration, isQuiet: verdict.quiet) { drawings.drawings(of: $0) }
    for line in run.pathProblems { Console.message(line) }
    if let reason = outcome.nothingCheckedBecause { Console.message("note: no document was checked: \(reason)") }
    if let problem = outcome.problem { throw problem.exitCode }
    if verdict.strict, outcome.report.documents == 0 {
      Console.message("error: no document was checked")
      throw ExitStatus.noInput
    }
    if outcome.isFailing { throw ExitStatus.findings }
  }

  private var log: RunLog { verdict.quiet ? Console.quietLog : Console.log(listingNotes: listsNotes) }

  /// What the command line asks for.
  func request() throws -> CheckRequest {
    var configuration = try rules.configuration()
    if let matrix = matrix.matrix { configuration.matrix = matrix }
    if let cache { configuration.cache = cache }
    if let file = baseline.baseline { configuration.baseline = file }
    verdict.apply(to: &configuration)
    var request = CheckRequest(paths: paths, configuration: configuration)
    request.program = programs.source
    request.environment = environment.environment
    request.givesHints = hints
    request.tellsAll = tellsAll
    request.fixes = fixNumbers?.choice ?? (fix ? .certain : nil)
    let writesFixes = reporting.forms(configuration).contains(.sarif) && hints
    request.seeksRepairs = listsFixes || fixNumbers != nil || writesFixes
    request.usesCache = !ignoresCache
    request.shard = shard
    request.jobs = jobs
    request.newBaseline = baseline.writeBaseline
    request.workerArguments = Array(CommandLine.arguments.dropFirst())
    return request
  }
}

/// The numbers behind `--fix`.
struct FixNumbers: ExpressibleByArgument {
  static let option = "fix-numbers"
  let choice: FixChoice

  init?(argument: String) {
    guard let choice = FixChoice(numbers: argument) else { return nil }
    self.choice = choice
  }

  /// The arguments with `--fix 2,5` and `--fix=2,5` as an option of its own: an option may not have a value only sometimes, for a path
  /// behind `--fix` is one to check.
  static func found(in arguments: [String]) -> [String] {
    var result: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" { return result + [argument] + rest }
      if argument == "--fix", let next = rest.first, FixChoice(numbers: next) != nil {
        result.append("--\(option)=\(next)")
        rest.removeFirst()
      } else if argument.hasPrefix("--fix=") {
        result.append("--\(option)=\(argument.dropFirst(6))")
      } else {
        result.append(argument)
      }
    }
    return result
  }
}

extension Share: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
