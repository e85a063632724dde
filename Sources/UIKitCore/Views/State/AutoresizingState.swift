/// How the frame of a view follows its superview, and those of its subviews follow it.
struct AutoresizingState {
  /// Whether frame and mask become constraints.
  var translatesMask = true
  var mask: UIView.AutoresizingMask = []
  /// Whether the masks of the subviews count.
  var resizesSubviews = true
  /// The size that the superview had when the frame was set, if its present size is another one.
  var reference: CGSize?
}
