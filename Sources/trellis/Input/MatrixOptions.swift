import ArgumentParser
import Checking
import Linting
import Platform
import Staging
import TextLayout

/// The devices and text sizes that documents are laid out on.
struct MatrixOptions: ParsableArguments {
  @Option(name: .customLong("matrix"), help: "The preset: a set of devices, text sizes and layout directions.")
  var matrixPreset: Matrix.Preset?

  @Option(
    help: ArgumentHelp(
      "A device to use in both orientations; may be repeated. Replaces the devices of the preset.", valueName: "name"),
    transform: DeviceName.init(reading:))
  var device: [DeviceName] = []

  @Option(
    help: ArgumentHelp(
      """
      The releases of iOS, separated by commas, such as 18,26. Default: the releases of the preset; with --device, \
      \(Releases.standard), or the nearest release that the device runs.
      """, valueName: "numbers"), transform: ReleaseOption.several)
  var release: [Int] = []

  @Option(
    help: "The part of an iPad's screen that the app occupies; may be repeated. Replaces the splits of the preset.")
  var split: [Matrix.Split] = []

  @Option(
    help: "A text size of Dynamic Type, from xSmall to xxxLarge or from AX1 to AX5; may be repeated.")
  var textSize: [ContentSizeCategory] = []

  func validate() throws {
    for name in device { _ = try LayoutConfiguration(device: name.name)?.on(releases: release) }
    if !release.isEmpty, let matrix, matrix.configurations.isEmpty {
      throw ValidationError("no device in the matrix runs this release.")
    }
    if !split.isEmpty, let matrix, matrix.configurations.isEmpty {
      throw ValidationError(
        "no device supports this split: an iPhone always shows an app on its whole screen, "
          + "and an iPad in portrait does not show an app on half of its screen."
      )
    }
  }

  /// Nil if the command line leaves it to the configuration file.
  var matrix: Matrix? {
    if device.isEmpty && split.isEmpty && textSize.isEmpty {
      let preset = matrixPreset ?? (release.isEmpty ? nil : .supported)
      return preset.map { .preset($0, releases: release) }
    }
    var lists = Matrix.Lists()
    lists.devices = device.map(\.name)
    lists.releases = release
    lists.splits = split
    lists.textSizes = textSize
    return .product(lists)
  }
}

extension Matrix.Preset: ExpressibleByArgument {}

extension ContentSizeCategory: ExpressibleByArgument {
  public init?(argument: String) {
    guard let size = ContentSizeCategory(name: argument) else { return nil }
    self = size
  }

  public static var allValueStrings: [String] { allCases.map { "\($0)" } }

  public var defaultValueDescription: String { "\(self)" }
}
