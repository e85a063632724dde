import Geometry

/// The alignments of a format's options, by their names in `NSLayoutConstraint.FormatOptions`.
package enum FormatAlignments {
  /// The axis that each is an edge of, along which a format must not run.
  package static let axes: [String: Axis] = [
    "alignAllLeft": .horizontal, "alignAllRight": .horizontal, "alignAllLeading": .horizontal,
    "alignAllTrailing": .horizontal,
    "alignAllCenterX": .horizontal, "alignAllTop": .vertical, "alignAllBottom": .vertical, "alignAllCenterY": .vertical,
    "alignAllLastBaseline": .vertical, "alignAllFirstBaseline": .vertical,
  ]
}
