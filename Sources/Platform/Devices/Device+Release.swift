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
}
