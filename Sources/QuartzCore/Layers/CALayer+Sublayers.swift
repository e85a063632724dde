/// The tree of layers. The layers of subviews are in it, in the order of the views.
extension CALayer {
  /// The layer that this one was added to; for the layer of a view that of its superview.
  public var superlayer: CALayer? { parent }

  /// From the rearmost to the one in front; nil if there are none.
  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Exchanges the places of two sublayers.
  package func exchange(_ first: CALayer, _ second: CALayer) {
    guard let one = children.firstIndex(where: { $0 === first }),
      let other = children.firstIndex(where: { $0 === second })
    else { return }
    children.swapAt(one, other)
  }
}
