/// What a format decides in a merge, beside the traits of its things.
protocol MergeRules {
  /// Whether an attribute follows from the rest.
  func isDerived(_ attribute: String, of node: VersionNode) -> Bool

  /// The value of an attribute that both sides changed to different ones; nil if a person must decide.
  func value(
    of attribute: String, in node: VersionNode, base: String?, ours: String?, theirs: String?
  ) -> MergedValue?

  /// The side that has the value that both sides changed to different ones; nil if a person must decide.
  func side(of ours: VersionNode, _ theirs: VersionNode, base: VersionNode?) -> MergeSide?

  /// Whether an attribute holds the id of another object.
  func refersToObject(_ attribute: String, value: String) -> Bool

  /// Whether an attribute may hold the name of something that exists as long as it is used.
  func mayUse(_ attribute: String) -> Bool

  /// The side whose derived values are taken where both sides changed them.
  var derivedSide: MergeSide { get }

  /// Whether two values that are not the same mean the same, as two connections of one outlet to one object.
  func isSame(_ ours: VersionNode, _ theirs: VersionNode) -> Bool
}

extension MergeRules {
  func side(of ours: VersionNode, _ theirs: VersionNode, base: VersionNode?) -> MergeSide? { nil }
}

/// The value that an attribute has in the result.
enum MergedValue {
  case absent
  case value(String)

  init(_ value: String?) { self = value.map { .value($0) } ?? .absent }

  var text: String? {
    if case .value(let text) = self { return text }
    return nil
  }
}
