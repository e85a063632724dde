/// What a layout pass has to do for a view.
struct LayoutNeeds: OptionSet {
  let rawValue: UInt8

  /// Call `layoutSubviews`.
  static let layout = LayoutNeeds(rawValue: 1)
  /// Call `updateConstraints`.
  static let constraints = LayoutNeeds(rawValue: 2)
  /// Compute the safe area and the margins anew.
  static let insets = LayoutNeeds(rawValue: 4)
  /// Tell the hosts that are kept for fitting sizes what the view says now.
  static let fitting = LayoutNeeds(rawValue: 8)
  /// Visit the view to update properties, its own or those of its controller, as the next two say.
  static let properties = LayoutNeeds(rawValue: 16)
  /// Call `updateProperties` of the view.
  static let ownProperties = LayoutNeeds(rawValue: 32)
  /// Call `updateProperties` of the view's controller.
  static let controllerProperties = LayoutNeeds(rawValue: 64)
  static let all: LayoutNeeds = [
    .layout, .constraints, .insets, .properties, .ownProperties, .controllerProperties,
  ]
}

/// A pass visits the views that need something and those on the way to them: every superview of a view with a need has it in
/// `needsBelow`.
extension UIView {
  func mark(_ need: LayoutNeeds) {
    guard !layoutState.needs.contains(need) else { return }
    layoutState.needs.formUnion(need)
    superview?.markBelow(need)
  }

  /// Has the superviews know what a view below them needs.
  func markBelow(_ need: LayoutNeeds) {
    var view: UIView? = self
    while let present = view, !present.layoutState.needsBelow.isSuperset(of: need) {
      present.layoutState.needsBelow.formUnion(need)
      view = present.superview
    }
  }

  /// Calls a function for every subview that needs something or has such a view below, after which the need below is over, but for
  /// what is left in a subview.
  func visitSubviews(inNeedOf need: LayoutNeeds, _ visit: (UIView) -> Void) {
    guard layoutState.needsBelow.contains(need) else { return }
    layoutState.needsBelow.subtract(need)
    var isLeft = false
    for subview in ownSubviews
    where subview.layoutState.needs.contains(need) || subview.layoutState.needsBelow.contains(need) {
      visit(subview)
      if subview.layoutState.needs.contains(need) || subview.layoutState.needsBelow.contains(need),
        subview.superview === self
      {
        isLeft = true
      }
    }
    if isLeft { markBelow(need) }
  }

  /// Called when something was set that decides the view's margins.
  func insetsAreStale() {
    guard let layoutHost else { return }
    mark(.insets)
    layoutHost.passState.layoutIsPending = true
  }

  /// Whether the view has yet to lay out its subviews or to update its constraints.
  var isUnsettled: Bool { !layoutState.needs.isDisjoint(with: [.layout, .constraints]) }
}
