/// A size class of one axis.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  case compact
  case regular
  /// "Any": only what the document says for all sizes applies.
  case unspecified
}

/// The size classes a document is to be resolved for.
public struct SizeClasses: Hashable, Sendable {
  public var horizontal: SizeClass
  public var vertical: SizeClass

  public init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
