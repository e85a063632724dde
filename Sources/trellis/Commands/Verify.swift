import Commands
import ArgumentParser
import Checking
import LayoutReports
import Staging

struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract:
      "Compare the frames that the constraints produce with the frames that Xcode stored, or with the frames on a device.",
    discussion: """
      Examples:
        trellis verify Main.storyboard
        trellis verify --dump Settings.json Main.storyboard
        trellis verify --dump Settings.json --program .build/debug/Tour

      Exit status 0: all frames are equal.
      Exit status 2: a frame differs.
      Exit status 65: a file is damaged.
      Exit status 66: a file cannot be read.
      """
  )

  @Argument(help: "Storyboards, xibs, or folders that contain them.", completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      Compare with the frames in this file, instead of the frames that Xcode stored. To write a file for --dump, use DeviceDump.swift \
      on a device, or trellis frames --dump. The command lays out the documents on the device that the file names.
      """, valueName: "screens.json"))
  var dump: String?

  @OptionGroup var programs: ProgramOptions

  @Option(help: "The largest difference between two frames, in points, that the command ignores.")
  var tolerance = 0.5

  @Option(
    help: """
      The display scale, in pixels per point, of the Mac on which the document was saved. Default: the scale that best agrees with the \
      stored frames of labels.
      """)
  var displayScale: DisplayScaleOption?

  @Flag(help: "Print only views and errors.")
  var quiet = false

  @Flag(
    help: """
      Also list views that differ only because another view differs. With --dump, list all differences, not only the first \
      differences for each reason.
      """
  )
  var moved = false

  @Flag(
    name: .customLong("notes"),
    help: "Print each note about fonts and images, not only the number of notes.")
  var listsNotes = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var environment: EnvironmentOptions

  func validate() throws {
    try programs.validate(paths)
    if programs.program != nil, dump == nil { throw ValidationError("--program needs --dump.") }
    if dump != nil, displayScale != nil { throw ValidationError("--dump and --display-scale cannot be used together.") }
    if !(tolerance >= 0) { throw ValidationError("--tolerance must be a number of points that is at least 0.") }
  }

  func run() throws {
    try Console.reportingFailures { try MainActor.assumeIsolated { try dump.map(verify(dump:)) ?? verify() } }
  }

  @MainActor
  private func verify(dump path: String) throws {
    let file = try DumpFile(path)
    let log = quiet ? Console.quietLog : Console.log(listingNotes: listsNotes)
    let (own, subject, problem) = screens(on: file.configuration, log: log)
    if let problem { throw problem.exitCode }
    let comparison = try file.comparison(with: own, of: subject, tolerance: tolerance, log: log)
    let text = json ? comparison.json() : comparison.text(examples: moved ? nil : 3, withSummary: !quiet)
    if !text.isEmpty { Console.result(text) }
    if !comparison.differences.isEmpty { throw ExitStatus.findings }
  }

  @MainActor
  private func screens(
    on configuration: LayoutConfiguration, log: RunLog
  ) -> (dump: ScreenDump, subject: String, problem: RunFailure.Kind?) {
    if let source = programs.source {
      var reports = ProgramReports(source, environment.environment, log: log)
      return (reports.dump(on: configuration), source.path, reports.outcome)
    }
    var batch = DocumentBatch(paths, environment.environment, log: log)
    return (batch.dump(on: configuration), paths.joined(separator: " "), batch.outcome)
  }

  @MainActor
  private func verify() throws {
    var batch = DocumentBatch(
      paths, environment.environment, log: quiet ? Console.quietLog : Console.log(listingNotes: listsNotes))
    let report = batch.verification(tolerance: tolerance, displayScale: displayScale?.pixelsPerPoint)
    let text = json ? report.json() : report.text(listingMoved: moved, withSummary: !quiet)
    if !text.isEmpty { Console.result(text) }
    if let problem = batch.outcome { throw problem.exitCode }
    if !report.differences.isEmpty { throw ExitStatus.findings }
  }
}
