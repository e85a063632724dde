import ArgumentParser
import Platform
import Staging

/// The one screen that a command shows or explains.
struct SurfaceOptions: ParsableArguments {
  @Option(help: DeviceName.help)
  var device: DeviceName?

  @Option(help: "portrait or landscape.")
  var orientation: Device.Orientation = .portrait

  @Option(help: "The text size of the device's settings: xSmall to xxxLarge or AX1 to AX5.")
  var textSize: TextSize = .large

  var configuration: LayoutConfiguration {
    var configuration = LayoutConfiguration(device?.device ?? Device.named("iPhone 8")!, orientation)
    configuration.textSize = textSize
    return configuration
  }
}
