/// Lengths that only Interface Builder's canvas knows, in points; none for a view on a device.
struct CanvasState: Equatable {
  /// Those that Interface Builder was told to assume instead of the view's own.
  var placeholderWidth: CGFloat?
  var placeholderHeight: CGFloat?
  /// Those that a view without content was drawn with. They hold on the canvas only, and settle nothing there: see
  /// `CanvasVerdict.swift`.
  var designTimeWidth: CGFloat?
  var designTimeHeight: CGFloat?
  /// Whether a `fillProportionally` stack view counts the view with its own size: the placeholder is what the distribution gave it.
  var countsInProportionByContent = false

  /// What the layout assumes, be it settled or not.
  var width: CGFloat? { placeholderWidth ?? designTimeWidth }
  var height: CGFloat? { placeholderHeight ?? designTimeHeight }
}
