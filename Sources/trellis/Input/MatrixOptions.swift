import ArgumentParser
import Checking
import Linting
import Platform
import Staging
import TextLayout

/// The devices and text sizes that documents are laid out on.
struct MatrixOptions: ParsableArguments {
  @Option(
    name: .customLong("matrix"), help: "A preset that names the devices, text sizes and layout directions to use.")
  var matrixPreset: Matrix.Preset?

  @Option(
    help: ArgumentHelp(
      "A device, which the command uses in both orientations. To use several devices, repeat the option. This "
        + "option replaces the devices that --matrix selects.", valueName: "name"),
    transform: DeviceName.init(reading:))
  var device: [DeviceName] = []

  @Option(
    help: ArgumentHelp(
      """
      The iOS versions, separated by commas, such as 18,26. Default: the versions that --matrix selects. With --device, the default is \
      \(Releases.standard), or the nearest version that the device runs.
      """, valueName: "numbers"), transform: ReleaseOption.several)
  var release: [Int] = []

  @Option(
    help:
      "The part of the iPad screen that the app occupies. To use several parts, repeat the option. This option replaces the parts that --matrix selects."
  )
  var split: [Matrix.Split] = []

  @Option(
    help: "A Dynamic Type text size. To use several sizes, repeat the option.")
  var textSize: [ContentSizeCategory] = []

  func validate() throws {
    for name in device { _ = try LayoutConfiguration(device: name.name)?.on(releases: release) }
    if !release.isEmpty, let matrix, matrix.configurations.isEmpty {
      throw ValidationError("no device that --matrix selects runs this iOS version.")
    }
    if !split.isEmpty, let matrix, matrix.configurations.isEmpty {
      throw ValidationError(
        "no device supports this split. An iPhone shows an app only on the whole screen. An iPad shows an app "
          + "on half of the screen only in landscape."
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

  // The names need no description in help.
  public static var allValueDescriptions: [String: String] { [:] }

  public var defaultValueDescription: String { "\(self)" }
}
