/// Whose safe areas and margins a host has to compute; see `LayoutHost+Insets.swift`.
struct InsetState {
  /// Views of controllers, and scroll views: their insets depend on more than their frames and are computed in every pass.
  var watched: [LayoutHost.Unowned] = []
  /// Whether something changed on which any insets may depend.
  var allAreStale = true
}
