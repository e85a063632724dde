import Commands
import ArgumentParser
import Checking
import Rendering
import Staging

struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw a scene as SVG, PNG or PDF.",
    discussion: """
      The extension of the output file sets the format. For PNG and PDF, build Trellis with the Swift package trait Raster. With \
      --devices, --both, --dark, --rtl, --sizes or several versions of iOS, the picture shows several devices side by side. A picture \
      of several devices has a row for each text size, layout direction and appearance.
      """)

  @Argument(help: "A storyboard or xib.", completion: .file())
  var file: String?

  @OptionGroup var programs: ProgramOptions

  @Option(
    help: ArgumentHelp(
      "The name or object ID of the scene's view controller. Default: the first scene that has a view.",
      valueName: "name"))
  var scene: String?

  @OptionGroup var screen: SurfaceOptions

  @Option(
    help: ArgumentHelp(
      "The devices to draw side by side, separated by commas. Default: the device that --device specifies.",
      valueName: "names"))
  var devices: String?

  @OptionGroup var variations: VariationOptions

  @Flag(help: "Draw the constraints on top of the views.")
  var constraints = false

  @Flag(
    help: "Draw the scene like Interface Builder's canvas. With --constraints, the picture also marks misplaced views.")
  var canvas = false

  @Option(
    help: ArgumentHelp(
      "The guides to draw, separated by commas: safeArea, margins, readableWidth, alignment, baselines, contentSizes, or all.",
      valueName: "names"))
  var guides: String?

  @Flag(help: "Make the screen tall enough to show all content of the scroll views.")
  var wholeContent = false

  @Flag(help: "Draw the body of the device around the screen.")
  var frame = false

  @Option(help: AnimationOption.help, transform: AnimationOption.init(reading:))
  var animate: AnimationOption?

  @Option(help: ArgumentHelp("The duration of the animation in seconds, from 0.01 to 60.", valueName: "seconds"))
  var duration: Double = 0.35

  @Flag(
    help:
      "Repeat the animation, with a pause of one second at the start and at the end. By default, the animation plays once."
  )
  var loop = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The output file, which can be SVG, PNG or PDF. Default: SVG on standard output.", valueName: "out.svg"))
  var output: String?

  @Option(help: "The number of pixels per point in a PNG, from 1 to 3.")
  var scale = 2.0

  @Flag(
    help: "Convert the text of an SVG to outlines. With outlines, the text looks the same in viewers without the fonts."
  )
  var outlines = false

  @OptionGroup var watching: WatchOption

  @OptionGroup var environment: EnvironmentOptions

  func validate() throws {
    try programs.validate([file].compactMap { $0 })
    if programs.program != nil, canvas || wholeContent || animate != nil {
      throw ValidationError("--program cannot be used together with --canvas, --whole-content or --animate.")
    }
    if !(0.01...60).contains(duration) { throw ValidationError("--duration must be from 0.01 to 60 seconds.") }
    guard 1...3 ~= scale else { throw ValidationError("--scale must be from 1 to 3.") }
    guard devices == nil || screen.device == nil else {
      throw ValidationError("--device and --devices cannot be used together.")
    }
    if !format.isAvailable {
      throw ValidationError(PictureFormat.advice + ". To write an SVG file instead, use -o out.svg")
    }
    if outlines, format != .outlinedSVG { throw ValidationError("--outlines can be used only with an SVG file.") }
    if let ending = unknownEnding { throw ValidationError("render cannot write \(ending) files; use svg, png or pdf.") }
    if canvas, devices != nil || screen.namesDevice || !variations.isEmpty || wholeContent {
      throw ValidationError(
        "--canvas cannot be used with an option that selects a device.")
    }
    if animate != nil { try screen.requireOneRelease() }
    if animate != nil, devices != nil || canvas || wholeContent || !variations.isEmpty || format != .svg {
      throw ValidationError("--animate can draw only one scene on one device, as SVG.")
    }
    _ = try rows()
    _ = try options()
  }

  func run() throws {
    try MainActor.assumeIsolated { try watching.repeating([name]) { _ in try draw() } }
  }

  /// The document, or the program.
  private var name: String { file ?? programs.program ?? "" }

  @MainActor
  private func draw() throws {
    if let source = programs.source { return try draw(source) }
    var batch = DocumentBatch([name], environment.environment, log: Console.log)
    guard batch.count <= 1 else {
      throw ValidationError("render draws one document, but \(name) is a folder that contains several documents.")
    }
    if let animate { return try play(animate, &batch) }
    let (picture, names) = batch.drawing(
      of: scene, on: try rows(), options: try options(), wholeContent: wholeContent)
    if let problem = batch.outcome { throw problem.exitCode }
    try write(picture, of: names)
  }

  @MainActor
  private func draw(_ source: ProgramSource) throws {
    var reports = ProgramReports(source, environment.environment, log: Console.log)
    let (picture, names) = reports.drawing(of: scene, on: try configurations(), options: try options())
    if let problem = reports.outcome { throw problem.exitCode }
    try write(picture, of: names)
  }

  private func write(_ picture: Picture?, of names: [String]) throws {
    guard let picture else { throw noScene(names) }
    let (bytes, notes) = try picture.file(format)
    for note in notes { Console.message("note: \(note)") }
    try write(bytes)
  }

  @MainActor
  private func play(_ change: AnimationOption, _ batch: inout DocumentBatch) throws {
    let (drawing, names) = batch.drawing(
      of: scene, on: screen.configuration, moving: change.motion, duration: duration, loop ? .forever : .once,
      options: try options())
    if let problem = batch.outcome { throw problem.exitCode }
    guard let drawing else {
      guard !names.isEmpty, scene.map(names.contains) ?? true else { throw noScene(names) }
      Console.message("\(name): error: \(change.missing)")
      throw ExitStatus.badDocument
    }
    try write(Array(drawing.utf8))
  }

  private func noScene(_ names: [String]) -> any Error {
    Console.message(
      "\(name): error: no scene \(scene.map { "named \($0)" } ?? "with a view"); the document has \(names)")
    return ExitStatus.badDocument
  }

  private func write(_ bytes: [UInt8]) throws {
    guard let output else { return Console.result(String(decoding: bytes, as: UTF8.self)) }
    try TextFile.write(bytes: bytes, to: output)
  }

  // MARK: Format

  private var ending: String { output?.split(separator: "/").last?.split(separator: ".").last?.lowercased() ?? "" }

  private var format: PictureFormat {
    switch ending {
    case "png": .png(scale: scale)
    case "pdf": .pdf
    default: outlines ? .outlinedSVG : .svg
    }
  }

  /// Of a format that would be taken for SVG.
  private var unknownEnding: String? { ["jpg", "jpeg", "gif", "webp", "tiff", "heic"].contains(ending) ? ending : nil }

  // MARK: What is drawn

  private func options() throws -> RenderingOptions {
    var options: RenderingOptions = []
    if constraints { options.insert(.constraints) }
    if frame { options.insert(.deviceFrame) }
    for word in guides?.wordsBetweenCommas ?? [] {
      guard let guide = Self.guides[word.lowercased()] else {
        throw ValidationError(
          "unknown guide \"\(word)\"; use safeArea, margins, readableWidth, alignment, baselines, contentSizes or all."
        )
      }
      options.formUnion(guide)
    }
    return options
  }

  private static let guides: [String: RenderingOptions] = [
    "safearea": .safeArea, "margins": .margins, "readablewidth": .readableWidth, "alignment": .alignmentRectangles,
    "baselines": .baselines, "contentsizes": .contentSizes, "all": .guides,
  ]

  // MARK: Devices

  /// One picture, or the rows of a sheet.
  private func rows() throws -> [[Surface]] {
    canvas ? [[.canvas]] : try configurations().map { $0.map(Surface.device) }
  }

  private func configurations() throws -> [[LayoutConfiguration]] {
    let plain =
      try devices.map { try LayoutConfiguration.devices($0, releases: screen.release) } ?? screen.configurations
    let held = plain.map { device in
      var device = device
      device.orientation = screen.orientation
      device.split = screen.configuration.split
      device.textSize = screen.textSize
      return device
    }
    return try variations.rows(of: held, isDark: environment.appearance == .dark)
  }
}
