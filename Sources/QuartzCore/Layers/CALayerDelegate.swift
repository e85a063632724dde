import Foundation

/// What provides a layer's content and places its sublayers. Every function may be left out.
public protocol CALayerDelegate: AnyObject {
  /// Provides the content by setting the layer's `contents`. A delegate with this function is not asked to draw.
  func display(_ layer: CALayer)
  /// Draws the content in the coordinates of the layer's bounds.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before ``draw(_:in:)``.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// What happens when a value of the layer changes; nil leaves it to the layer, `NSNull` is nothing. Only
  /// ``CALayer/action(forKey:)`` asks: layers animate nothing by themselves here.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Leaves the content to ``draw(_:in:)``.
  public func display(_ layer: CALayer) { layer.leaveDisplayToDrawing() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}
  /// Leaves it to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A delegate whose layer has sublayers that need to be made ready before they are drawn: a view.
package protocol LayerTreeOwner: AnyObject {
  /// Called before the layer's sublayers are drawn.
  func prepareSublayers()
}
