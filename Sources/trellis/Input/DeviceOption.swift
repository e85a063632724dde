import ArgumentParser
import Platform

/// A device by its model or Interface Builder name.
struct DeviceName: ExpressibleByArgument {
  let device: Device

  init?(argument: String) {
    guard let device = Device.named(argument) else { return nil }
    self.device = device
  }

  static let help = ArgumentHelp(
    "A model, such as \"iPhone SE\", or a screen, such as retina4_7; trellis devices lists all of them.",
    valueName: "name")
}

extension Device.Orientation: ExpressibleByArgument {}
