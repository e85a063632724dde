import ArgumentParser
import Checking
import Foundation
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
  var sizes = "large"

  @OptionGroup var watching: WatchOption

  @OptionGroup var surroundings: SurroundingOptions

  func validate() throws { _ = try configurations() }

  func run() throws {
    try MainActor.assumeIsolated { try watching.repeating(paths) { _ in try write() } }
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
    let devices = try words(devices).map { try DeviceName(reading: $0) }
    let sizes = try words(sizes).map { word in
      guard let size = TextSize(argument: word) else {
        throw ValidationError("unknown text size \"\(word)\"; sizes are xSmall to xxxLarge and AX1 to AX5.")
      }
      return size
    }
    guard !devices.isEmpty, !sizes.isEmpty else {
      throw ValidationError("--devices and --sizes need at least one name.")
    }
    let orientations = both ? Device.Orientation.allCases : [.portrait]
    let plain = devices.flatMap { device in
      orientations.compactMap { LayoutConfiguration(device: device.name, orientation: $0.rawValue) }
    }
    return plain.varied(over: sizes, \.textSize).varied(over: rtl ? [false, true] : [false], \.isRightToLeft)
      .varied(over: dark ? [false, true] : [surroundings.appearance == .dark], \.isDark)
  }

  /// The words between commas.
  private func words(_ list: String) -> [String] {
    list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

extension [LayoutConfiguration] {
  /// All of them with the first value, then with the second, and so on.
  fileprivate func varied<Value>(
    over values: [Value], _ property: WritableKeyPath<LayoutConfiguration, Value>
  ) -> [LayoutConfiguration] {
    values.flatMap { value in
      map { configuration in
        var configuration = configuration
        configuration[keyPath: property] = value
        return configuration
      }
    }
  }
}
