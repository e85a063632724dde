import ArgumentParser
import Checking
import Linting
import Platform
import TextLayout

/// The devices and text sizes that documents are laid out on.
struct MatrixOptions: ParsableArguments {
  @Option(name: .customLong("matrix"), help: "A preset of devices, text sizes and directions.")
  var matrixPreset: Matrix.Preset?

  @Option(help: "A device, in both orientations; may be repeated. Replaces the devices of the preset.")
  var device: [DeviceName] = []

  @Option(help: "A text size of the device's settings, from xSmall to xxxLarge or from AX1 to AX5; may be repeated.")
  var textSize: [ContentSizeCategory] = []

  /// Nil if the command line leaves it to the configuration file.
  var matrix: Matrix? {
    if device.isEmpty && textSize.isEmpty { return matrixPreset.map { .preset($0) } }
    var lists = Matrix.Lists()
    lists.devices = device.map(\.device.id)
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
