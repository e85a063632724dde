import ArgumentParser
import Platform
import Staging

/// The one screen that a command shows or explains.
struct SurfaceOptions: ParsableArguments {
  @Option(help: DeviceName.help)
  var device: DeviceName?

  @Option(help: "How the device is held.")
  var orientation: Device.Orientation = .portrait

  @Option(help: "The text size of the device's settings, from xSmall to xxxLarge or from AX1 to AX5.")
  var textSize: TextSize = .large

  var configuration: LayoutConfiguration {
    var configuration = LayoutConfiguration(device?.device ?? Device.named("iPhone 8")!, orientation)
    configuration.textSize = textSize
    return configuration
  }
}
