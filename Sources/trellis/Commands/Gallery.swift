import ArgumentParser
import Checking
import InterfaceBuilder
import Platform
import Staging

struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Draw every scene on several devices, as a page for a browser.",
    discussion: """
      The page is index.html in the folder, the pictures are SVG files beside it. Scenes with conflicts, ambiguities or a layout that does \
      not settle are marked. The exit status does not tell of them: trellis check does.
      """)

  @Argument(help: "Storyboards, xibs, or folders with them.", completion: .file())
  var paths: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder to write: a new one, an empty one, or an earlier gallery.", valueName: "dir"))
  var output: String

  @Option(help: ArgumentHelp("Models or screens, with commas between them.", valueName: "names"))
  var devices = "iPhone SE,iPhone 14,iPad"

  @Flag(help: "Draw each device upright and on its side.")
  var both = false

  @Flag(help: "Draw the dark appearance, too.")
  var dark = false

  @Flag(help: "Draw each layout from right to left, too.")
  var rtl = false

  @Option(help: ArgumentHelp("Text sizes, with commas between them, such as large,AX3.", valueName: "sizes"))
  var textSizes = "large"

  @OptionGroup var surroundings: SurroundingOptions

  func validate() throws { _ = try configurations() }

  func run() throws {
    try Console.reportingFailures { try MainActor.assumeIsolated { try write() } }
  }

  @MainActor
  private func write() throws {
    var batch = DocumentBatch(paths, surroundings.surroundings, log: Console.log)
    let page = try batch.writeGallery(on: try configurations(), to: output)
    Console.message("\(output)/index.html: \(page.count) pictures")
    if let problem = batch.outcome { throw problem.exitCode }
  }

  /// Every device in every way that was asked for; what differs from a new device comes last.
  private func configurations() throws -> [LayoutConfiguration] {
    let names = devices.split(separator: ",").map { $0.trimmed }
    let sizes = try textSizes.split(separator: ",").map { word in
      guard let size = TextSize(argument: word.trimmed) else {
        throw ValidationError("unknown text size \"\(word)\"; sizes are xSmall to xxxLarge and AX1 to AX5.")
      }
      return size
    }
    guard !names.isEmpty, !sizes.isEmpty else {
      throw ValidationError("--devices and --text-sizes need at least one name.")
    }
    var all: [LayoutConfiguration] = []
    for isDark in dark ? [false, true] : [surroundings.appearance == .dark] {
      for isRightToLeft in rtl ? [false, true] : [false] {
        for size in sizes {
          for name in names {
            let device = try DeviceName(reading: name)
            for orientation in both ? Device.Orientation.allCases : [.portrait] {
              guard var configuration = LayoutConfiguration(device: device.name, orientation: orientation.rawValue)
              else { continue }
              (configuration.isDark, configuration.isRightToLeft, configuration.textSize) = (
                isDark, isRightToLeft, size
              )
              all.append(configuration)
            }
          }
        }
      }
    }
    return all
  }
}

extension Substring {
  fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
