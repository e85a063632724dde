import ArgumentParser
import Platform
import Staging

/// A release of iOS by its number.
enum ReleaseOption {
  /// Reads `26`, or `15.2` as 15: what layouts depend on does not change within a number.
  ///
  /// - Throws: `ValidationError` with what can be written.
  static func one(_ argument: String) throws -> Int {
    guard let release = Device.Release(argument)?.major, release >= Releases.first else {
      throw ValidationError(
        "\"\(argument)\" is not an iOS version; use a number such as "
          + "\(Releases.offered.last ?? Releases.standard), not less than \(Releases.first)."
      )
    }
    return release
  }

  /// Reads one or several with commas between them; each counts once.
  ///
  /// - Throws: `ValidationError` with what can be written.
  static func several(_ argument: String) throws -> [Int] {
    var releases: [Int] = []
    for release in try argument.wordsBetweenCommas.map(one) where !releases.contains(release) {
      releases.append(release)
    }
    guard !releases.isEmpty else { throw ValidationError("--release needs at least one number.") }
    return releases
  }

  static let help = ArgumentHelp(
    "The iOS version, such as 26. Default: \(Releases.standard), or the nearest version that the device runs.",
    valueName: "number")
  static let helpForSeveral = ArgumentHelp(
    "The iOS versions, separated by commas, such as 18,26. Default: \(Releases.standard), or the nearest version that the device runs.",
    valueName: "numbers")
}

extension LayoutConfiguration {
  /// The same with each of the releases, or as it is if there are none. If there are several, each names its release.
  ///
  /// - Throws: `ValidationError` that says what the device runs if it does not run one of them.
  func on(releases: [Int]) throws -> [LayoutConfiguration] {
    if releases.isEmpty { return [self] }
    return try releases.map { release in
      let configuration = on(release: release)
      guard configuration.runs else {
        throw ValidationError("\(configuration.deviceName) cannot run \(configuration.releaseName): \(releaseWords).")
      }
      return configuration
    }.namingReleases
  }
}
