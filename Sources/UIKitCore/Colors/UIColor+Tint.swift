extension UIColor {
  /// The tint of the view whose colors are being resolved; blue elsewhere.
  package static let tintOfView = UIColor { _ in TintOfView.present ?? .systemBlue }
}

private enum TintOfView {
  @TaskLocal static var present: UIColor?
}

extension UIView {
  /// Runs the closure while ``UIColor/tintOfView`` is the tint of the view.
  package final func resolvingTint<Result>(_ work: () throws -> Result) rethrows -> Result {
    // A view may be tinted with the tint itself, which then is that of what is around it.
    var view: UIView? = self
    var tint: UIColor = tintColor
    while tint === UIColor.tintOfView, let outer = view?.superview { (view, tint) = (outer, outer.tintColor) }
    return try TintOfView.$present.withValue(tint === UIColor.tintOfView ? nil : tint) { try work() }
  }
}
