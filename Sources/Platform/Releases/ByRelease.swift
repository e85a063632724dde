/// A fact that differs by release of iOS: rows, each with the release from which it holds.
///
/// The row of a release is the last one up to it, so a release between two rows has that of the earlier, and one before the first row the
/// first. A new release of iOS is a row more, where something changed.
public struct ByRelease<Value: Sendable>: Sendable {
  private let first: Value
  /// By release, the last first: nearly all layouts are for new releases.
  private let later: [(release: Int, value: Value)]

  /// What held at first, and what from later releases on, by their numbers.
  public init(_ first: Value, _ later: [Int: Value]) {
    self.first = first
    self.later = later.map { (release: $0.key, value: $0.value) }.sorted { $0.release > $1.release }
  }

  /// The value in a release, such as 17; complexity: linear in the number of rows, of which there are few.
  public subscript(release: Int) -> Value {
    for row in later where row.release <= release { return row.value }
    return first
  }

  /// The value in the release of a profile.
  public subscript(profile: Profile) -> Value { self[profile.release] }

  /// The releases in which the value changed, the first first.
  public var changes: [Int] { later.map(\.release).reversed() }
}
