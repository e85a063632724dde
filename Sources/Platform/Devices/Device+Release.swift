extension Device {
  /// A release of iOS or iPadOS, such as 15 or 12.4.
  public struct Release: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The number before the point.
    public var major: Int
    /// The number after the point; 0 without one.
    public var minor: Int

    /// - Parameter minor: 0 unless given.
    public init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    /// Reads `15`, `15.2` or `15.2.1`; nil for anything else.
    public init?(_ text: String) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...3).contains(parts.count), !parts.contains(nil), let major = parts[0], (1...999).contains(major) else {
        return nil
      }
      self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }

    /// By number, the older first.
    public static func < (left: Release, right: Release) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }

    /// `15`, or `12.4`.
    public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
  }

  /// Whether some release from the given one on runs on a model with this screen.
  public func runs(atLeast release: Release) -> Bool {
    names.contains { lastReleases[$0].map { $0 >= release.major } ?? true }
  }

  /// The numbers of the releases that a model with this screen runs, from the one that it was sold with to its last one. New releases, of
  /// which nothing is known yet, count as well where nothing says that they do not run.
  ///
  /// - Parameter model: As Apple writes it; nil is every model with the screen.
  public func releases(of model: String? = nil) -> ClosedRange<Int> {
    let models = model.map { [$0] } ?? names
    let first = models.map { firstReleases[$0]?.major ?? Releases.first }.min() ?? Releases.first
    let last = models.map { lastReleases[$0] ?? Int.max }.max() ?? Int.max
    return min(first, last)...last
  }

  /// The release of a layout that names none: ``Releases/standard``, or the nearest one that the model runs.
  public func usualRelease(of model: String? = nil) -> Int { release(nearestTo: Releases.standard, of: model) }

  /// The release, or the nearest one that the model runs; nil is every model with the screen. ``Releases/first`` for models that run
  /// earlier ones only.
  public func release(nearestTo release: Int, of model: String? = nil) -> Int {
    let range = releases(of: model)
    return max(min(max(release, range.lowerBound), range.upperBound), Releases.first)
  }

  /// The newest model with this screen that runs a release, else the newest of all: what reports call the device.
  public func displayName(release: Int) -> String {
    let models = names.filter { !$0.hasPrefix("iPod") }
    return models.last { releases(of: $0).contains(release) } ?? models.last ?? id
  }

  /// `iOS 12 to 18`, `iOS 26 and later`: what a model runs, and what every model with the screen does for nil.
  public func releaseWords(of model: String? = nil) -> String {
    let models = model.map { [$0] } ?? names
    let first = models.compactMap { firstReleases[$0] }.min() ?? Release(Releases.first)
    let system = idiom == .pad ? "iPadOS" : "iOS"
    let last = releases(of: model).upperBound
    if last == Int.max { return "\(system) \(first) and later" }
    return last == first.major ? "\(system) \(first)" : "\(system) \(first) to \(last)"
  }
}

extension Device.Release: ExpressibleByIntegerLiteral {
  /// The first release with that number.
  public init(integerLiteral major: Int) { self.init(major) }
}
