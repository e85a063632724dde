/// Traits that a view or a controller has of its own, and who wants to hear of changes.
struct TraitState {
  /// Nil where none were ever asked for.
  var overrides: UITraitOverrides?
  var registrations: [TraitRegistration] = []
  /// Limits of the text size; nil for none.
  var leastTextSize: UIContentSizeCategory?
  var greatestTextSize: UIContentSizeCategory?
}
