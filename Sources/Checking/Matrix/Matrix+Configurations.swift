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
    case .preset(.smoke, let releases): Self.smoke.on(releases).namingReleases
    case .preset(.supported, let releases): Self.usual(for: support, on: releases)
    case .preset(.default, let releases): Self.usual(for: AppSupport(), on: releases)
    case .preset(.all, let releases): Self.everything(on: releases)
    case .product(let lists): lists.configurations(of: lists.screens).namingReleases
    }
  }

  private static var smoke: [LayoutConfiguration] {
    [("retina4_0", "portrait"), ("retina4_0", "landscape"), ("retina6_9", "portrait"), ("ipad9_7", "portrait")]
      .compactMap { LayoutConfiguration(device: $0, orientation: $1) }
  }

  // MARK: The usual devices

  /// The usual devices that run the app, on the releases that its deployment target asks for: see ``Releases/checked(forTarget:)``. The
  /// newest release has all of them, and all that a user can set; each older one a few, for what differs by release are bars, rows
  /// and controls, whatever the screen.
  private static func usual(for support: AppSupport, on chosen: [Int]) -> [LayoutConfiguration] {
    let releases = (chosen.isEmpty ? support.checkedReleases : chosen).sorted()
    guard let newest = releases.last else { return [] }
    let older = releases.dropLast().flatMap { few(of: support, on: $0) }
    let later = chosen.isEmpty ? differing(for: support, after: newest) : []
    return (all(of: support, on: newest) + older + later).namingReleases
  }

  /// The devices of an app on a release, by age, phones first.
  private static func devices(of support: AppSupport, on release: Int) -> [Device] {
    Device.checkDefaults.filter { support.includes($0) && $0.releases().contains(release) }
  }

  /// Every device, held as the app allows; of these the narrowest phone and a wide one with large text, the narrowest phone and the
  /// smallest tablet from right to left, and the tablet with splits.
  private static func all(of support: AppSupport, on release: Int) -> [LayoutConfiguration] {
    let devices = devices(of: support, on: release)
    func held(_ device: Device?, first: Device.Orientation) -> LayoutConfiguration? {
      guard let device else { return nil }
      let other: Device.Orientation = first == .portrait ? .landscape : .portrait
      return LayoutConfiguration(device, support.includes(first, on: device.idiom) ? first : other).on(release: release)
    }
    var list = LayoutConfiguration.held(devices, as: support).map { $0.on(release: release) }
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

  /// The narrowest phone, the newest of the usual width, and the smallest tablet.
  private static func few(of support: AppSupport, on release: Int) -> [LayoutConfiguration] {
    let devices = devices(of: support, on: release)
    let phones = devices.filter { $0.idiom == .phone }
    let common = phones.last { $0.portraitSize.width < Self.widePhone }
    var chosen = [phones.first, common, devices.first { $0.idiom == .pad }].compactMap { $0 }
    if chosen.count > 1, chosen[0] == chosen[1] { chosen.removeFirst() }
    return LayoutConfiguration.held(chosen, as: support).map { $0.on(release: release) }
  }

  /// Points: phones of this width and more are the large ones, of which most have a wide size class on their side.
  private static let widePhone = 400.0

  /// What the release after the design of iOS 26 lays out otherwise, for apps that begin with that design: large phones on their side,
  /// and the phone that opens.
  private static func differing(for support: AppSupport, after newest: Int) -> [LayoutConfiguration] {
    let next = Releases.glass + 1
    guard support.deploymentTarget?.major == newest, newest == Releases.glass else { return [] }
    return [("retina6_9", Device.Orientation.landscape), ("duo_closed", .portrait), ("duo_open", .landscape)]
      .compactMap { id, orientation in Device.named(id).map { LayoutConfiguration($0, orientation).on(release: next) } }
      .filter { support.includes($0.device) && support.includes($0.orientation, on: $0.device.idiom) }
  }

  private static func everything(on releases: [Int]) -> [LayoutConfiguration] {
    let devices = LayoutConfiguration.allDevices.on(releases)
    var lists = Lists()
    lists.splits = Split.allCases
    lists.textSizes = [.xSmall, .large, .xxxLarge, .AX5]
    lists.directions = [.leftToRight, .rightToLeft]
    var longTexts = Lists()
    longTexts.pseudolanguages = [.double, .accented]
    return (lists.configurations(of: devices) + longTexts.configurations(of: devices)).namingReleases
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
    if orientations.isEmpty { return all.on(releases) }
    let wanted = Set(orientations.map(\.rawValue))
    return all.on(releases).filter { wanted.contains($0.orientation.rawValue) }
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

extension LayoutConfiguration {
  /// The devices in the orientations in which an app is held on them.
  fileprivate static func held(_ devices: [Device], as support: AppSupport) -> [LayoutConfiguration] {
    inBothOrientations(devices).filter { support.includes($0.orientation, on: $0.device.idiom) }
  }
}

extension [LayoutConfiguration] {
  /// Each with every one of the releases that its model runs; as they are if no release is named.
  fileprivate func on(_ releases: [Int]) -> [LayoutConfiguration] {
    if releases.isEmpty { return self }
    return flatMap { configuration in releases.map { configuration.on(release: $0) }.filter(\.runs) }
  }

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
