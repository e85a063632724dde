import ArgumentParser
import InterfaceBuilder
import Linting
import Platform

/// A device by its model or Interface Builder name.
struct DeviceName {
  let device: Device
  /// The model that was asked for, else the identifier of the screen.
  let name: String

  /// - Throws: `ValidationError` that suggests devices with similar names.
  init(reading argument: String) throws {
    guard let device = Device.named(argument) else {
      let near = nearest(to: argument, among: Device.knownNames, atMost: 3).map { "\"\($0)\"" }
      let advice =
        near.isEmpty ? "to list the devices, run `trellis devices`" : "did you mean \(near.joined(separator: " or "))?"
      throw ValidationError("unknown device \"\(argument)\"; \(advice)")
    }
    self.device = device
    name =
      device.id.lowercased() == argument.lowercased() ? device.id : Device.model(named: argument)?.name ?? device.id
  }

  static let help = ArgumentHelp(
    "A device model, such as \"iPhone SE\", or a screen of Interface Builder, such as retina4_7. To list the "
      + "models and screens, run `trellis devices`.",
    valueName: "name")
}

extension Device.Orientation: ExpressibleByArgument {}
extension Matrix.Split: ExpressibleByArgument {}
