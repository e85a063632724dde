/// What a layout pass has to do for a view, and how far it is with it.
struct LayoutState {
  /// For the view itself; see `UIView+Needs.swift`.
  var needs = LayoutNeeds.all
  /// For views below it.
  var needsBelow = LayoutNeeds()
  /// Whether the current calls of `updateConstraints` and `layoutSubviews` have reached `UIView`, which shows that
  /// overrides call super; see `LayoutHost+Complaints.swift`.
  var didReachBaseUpdate = false
  var didReachBaseLayout = false
  var isLayingOut = false
  /// Which way leading and trailing edges are forced.
  var semanticContent = UISemanticContentAttribute.unspecified
}
