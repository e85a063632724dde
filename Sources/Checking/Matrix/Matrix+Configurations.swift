import InterfaceBuilder
import Linting
import Staging

extension Matrix {
  /// What the matrix stands for, devices first; an empty list if it names only devices that do not exist.
  public var configurations: [LayoutConfiguration] {
    switch self {
    case .preset(.smoke): Self.smoke
    case .preset(.default): Self.usual
    case .preset(.all): Self.everything
    case .product(let lists): lists.configurations(of: lists.screens)
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

  private static var everything: [LayoutConfiguration] {
    let devices = LayoutConfiguration.allDevices
    var lists = Lists()
    lists.splits = Split.allCases
    lists.textSizes = [.xSmall, .large, .xxxLarge, .AX5]
    lists.directions = [.leftToRight, .rightToLeft]
    var longTexts = Lists()
    longTexts.pseudolanguages = [.double, .accented]
    return lists.configurations(of: devices) + longTexts.configurations(of: devices)
  }

  private static func changed(
    _ configuration: LayoutConfiguration, _ change: (inout LayoutConfiguration) -> Void
  ) -> LayoutConfiguration {
    var configuration = configuration
    change(&configuration)
    return configuration
  }
}

extension Matrix.Lists {
  /// The devices, held in each of the orientations.
  fileprivate var screens: [LayoutConfiguration] {
    let all =
      devices.isEmpty
      ? LayoutConfiguration.usualDevices
      : devices.flatMap { name in
        Matrix.Orientation.allCases.compactMap { LayoutConfiguration(device: name, orientation: $0.rawValue) }
      }
    if orientations.isEmpty { return all }
    let wanted = Set(orientations.map(\.rawValue))
    return all.filter { wanted.contains($0.orientation.rawValue) }
  }

  /// The product of the screens and all lists but those of devices and orientations.
  fileprivate func configurations(of screens: [LayoutConfiguration]) -> [LayoutConfiguration] {
    screens
      .combined(splits) { $0.split = $1.value }
      .filter(\.isPossible)
      .combined(textSizes) { $0.textSize = $1 }
      .combined(directions) { $0.isRightToLeft = $1 == .rightToLeft }
      .combined(pseudolanguages) { $0.pseudolanguage = $1 }
      .combined(appearances) { $0.isDark = $1 == .dark }
  }
}

extension [LayoutConfiguration] {
  fileprivate func combined<Value>(
    _ values: [Value], _ change: (inout LayoutConfiguration, Value) -> Void
  ) -> [LayoutConfiguration] {
    if values.isEmpty { return self }
    return flatMap { configuration in
      values.map { value in
        var changed = configuration
        change(&changed, value)
        return changed
      }
    }
  }
}

extension Matrix.Split {
  /// The split of a device with the same name.
  fileprivate var value: LayoutConfiguration.Split {
    switch self {
    case .full: .full
    case .twoThirds: .twoThirds
    case .half: .half
    case .oneThird: .oneThird
    case .slideOver: .slideOver
    }
  }
}
