/// Traits that a controller has of its own, and who wants to hear of changes.
struct ControllerTraits {
  var overrides = UITraitOverrides()
  /// What the parent set with `setOverrideTraitCollection(_:forChild:)`.
  var parentsOverride: UITraitCollection?
  var registrations: [TraitRegistration] = []
}
