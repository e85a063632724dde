import Commands
import ArgumentParser
import Checking
import InterfaceBuilder
import Rendering
import Staging

struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Draw every scene on several devices, and write an HTML page with the pictures.",
    discussion: """
      The command writes the page to index.html in the output folder, and writes the pictures as SVG files to the same folder. Below \
      each picture, the page lists the findings of trellis check for the layout in the picture. Findings do not change the exit status \
      of this command.
      """)

  @Argument(help: "Storyboards, xibs, or folders that contain them.", completion: .file())
  var paths: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The output folder. The folder must be new or empty, or contain an earlier gallery.", valueName: "dir"
    ))
  var output: String

  @Option(help: ArgumentHelp("The devices to draw, separated by commas.", valueName: "names"))
  var devices = "iPhone SE (3rd generation),iPhone 17,iPad (A16)"

  @Option(help: ReleaseOption.helpForSeveral, transform: ReleaseOption.several)
  var release: [Int] = []

  @OptionGroup var variations: VariationOptions

  @Flag(help: "Draw the constraints on top of the views.")
  var constraints = false

  @OptionGroup var watching: WatchOption

  @OptionGroup var environment: EnvironmentOptions

  func validate() throws { _ = try rows() }

  func run() throws {
    try MainActor.assumeIsolated { try watching.repeating(paths) { _ in try write() } }
  }

  @MainActor
  private func write() throws {
    var batch = DocumentBatch(paths, environment.environment, log: Console.log)
    let page = try batch.writeGallery(on: try rows(), options: constraints ? .constraints : [], to: output)
    Console.message("\(output)/index.html: \(page.count) pictures")
    if let problem = batch.outcome { throw problem.exitCode }
  }

  /// Every device in every way that was asked for, a row for each way; what differs from a new device comes last.
  private func rows() throws -> [[LayoutConfiguration]] {
    try variations.rows(
      of: try LayoutConfiguration.devices(devices, releases: release), isDark: environment.appearance == .dark)
  }
}
