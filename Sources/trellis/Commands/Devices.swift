import ArgumentParser
import Foundation
import Platform

struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "List the devices that documents can be laid out on.")

  func run() throws {
    for device in Device.all {
      let size = device.size(in: .portrait)
      let isDefault = Device.checkDefaults.contains(device) ? "*" : " "
      let column = "\(isDefault) \(device.id)".padding(toLength: 20, withPad: " ", startingAt: 0)
      let dimensions = "\(Int(size.width))x\(Int(size.height)) @\(Int(device.scale))x"
      Console.result(
        column + dimensions.padding(toLength: 15, withPad: " ", startingAt: 0) + device.names.joined(separator: ", "))
    }
    Console.message("* The device is in the default matrix.")
  }
}
