/// A thing of the result.
final class MergedNode {
  let identity: Int
  /// What the versions have of it.
  let base, ours, theirs: VersionNode?
  /// The side that a value is taken from as a whole; nil for what is joined.
  let whole: MergeSide?
  let name: String
  let attributes: [(name: String, value: String)]
  let children: [MergedNode]

  init(
    identity: Int, base: VersionNode?, ours: VersionNode?, theirs: VersionNode?, whole: MergeSide?, name: String,
    attributes: [(name: String, value: String)], children: [MergedNode]
  ) {
    self.identity = identity
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    self.whole = whole
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  func version(_ side: MergeSide) -> VersionNode? { side == .ours ? ours : theirs }
}
