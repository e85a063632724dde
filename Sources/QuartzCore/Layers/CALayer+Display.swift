import Foundation

/// What was drawn for a layer, and the bounds it was drawn in; the layer may have others by now.
final class LayerBacking {
  let drawing: RecordedDrawing
  let bounds: CGRect

  init(_ drawing: RecordedDrawing, in bounds: CGRect) {
    self.drawing = drawing
    self.bounds = bounds
  }
}

extension CALayer {
  /// Notes that the delegate has no `display(_:)` of its own.
  package func leaveDisplayToDrawing() { isLeftToDraw = true }

  func sizeDidChange() {
    isLayoutNeeded = true
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  func provideContents() {
    isDisplayNeeded = false
    isLeftToDraw = delegate == nil
    delegate?.display(self)
    guard isLeftToDraw else { return }
    delegate?.layerWillDraw(self)
    let context = CGContext()
    context.state.visible = bounds
    draw(in: context)
    let drawing = context.drawing
    if !drawing.isEmpty {
      contents = LayerBacking(drawing, in: bounds)
    } else if contents is LayerBacking {
      contents = nil
    }
  }
}
