/// A size class of one axis.
package enum SizeClass: String, Hashable, Sendable, CaseIterable {
  /// Little room, such as the width of an upright phone.
  case compact
  /// Much room, such as both axes of an iPad.
  case regular
  /// "Any": only the values that the document gives for all sizes apply.
  case unspecified
}

/// The size classes a document is to be resolved for.
package struct SizeClasses: Hashable, Sendable {
  /// The size class of the width.
  package var horizontal: SizeClass
  /// The size class of the height.
  package var vertical: SizeClass

  /// Size classes of any pair of axes, also pairs that no device has.
  package init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
