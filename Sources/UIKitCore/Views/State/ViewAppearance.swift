/// What a view looks like, beside what its layer and ``ViewExtras`` know. The properties of `UIView` describe the values.
struct ViewAppearance {
  var backgroundColor: UIColor?
  var alpha: CGFloat = 1
  var isHidden = false
  var isOpaque = true
  var clearsContextBeforeDrawing = true
  var contentMode = UIView.ContentMode.scaleToFill
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// Whether the layer knows its view, which it need not while nobody draws; see `UIView+Drawing.swift`.
  var isLayerConnected = false
}
