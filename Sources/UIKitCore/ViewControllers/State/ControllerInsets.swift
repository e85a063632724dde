/// Under which bars the view of a controller extends, and what is added to its safe area and margins. The properties of
/// `UIViewController` describe the values.
struct ControllerInsets {
  var extendedEdges = UIRectEdge.all
  var includesOpaqueBars = false
  var adjustsScrollViews = true
  /// Points.
  var additionalSafeArea = UIEdgeInsets.zero
  var respectsSystemMinimum = true
}
