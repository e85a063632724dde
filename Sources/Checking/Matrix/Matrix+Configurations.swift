import InterfaceBuilder
import Staging

extension Matrix {
  public enum Preset: String, CaseIterable, Sendable {
    /// Four layouts: what changes most is met soon.
    case smoke
    /// The widths in use, both orientations, shared iPads, large text and the other direction: what a pull request should pass.
    case `default`
    /// Every screen there is, with the smallest and the largest texts, in both directions and with long texts.
    case all
  }

  public init(_ preset: Preset) {
    switch preset {
    case .smoke: self.init(Self.smoke)
    case .default: self.init(Self.usual)
    case .all: self = .everything
    }
  }

  private static var smoke: [LayoutConfiguration] {
    [("retina4_0", "portrait"), ("retina4_0", "landscape"), ("retina6_9", "portrait"), ("ipad9_7", "portrait")]
      .compactMap { LayoutConfiguration(device: $0, orientation: $1) }
  }

  private static var usual: [LayoutConfiguration] {
    var list = LayoutConfiguration.usualDevices
    let phones = ["retina4_0", "retina6_1"].compactMap { LayoutConfiguration(device: $0) }
    list += phones.map { phone in changed(phone) { $0.textSize = .xxxLarge } }
    list += phones.prefix(1).map { phone in changed(phone) { $0.isRightToLeft = true } }
    if let tablet = LayoutConfiguration(device: "ipad9_7", orientation: "landscape") {
      list.append(changed(tablet) { $0.isRightToLeft = true })
      list += [.oneThird, .half].map { split in changed(tablet) { $0.split = split } }
    }
    return list
  }

  private static var everything: Matrix {
    let devices = LayoutConfiguration.allDevices
    var matrix = Matrix(
      devices: devices, splits: Split.allCases, textSizes: [.xSmall, .large, .xxxLarge, .AX5],
      directions: [.leftToRight, .rightToLeft])
    matrix.configurations += Matrix(devices: devices, pseudolanguages: [.double, .accented]).configurations
    return matrix
  }

  private static func changed(
    _ configuration: LayoutConfiguration, _ change: (inout LayoutConfiguration) -> Void
  ) -> LayoutConfiguration {
    var configuration = configuration
    change(&configuration)
    return configuration
  }
}
