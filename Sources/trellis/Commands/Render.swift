import ArgumentParser
import Rendering
import Staging
import UIKit

struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Draw a scene as SVG.")

  @Argument(help: "A storyboard or xib.", completion: .file())
  var file: String

  @Option(
    help: ArgumentHelp(
      "The scene, by the name or id of its controller; else the first that has a view.", valueName: "name"))
  var scene: String?

  @OptionGroup var screen: SurfaceOptions

  @Flag(help: "Draw the constraints over the views.")
  var constraints = false

  @Flag(help: "Draw the device around the screen.")
  var frame = false

  @Option(name: .shortAndLong, help: ArgumentHelp("Where to write; standard output if absent.", valueName: "out.svg"))
  var output: String?

  @OptionGroup var surroundings: SurroundingOptions

  func run() throws {
    try MainActor.assumeIsolated { try draw() }
  }

  @MainActor
  private func draw() throws {
    var batch = DocumentBatch([file], surroundings)
    guard batch.count <= 1 else { throw ValidationError("render draws one document; \(file) is a folder of several.") }
    var drawing: String?
    var names: [String] = []
    batch.forEach { item in
      var options = item.options
      options.includesConstraints = constraints
      let scenes = Stage(
        item.document, on: .device(screen.configuration), options: options, localization: item.localization
      )
      .layOut().scenes
      names = scenes.map(\.name)
      guard let chosen = scenes.first(where: { scene == nil || $0.name == scene || $0.id == scene }) else { return }
      var drawn: RenderingOptions = []
      if constraints { drawn.insert(.constraints) }
      if frame { drawn.insert(.deviceFrame) }
      drawing = SVGRenderer(options: drawn).render(chosen)
    }
    try batch.finish()
    guard let drawing else {
      Console.message("\(file): error: no scene \(scene.map { "named \($0)" } ?? "with a view"); it has \(names)")
      throw ExitStatus.badDocument
    }
    guard let output else { return Console.result(drawing) }
    try Console.write(drawing, to: output)
  }
}
