import ArgumentParser
import Linting
import Platform
import Staging

/// What documents are laid out on.
struct MatrixOptions: ParsableArguments {
  @Option(name: .customLong("matrix"), help: "What to lay out on: smoke, default or all.")
  var matrixPreset: Matrix.Preset?

  @Option(help: "A device to check in both orientations; may be repeated. Replaces the preset's.")
  var device: [DeviceName] = []

  @Option(help: "A text size from xSmall to xxxLarge or AX1 to AX5; may be repeated.")
  var textSize: [TextSize] = []

  /// Nil if the command line leaves it to the configuration file.
  var matrix: Matrix? {
    if device.isEmpty && textSize.isEmpty { return matrixPreset.map { Matrix($0) } }
    let devices = LayoutConfiguration.inBothOrientations(device.isEmpty ? Device.checkDefaults : device.map(\.device))
    return Matrix(devices: devices, textSizes: textSize)
  }
}

extension Matrix.Preset: ExpressibleByArgument {}

extension TextSize: ExpressibleByArgument {
  public init?(argument: String) {
    guard let size = TextSize(name: argument) else { return nil }
    self = size
  }

  public static var allValueStrings: [String] { allCases.map { "\($0)" } }
}
