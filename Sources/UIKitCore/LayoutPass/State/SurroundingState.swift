/// What a host has taken in of what layouts depend on besides their views; see `Surroundings.swift`.
@MainActor
struct SurroundingState {
  /// The version of the surroundings at the last layout.
  var version = Surroundings.version
  /// Roots of nibs with variations that joined since the last pass.
  var newVariations: [LayoutHost.Unowned] = []
  /// Views that place something by the keyboard, and lay out whenever the surroundings are others.
  var followers: [LayoutHost.Unowned] = []
  /// Changes of size classes that the current pass takes in, and arrivals of children.
  var transitions: [TransitionCoordinator] = []
}
