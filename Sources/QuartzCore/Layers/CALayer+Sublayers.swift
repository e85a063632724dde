/// The tree of layers. The layers of subviews are in it, in the order of the views.
extension CALayer {
  /// Adds the layer in front of the others, after removing it from where it was.
  public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(children.count)) }

  /// Adds the layer behind the one that is at the index now; the rearmost one has the index 0. Too large an index is the front.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(Int(idx), children.count))
    layer.parent = self
  }

  /// Adds the layer behind a sibling; in front of all if that is none of them.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(children.firstIndex { $0 === sibling } ?? children.count))
  }

  /// Adds the layer in front of a sibling, or of all if that is none of them.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count))
  }

  /// Does nothing to a layer without a superlayer.
  public func removeFromSuperlayer() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

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
