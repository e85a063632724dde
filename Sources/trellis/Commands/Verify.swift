import Commands
import ArgumentParser
import Checking
import LayoutReports

struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Compare the frames that Xcode stored with the frames that the constraints produce, and list the misplaced views."
  )

  @Argument(help: "Storyboards, xibs, or folders that contain them.", completion: .file())
  var paths: [String]

  @Option(help: "The distance, in points, by which an edge can differ without being reported.")
  var tolerance = 0.5

  @Option(
    help: """
      The scale, in pixels per point, of the display on which the documents were saved. Default: the scale that best matches the stored \
      sizes of text on one line, from 1 to the scale of the document's device.
      """)
  var displayScale: DisplayScaleOption?

  @Flag(help: "Print only views and errors: no progress, no notes, no summary.")
  var quiet = false

  @Flag(help: "Also list the views that moved only because another view moved.")
  var moved = false

  @Flag(
    name: .customLong("notes"),
    help: "Print each note about fonts and images, instead of only the number of these notes.")
  var listsNotes = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var environment: EnvironmentOptions

  func validate() throws {
    if !(tolerance >= 0) { throw ValidationError("--tolerance must be a number of points that is at least 0.") }
  }

  func run() throws {
    try MainActor.assumeIsolated { try verify() }
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
