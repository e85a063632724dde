import ArgumentParser
import Checking
import Rendering

struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Draw a scene as SVG.")

  @Argument(help: "A storyboard or xib.", completion: .file())
  var file: String

  @Option(
    help: ArgumentHelp(
      "The name or id of the scene's controller. Default: the first scene that has a view.", valueName: "name"))
  var scene: String?

  @OptionGroup var screen: SurfaceOptions

  @Flag(help: "Draw the constraints over the views.")
  var constraints = false

  @Flag(help: "Draw the device around the screen.")
  var frame = false

  @Option(help: AnimationOption.help, transform: AnimationOption.init(reading:))
  var animate: AnimationOption?

  @Option(help: ArgumentHelp("How long the picture plays, from 0.01 to 60.", valueName: "seconds"))
  var duration: Double = 0.35

  @Flag(help: "Play for ever, with a second of rest at both ends. Default: once.")
  var loop = false

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write. Default: standard output.", valueName: "out.svg"))
  var output: String?

  @OptionGroup var watching: WatchOption

  @OptionGroup var surroundings: SurroundingOptions

  func validate() throws {
    if !(0.01...60).contains(duration) { throw ValidationError("The duration is from 0.01 to 60 seconds.") }
    let ending = output?.split(separator: ".").last?.lowercased() ?? ""
    if ["png", "pdf", "jpg", "jpeg"].contains(ending) {
      throw ValidationError(
        "render writes SVG, not \(ending); write it with -o out.svg and convert that: rsvg-convert -z 2 -o out.\(ending) out.svg"
      )
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try watching.repeating([file]) { _ in try draw() } }
  }

  @MainActor
  private func draw() throws {
    var batch = DocumentBatch([file], surroundings.surroundings, log: Console.log)
    guard batch.count <= 1 else {
      throw ValidationError("render draws one document, but \(file) is a folder with several.")
    }
    var options: RenderingOptions = []
    if constraints { options.insert(.constraints) }
    if frame { options.insert(.deviceFrame) }
    let (drawing, names) =
      animate.map { change in
        batch.drawing(
          of: scene, on: screen.configuration, moving: change.motion, duration: duration, loop ? .forever : .once,
          options: options)
      } ?? batch.drawing(of: scene, on: screen.configuration, options: options)
    if let problem = batch.outcome { throw problem.exitCode }
    guard let drawing else {
      if let animate, !names.isEmpty, scene.map(names.contains) ?? true {
        Console.message("\(file): error: \(animate.missing)")
        throw ExitStatus.badDocument
      }
      Console.message("\(file): error: no scene \(scene.map { "named \($0)" } ?? "with a view"); it has \(names)")
      throw ExitStatus.badDocument
    }
    guard let output else { return Console.result(drawing) }
    try TextFile.write(drawing, to: output)
  }
}
