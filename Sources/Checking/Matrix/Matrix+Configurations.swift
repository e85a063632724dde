import InterfaceBuilder
import Linting
import Platform
import Staging
import XcodeProjects

extension Matrix {
  /// What the matrix stands for, devices first; an empty list if it names only devices that do not exist.
  package var configurations: [LayoutConfiguration] { configurations(for: AppSupport()) }

  /// What the matrix stands for, for an app that supports that much; only the preset ``Preset/supported`` depends on it.
  func configurations(for support: AppSupport) -> [LayoutConfiguration] {
    switch self {
    case .preset(.smoke): Self.smoke
    case .preset(.supported): Self.usual(for: support)
    case .preset(.default): Self.usual(for: AppSupport())
    case .preset(.all): Self.everything
    case .product(let lists): lists.configurations(of: lists.screens)
    }
  }

  private static var smoke: [LayoutConfiguration] {
    [("retina4_0", "portrait"), ("retina4_0", "landscape"), ("retina6_9", "portrait"), ("ipad9_7", "portrait")]
      .compactMap { LayoutConfiguration(device: $0, orientation: $1) }
  }

  /// The usual devices that run the app, held as it allows; of these the narrowest phone and a wide one with large text, the
  /// narrowest phone and the smallest tablet from right to left, and the tablet with splits.
  private static func usual(for support: AppSupport) -> [LayoutConfiguration] {
    let devices = Device.checkDefaults.filter(support.includes)
    func held(_ device: Device?, first: Device.Orientation) -> LayoutConfiguration? {
      guard let device else { return nil }
      let other: Device.Orientation = first == .portrait ? .landscape : .portrait
      return LayoutConfiguration(device, support.includes(first, on: device.idiom) ? first : other)
    }
    var list = LayoutConfiguration.inBothOrientations(devices).filter {
      support.includes($0.orientation, on: $0.device.idiom)
    }
    let narrow = held(devices.first { $0.idiom == .phone }, first: .portrait)
    let wide = held(devices.first { $0.id == "retina6_1" }, first: .portrait)
    list += [narrow, wide].compactMap { $0 }.map { phone in changed(phone) { $0.textSize = .xxxLarge } }
    let tablet = held(devices.first { $0.idiom == .pad }, first: .landscape)
    if support.includesRightToLeft {
      list += [narrow, tablet].compactMap { $0 }.map { device in changed(device) { $0.isRightToLeft = true } }
    }
    if let tablet, support.allowsSplits {
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
  package var value: LayoutConfiguration.Split {
    switch self {
    case .full: .full
    case .twoThirds: .twoThirds
    case .half: .half
    case .oneThird: .oneThird
    case .slideOver: .slideOver
    }
  }
}
