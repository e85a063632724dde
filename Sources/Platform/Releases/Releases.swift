/// The releases of iOS that layouts are computed for.
public enum Releases {
  /// The release that layouts are for which name none.
  public static let standard = 17
  /// The releases at which what layouts depend on changed, of those that are still in use. A release between two is as the earlier.
  public static let epochs = [15, 16, 18, 26, 27]

  /// The epoch that a release belongs to; the first one for an earlier release.
  public static func epoch(of release: Int) -> Int { epochs.last { $0 <= release } ?? epochs[0] }
}
