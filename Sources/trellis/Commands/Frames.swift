import Commands
import ArgumentParser
import Checking
import LayoutReports
import Staging

struct Frames: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames", abstract: "Lay out documents, and print the frame of each view.")

  @Argument(help: "Storyboards, xibs, or folders that contain them.", completion: .file())
  var paths: [String] = []

  @OptionGroup var programs: ProgramOptions
  @OptionGroup var screen: SurfaceOptions

  @Flag(help: "Lay out each scene in the size that Interface Builder's canvas had when the document was saved.")
  var canvas = false

  @Flag(
    help:
      "Use the size that the document stores for each text, instead of measuring the text. Use this option with --canvas."
  )
  var storedTextSizes = false

  @Option(
    help: """
      The display scale, in pixels per point, of the Mac on which the document was saved. Default: a scale that agrees with the stored \
      frames. Use this option with --canvas.
      """)
  var displayScale: DisplayScaleOption?

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(
    help:
      "Also print the data for drawing the scene, such as bars, character positions and images. Use this option with --json."
  )
  var picture = false

  @Option(
    help: ArgumentHelp(
      "Also write the frames to a JSON file that trellis verify --dump can read.",
      valueName: "out.json"))
  var dump: String?

  @OptionGroup var environment: EnvironmentOptions

  func validate() throws {
    try programs.validate(paths)
    if programs.program != nil, canvas { throw ValidationError("--program and --canvas cannot be used together.") }
    if canvas && dump != nil { throw ValidationError("--canvas and --dump cannot be used together.") }
    if canvas && screen.device != nil { throw ValidationError("--canvas and --device cannot be used together.") }
    if canvas && !screen.release.isEmpty { throw ValidationError("--canvas and --release cannot be used together.") }
    try screen.requireOneRelease()
    if storedTextSizes && !canvas { throw ValidationError("--stored-text-sizes needs --canvas.") }
    if picture && !json { throw ValidationError("--picture needs --json.") }
    if displayScale != nil && !canvas { throw ValidationError("--display-scale needs --canvas.") }
  }

  func run() throws {
    try Console.reportingFailures { try MainActor.assumeIsolated { try layOut() } }
  }

  @MainActor
  private func layOut() throws {
    if let source = programs.source {
      var reports = ProgramReports(source, environment.environment, log: Console.log)
      let report = reports.layoutReport(on: screen.configuration, isPicture: picture)
      if let dump { try TextFile.write(reports.dump(on: screen.configuration).json() + "\n", to: dump) }
      Console.result(json ? report.json() : report.text())
      if let problem = reports.outcome { throw problem.exitCode }
      return
    }
    var batch = DocumentBatch(paths, environment.environment, log: Console.log)
    let report = batch.layoutReport(
      on: canvas ? .canvas : .device(screen.configuration), usesStoredTextSizes: storedTextSizes,
      displayScale: displayScale?.pixelsPerPoint, isPicture: picture)
    if let dump { try TextFile.write(batch.dump(on: screen.configuration).json() + "\n", to: dump) }
    Console.result(json ? report.json() : report.text())
    if let problem = batch.outcome { throw problem.exitCode }
  }
}
