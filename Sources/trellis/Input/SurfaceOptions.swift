import ArgumentParser
import Checking
import Linting
import Platform
import Staging

/// The one screen that a command shows or explains.
struct SurfaceOptions: ParsableArguments {
  @Option(help: DeviceName.help, transform: DeviceName.init(reading:))
  var device: DeviceName?

  @Option(help: ReleaseOption.help, transform: ReleaseOption.several)
  var release: [Int] = []

  @Option(help: "The orientation of the device.")
  var orientation: Device.Orientation = .portrait

  @Option(help: "The part of the iPad screen that the app occupies.")
  var split: Matrix.Split = .full

  @Option(
    name: .customLong("text-size"),
    help: ArgumentHelp(
      "The Dynamic Type text size. Default: large.",
      valueName: "text-size"))
  var chosenTextSize: TextSize?

  var textSize: TextSize { chosenTextSize ?? .large }

  func validate() throws {
    let configuration = configuration
    _ = try configuration.on(releases: release)
    if !configuration.isPossible {
      throw ValidationError(
        "\(configuration.deviceName) does not support the split \(split.rawValue) in \(orientation.rawValue). "
          + "An iPhone shows an app only on the whole screen. An iPad shows an app on half of the screen only "
          + "in landscape."
      )
    }
  }

  var configuration: LayoutConfiguration {
    let name = device?.name ?? Self.usualModel(release.first)
    var configuration =
      LayoutConfiguration(device: name, orientation: orientation.rawValue)
      ?? LayoutConfiguration(Device.all[0], orientation)
    configuration.split = split.value
    configuration.textSize = textSize
    if let release = release.first { configuration.release = release }
    return configuration
  }

  /// A configuration for each of the releases.
  var configurations: [LayoutConfiguration] { (try? configuration.on(releases: release)) ?? [configuration] }

  /// For commands that lay documents out once.
  ///
  /// - Throws: `ValidationError` for several releases.
  func requireOneRelease() throws {
    if release.count > 1 {
      throw ValidationError("This command uses only one iOS version; with --release, specify one number.")
    }
  }

  /// Whether a device is described, which the canvas has of its own.
  var namesDevice: Bool { device != nil || !release.isEmpty }

  /// The device of those who name none: one that runs the release.
  private static func usualModel(_ release: Int?) -> String {
    let first = Device.standardModel
    guard let release, let known = LayoutConfiguration(device: first)?.on(release: release), !known.runs else {
      return first
    }
    return Device.checkDefaults.last { $0.idiom == .phone && $0.releases().contains(release) }?
      .displayName(release: release) ?? first
  }
}
