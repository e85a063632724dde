import ArgumentParser
import Foundation
import Platform

struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "List the available devices, and the iOS versions that each device runs.")

  func run() throws {
    for device in Device.all {
      let size = device.size(in: .portrait)
      let isDefault = Device.checkDefaults.contains(device) ? "*" : " "
      let columns = [
        ("\(isDefault) \(device.id)", 20), ("\(Int(size.width))x\(Int(size.height)) @\(Int(device.scale))x", 15),
        (device.releaseWords(), 23),
      ]
      let row = columns.map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined()
      Console.result(row + device.names.map { Self.words($0, on: device) }.joined(separator: ", "))
    }
    Console.message("* By default, trellis check uses this device.")
  }

  /// The model, with the release that it begins or ends with where another model with the screen does not.
  private static func words(_ model: String, on device: Device) -> String {
    let (all, own) = (device.releases(), device.releases(of: model))
    if own == all { return model }
    let first = own.lowerBound == all.lowerBound ? "" : "\(own.lowerBound)"
    let last = own.upperBound == all.upperBound ? "" : "\(own.upperBound)"
    return "\(model) (\(first)–\(last))"
  }
}
