import AutoLayout

/// What a host keeps for fitting sizes; see `LayoutHost+Fitting.swift`.
struct FittingState {
  /// What is known of each view, in a host that only computes a fitting size: otherwise the views have their entries.
  var entries: [ObjectIdentifier: LayoutHost.Entry] = [:]
  /// The constraints that ask for a width and a height, in such a host.
  var askedSizes: [ConstraintHandle] = []
  /// The size and the traits of the view for which it asked last.
  var askedSize = CGSize.zero
  var askedTraits: UITraitCollection?
  /// Whether a view of the tree may keep a host for its fitting size.
  var keepsFittings = false
}
