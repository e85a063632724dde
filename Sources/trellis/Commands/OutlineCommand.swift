import Commands
import ArgumentParser
import Checking
import Editing
import Staging

struct OutlineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "outline",
    abstract:
      "Print Interface Builder's document outline, and the constraints that set each frame.",
    discussion: """
      Examples:
        trellis outline Main.storyboard
        trellis outline Main.storyboard --device "iPhone SE" --orientation landscape
        trellis outline Main.storyboard --json

      The lines below a view list the constraints that set the x, y, width and height of the view. A line that begins with "!" \
      describes a layout issue. Without --device, the command uses the screen size of Interface Builder's canvas.
      """)

  @Argument(help: "Storyboards, xibs, or folders that contain them.", completion: .file())
  var paths: [String]

  @OptionGroup var screen: SurfaceOptions

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var watching: WatchOption

  @OptionGroup var environment: EnvironmentOptions

  func validate() throws { try screen.requireOneRelease() }

  func run() throws {
    try MainActor.assumeIsolated { try watching.repeating(paths) { _ in try outline() } }
  }

  @MainActor
  private func outline() throws {
    var batch = DocumentBatch(paths, environment.environment, log: Console.log)
    var outline = Outline()
    let surface: Surface = screen.namesDevice ? .device(screen.configuration) : .canvas
    batch.forEach { item in
      outline.documents.append(
        Outline.DocumentPart(item.document, on: surface, options: item.options, localization: item.localization))
    }
    Console.result(json ? outline.json() : outline.text())
    if let problem = batch.outcome { throw problem.exitCode }
  }
}
