import Foundation

extension UIColor {
  /// The tint of the view whose colours are being resolved; blue elsewhere.
  package static let tintOfView = UIColor { _ in
    // Views are shown on the main thread alone.
    Thread.isMainThread ? TintOfView.present ?? .systemBlue : .systemBlue
  }
}

private enum TintOfView {
  /// Read and written on the main thread only.
  nonisolated(unsafe) static var present: UIColor?
}

extension UIView {
  /// Runs the closure while ``UIColor/tintOfView`` is the tint of the view.
  package final func resolvingTint<Result>(_ work: () throws -> Result) rethrows -> Result {
    let outer = TintOfView.present
    defer { TintOfView.present = outer }
    // A view may be tinted with the tint itself.
    let tint: UIColor = tintColor
    TintOfView.present = tint === UIColor.tintOfView ? superview?.givenTintColor : tint
    if TintOfView.present === UIColor.tintOfView { TintOfView.present = nil }
    return try work()
  }
}
