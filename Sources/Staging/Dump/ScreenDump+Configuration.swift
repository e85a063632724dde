import Geometry
import LayoutReports
import Picturing
import Platform

extension ScreenDump {
  /// A dump of what is laid out on a device; without screens.
  package init(of configuration: LayoutConfiguration) {
    let profile = configuration.profile
    self.init(
      release: "\(profile.release).0",
      device: Device(
        model: configuration.deviceName, size: configuration.device.size(in: configuration.orientation), profile,
        isPad: profile.idiom == .pad))
  }

  /// What a person would call the device and its settings: `iPhone 16, portrait, iOS 26.1`.
  package var surroundings: String {
    let name = (try? LayoutConfiguration(self).name) ?? device.model
    return "\(name), iOS \(release)"
  }
}

extension LayoutConfiguration {
  /// What a dump was made on: the device of the model's name, or else the first with such a screen whose safe area is that of the dump.
  ///
  /// - Throws: ``UnknownDevice`` if no device has such a screen.
  package init(_ dump: ScreenDump) throws(UnknownDevice) {
    let dumped = dump.device
    let orientation: Platform.Device.Orientation = dumped.orientation == .portrait ? .portrait : .landscape
    func isSame(_ device: Platform.Device) -> Bool {
      device.size(in: orientation) == dumped.size && device.scale == dumped.scale
        && (device.idiom == .pad) == (dumped.idiom == .pad)
    }
    let model = Platform.Device.model(named: dumped.model).flatMap { isSame($0.device) ? $0 : nil }
    let release = dump.releaseNumber ?? Releases.standard
    let covered = dump.screens.first?.views.first { $0.controller != nil || $0.isWindow }?.safeArea
    let alike = Platform.Device.all.filter(isSame)
    let found =
      model?.device ?? alike.first { $0.safeArea(in: orientation, release: release) == covered } ?? alike.first
    guard let found else { throw UnknownDevice(dumped) }
    self.init(found, orientation)
    self.model = model?.name
    // The release of the dump, as soon as a configuration has one: `self.release = release`.
    textSize = TextSize(rawValue: dumped.textSize) ?? .large
    isRightToLeft = dumped.direction == .rightToLeft
    isDark = dumped.appearance == .dark
    // An app beside another has a window of its own size.
    if let window = dump.screens.first?.views.first, window.isWindow, window.frame.size != dumped.size {
      windowSize = window.frame.size
    }
  }

  /// A device that the table does not have.
  package struct UnknownDevice: Error {
    /// A sentence without a place.
    package let message: String

    fileprivate init(_ device: ScreenDump.Device) {
      let (width, height) = (DecimalText.short(device.size.width), DecimalText.short(device.size.height))
      message =
        "trellis knows no \(device.idiom == .pad ? "iPad" : "iPhone") with a screen of \(width) × \(height) "
        + "points and \(DecimalText.short(device.scale)) pixels per point in \(device.orientation.rawValue); to "
        + "list the devices, run trellis devices"
    }
  }
}
