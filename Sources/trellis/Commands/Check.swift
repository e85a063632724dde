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

  @Flag(help: "Change the documents where a finding has a fix. All other bytes stay as they are.")
  var fix = false

  @Flag(inversion: .prefixedNo, help: "Say what would help, and at which size a finding disappears.")
  var hints = true

  @Option(
    help: ArgumentHelp(
      "Check one of several parts of the documents; trellis merge joins their reports.", valueName: "i/n"))
  var shard: Share?

  @Option(help: ArgumentHelp("The number of processes. Default: one for each processor.", valueName: "n"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Keep the results of documents in this folder, and reuse those of unchanged ones.", valueName: "dir"))
  var cache: String?

  @Flag(name: .customLong("no-cache"), help: "Check every document anew, even if the configuration names a cache.")
  var ignoresCache = false

  @Option(help: .hidden)
  var worker: Share?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
  }

  func run() throws {
    try Console.reportingFailures { try MainActor.assumeIsolated { try check() } }
  }

  @MainActor
  private func check() throws {
    let request = try request()
    let run = try CheckRun(request, log: Console.log)
    if let worker { return run.work(on: worker) { Console.result($0) } }
    let outcome = try run.run()
    var drawings = run.drawings()
    try reporting.write(outcome.report, request.configuration) { drawings.drawings(of: $0) }
    for line in run.missingPaths { Console.message(line) }
    if let problem = outcome.problem { throw problem.exitCode }
    if outcome.isFailing { throw ExitStatus.findings }
  }

  private func request() throws -> CheckRequest {
    var configuration = try rules.configuration()
    if let matrix = matrix.matrix { configuration.matrix = matrix }
    if let cache { configuration.cache = cache }
    if let file = baseline.baseline { configuration.baseline = file }
    var request = CheckRequest(paths: paths, configuration: configuration)
    request.surroundings = surroundings.surroundings
    request.givesHints = hints
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
