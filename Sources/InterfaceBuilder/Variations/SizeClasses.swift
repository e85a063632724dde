/// A size class of one axis.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  /// Little room, such as the width of an upright phone.
  case compact
  /// Much room, such as both axes of an iPad.
  case regular
  /// "Any": only what the document says for all sizes applies.
  case unspecified
}

/// The size classes a document is to be resolved for.
public struct SizeClasses: Hashable, Sendable {
  /// That of the width.
  public var horizontal: SizeClass
  /// That of the height.
  public var vertical: SizeClass

  /// Size classes of any pair of axes, also pairs that no device has.
  public init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
