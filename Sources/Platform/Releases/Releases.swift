/// The releases of iOS that layouts are computed for.
public enum Releases {
  /// The release that layouts are for which name none.
  public static let standard = 26
  /// The oldest release that a layout can be asked for: the first one with safe areas.
  public static let first = 11
  /// The releases that people choose from, the oldest first.
  public static let offered = [15, 16, 17, 18, 26, 27]
  /// The releases at which what layouts depend on changed, of those that are still in use. A release between two is as the earlier.
  public static let epochs = [15, 16, 18, 26, 27]

  /// The epoch that a release belongs to; the first one for an earlier release.
  public static func epoch(of release: Int) -> Int { epochs.last { $0 <= release } ?? epochs[0] }

  /// The releases that an app is laid out on by default, the oldest first: the look of its oldest one, the last one before the design of
  /// iOS 26, and that design.
  ///
  /// - Parameter target: The deployment target; nil is an app of which it is not known.
  public static func checked(forTarget target: Int?) -> [Int] {
    guard let target else { return [lastBeforeGlass, glass] }
    if target >= glass { return [epoch(of: target)] }
    // Between the epochs of 16 and 18 little but the bars of some phones changed, which 18 has, too.
    let oldest = epoch(of: target)
    return oldest < 16 ? [oldest, lastBeforeGlass, glass] : [lastBeforeGlass, glass]
  }

  /// The last release with the design of iOS 7 to 18.
  public static let lastBeforeGlass = 18
  /// The first release with the design that followed.
  public static let glass = 26

  /// Whether an iPhone is compact in width however it is held, as apps see it that are built with the SDK of the release. An iPhone that
  /// is regular upright, the open Duo, stays so.
  ///
  /// Source: Apple's developer forum, thread 836088, and two reports (DEVIATIONS.md, 281).
  static let phonesAreAlwaysCompact = ByRelease(false, [27: true])
}
