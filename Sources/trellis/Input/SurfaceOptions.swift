import ArgumentParser
import Checking
import Linting
import Platform
import Staging

/// The one screen that a command shows or explains.
struct SurfaceOptions: ParsableArguments {
  @Option(help: DeviceName.help, transform: DeviceName.init(reading:))
  var device: DeviceName?

  @Option(help: "The orientation of the device.")
  var orientation: Device.Orientation = .portrait

  @Option(help: "The part of an iPad's screen that the app occupies.")
  var split: Matrix.Split = .full

  @Option(
    name: .customLong("text-size"),
    help: ArgumentHelp(
      "The text size of Dynamic Type, from xSmall to xxxLarge or from AX1 to AX5. Default: large.",
      valueName: "text-size"))
  var chosenTextSize: TextSize?

  var textSize: TextSize { chosenTextSize ?? .large }

  func validate() throws {
    let configuration = configuration
    if !configuration.isPossible {
      throw ValidationError(
        "\(configuration.deviceName) does not support the split \(split.rawValue) in \(orientation.rawValue); "
          + "an iPhone always shows an app on its whole screen, and an iPad in portrait does not show an app on half of its screen."
      )
    }
  }

  var configuration: LayoutConfiguration {
    let name = device?.name ?? "iPhone 8"
    var configuration =
      LayoutConfiguration(device: name, orientation: orientation.rawValue)
      ?? LayoutConfiguration(Device.all[0], orientation)
    configuration.split = split.value
    configuration.textSize = textSize
    return configuration
  }
}
