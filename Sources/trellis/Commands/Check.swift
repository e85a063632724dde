import ArgumentParser
import Checking
import Linting

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lay every scene out on many devices and report what breaks.",
    discussion: """
      Examples:
        trellis check App/
        trellis check Main.storyboard --device "iPhone SE"
        trellis check App/ --write-baseline known.json  accepts all findings
        trellis check App/ --baseline known.json        reports only new ones
        trellis check App/ --reporter html --output report.html
        trellis check App/ --matrix all --reporter sarif --output trellis.sarif
        trellis check App/ --shard 2/4 --reporter json --output 2.json
        trellis check App/ --quiet --fail-on error

      Documents are laid out on what their app supports, as the Xcode project or the Info.plist around them says: kinds of \
      devices, orientations, the oldest release, languages. A --matrix, a --device or a matrix in the configuration replaces that.

      The file .trellis.yml in the working directory configures a check. The command trellis rules lists the rules.
      """)

  @Argument(
    help:
      "Storyboards, xibs, or folders with them. Default: the paths that the configuration includes, or the working directory.",
    completion: .file())
  var paths: [String] = []

  @OptionGroup var matrix: MatrixOptions
  @OptionGroup var surroundings: SurroundingOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var reporting: ReportOptions
  @OptionGroup var verdict: VerdictOptions

  @Flag(name: .customLong("notes"), help: "List the notes about fonts and images instead of counting them.")
  var listsNotes = false

  @Flag(
    name: .customLong("all"),
    help: """
      Report also what depends on code: texts and sizes that the program sets, hidden views, rows that a delegate sizes. Default: such \
      findings are counted.
      """)
  var tellsAll = false

  @Flag(help: "Change the documents where a finding has a fix. All other bytes stay as they are.")
  var fix = false

  @Flag(inversion: .prefixedNo, help: "Say what would help, and at which size a finding disappears.")
  var hints = true

  @Option(
    help: ArgumentHelp(
      "Check one of several parts of the documents; trellis merge joins their reports.", valueName: "i/n"))
  var shard: Share?

  // Unconditional, so that -1 is not taken for an option.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of processes. Default: one for each processor.", valueName: "n"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Keep the results of documents in this folder, and reuse those of unchanged ones.", valueName: "dir"))
  var cache: String?

  @Flag(name: .customLong("no-cache"), help: "Check every document anew, even if the configuration names a cache.")
  var ignoresCache = false

  @Flag(help: .hidden)
  var worker = false

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
  }

  func run() throws {
    try Console.reportingFailures { try MainActor.assumeIsolated { try check() } }
  }

  @MainActor
  private func check() throws {
    let request = try request()
    let run = try CheckRun(request, log: log)
    if worker { return run.work { Console.answer($0) } }
    let outcome = try run.run()
    var drawings = run.drawings()
    try reporting.write(outcome.report, request.configuration, isQuiet: verdict.quiet) { drawings.drawings(of: $0) }
    for line in run.pathProblems { Console.message(line) }
    if let reason = outcome.nothingCheckedBecause { Console.message("note: nothing was checked: \(reason)") }
    if let problem = outcome.problem { throw problem.exitCode }
    if verdict.strict, outcome.report.documents == 0 {
      Console.message("error: no document was checked")
      throw ExitStatus.noInput
    }
    if outcome.isFailing { throw ExitStatus.findings }
  }

  private var log: RunLog { verdict.quiet ? Console.quietLog : Console.log(listingNotes: listsNotes) }

  private func request() throws -> CheckRequest {
    var configuration = try rules.configuration()
    if let matrix = matrix.matrix { configuration.matrix = matrix }
    if let cache { configuration.cache = cache }
    if let file = baseline.baseline { configuration.baseline = file }
    verdict.apply(to: &configuration)
    var request = CheckRequest(paths: paths, configuration: configuration)
    request.surroundings = surroundings.surroundings
    request.givesHints = hints
    request.tellsAll = tellsAll
    request.appliesFixes = fix
    request.usesCache = !ignoresCache
    request.shard = shard
    request.jobs = jobs
    request.newBaseline = baseline.writeBaseline
    request.workerArguments = Array(CommandLine.arguments.dropFirst())
    return request
  }
}

extension Share: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
