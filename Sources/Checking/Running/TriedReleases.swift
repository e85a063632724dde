import Geometry
import Platform
import Staging

/// Which releases of iOS scenes were laid out on, screen by screen: a finding of one release alone says so.
struct TriedReleases {
  /// What a configuration has besides its release. Models with one screen count as one.
  private struct Screen: Hashable {
    let size: Size
    let idiom: Device.Idiom
    let orientation: Device.Orientation
    let textSize: TextSize
    let isRightToLeft: Bool
    let isDark: Bool
    let pseudolanguage: String?
  }

  private struct Place: Hashable {
    let scene: String
    let screen: Screen
  }

  private var releases: [Place: Set<Int>] = [:]
  private var known: [String: (screen: Screen, release: Int)] = [:]
  private var all: Set<Int> = []

  mutating func note(_ scene: String, _ configuration: LayoutConfiguration) {
    let screen = Screen(
      size: configuration.size, idiom: configuration.device.idiom, orientation: configuration.orientation,
      textSize: configuration.textSize, isRightToLeft: configuration.isRightToLeft, isDark: configuration.isDark,
      pseudolanguage: configuration.pseudolanguage?.rawValue)
    releases[Place(scene: scene, screen: screen), default: []].insert(configuration.release)
    known[configuration.name] = (screen, configuration.release)
    all.insert(configuration.release)
  }

  /// The only release among configurations of a scene, by their names; nil if there are several, or if none of their screens was laid out
  /// with another release.
  func only(_ names: [String], in scene: String) -> Int? {
    guard all.count > 1 else { return nil }
    let found = names.compactMap { known[$0] }
    guard let release = found.first?.release, found.allSatisfy({ $0.release == release }) else { return nil }
    let isCompared = found.contains { (releases[Place(scene: scene, screen: $0.screen)] ?? []).count > 1 }
    return isCompared ? release : nil
  }
}
