/// One of the two versions that a merge joins.
package enum MergeSide: String, Hashable, Sendable, CaseIterable {
  /// The version of the branch that is merged into.
  case ours
  /// The version of the branch that is merged.
  case theirs

  /// The other version.
  package var other: MergeSide { self == .ours ? .theirs : .ours }
}
