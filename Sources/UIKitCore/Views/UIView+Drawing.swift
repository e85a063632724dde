import QuartzCore

// When views are drawn. Layouts draw nothing: a view's layer notes what needs a display, and that is made up when
// somebody asks for what the view shows. Until somebody reads its `layer`, the layer does not even know the view.

extension UIView: @preconcurrency CALayerDelegate {}

extension UIView: @preconcurrency LayerTreeOwner {
  package func prepareSublayers() {
    for view in subviews where !view.ownAppearance.isLayerConnected { view.connectLayer() }
  }
}

extension UIView {
  /// Lays out the tree, has the views draw that need it, and returns what the view and everything below it show, in the
  /// coordinates of the view's bounds. Nothing of a hidden view, as windows are at first. Not Apple's.
  ///
  /// Labels draw their text and image views their image; other controls show only what their layers do (DEVIATIONS.md,
  /// 163). Animated views are where they will be.
  public func recordedDrawing() -> RecordedDrawing {
    layoutIfNeeded()
    let context = CGContext()
    layer.render(in: context)
    return context.drawing
  }

  /// What layers of the view's own show between its background and its border, without its subviews; nil for nothing.
  ///
  /// - Parameter drawsItself: whether the view is asked to draw, as one of the program's classes has to be.
  package func ownDrawing(drawsItself: Bool) -> RecordedDrawing? {
    guard drawsItself || ownLayer.showsMore(than: subviews.count) else { return nil }
    if drawsItself, !ownAppearance.isLayerConnected { connectLayer() }
    let context = CGContext()
    ownLayer.renderContent(
      in: context, showsContents: drawsItself, without: Set(subviews.map { ObjectIdentifier($0.ownLayer) }))
    return context.drawing.isEmpty ? nil : context.drawing
  }

  /// Records in the current context what ``recordedDrawing()`` returns, scaled from the bounds to the rectangle. False
  /// outside of drawing and for bounds without an area.
  /// - Parameter afterUpdates: Whether the tree is laid out first.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    if afterUpdates { layoutIfNeeded() }
    let (x, y) = (rect.width / bounds.width, rect.height / bounds.height)
    context.saveGState()
    context.concatenate(CGAffineTransform(x, 0, 0, y, rect.minX - bounds.minX * x, rect.minY - bounds.minY * y))
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  func connectLayer() {
    ownAppearance.isLayerConnected = true
    ownLayer.delegate = self
    ownLayer.contentsScale = contentScaleFactor
    if redrawsWhenResized { ownLayer.needsDisplayOnBoundsChange = true }
    ownLayer.setNeedsDisplay()
  }

  func drawContent(in context: CGContext) {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    resolvingTint { traitCollection.performAsCurrent { draw(bounds) } }
  }
}
