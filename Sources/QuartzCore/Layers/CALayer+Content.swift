extension CALayer {
  /// Records what the layer shows between its background and its border, without some of its sublayers, in its own coordinates. The layer
  /// is laid out first, if it needs that. Nothing is cut at its bounds.
  ///
  /// - Parameter showsContents: whether its contents count, which are displayed first, and not only its class and its sublayers.
  package func renderContent(in context: CGContext, showsContents: Bool, without left: Set<ObjectIdentifier>) {
    layoutIfNeeded()
    if showsContents {
      if bounds.width > 0, bounds.height > 0 { displayIfNeeded() }
      paintContents(in: context)
    }
    paintShape(in: context)
    guard !left.isEmpty || self is CAReplicatorLayer == false else { return paintSublayers(in: context) }
    for layer in children.backToFront where !left.contains(ObjectIdentifier(layer)) {
      layer.renderInSuperlayer(context)
    }
  }

  /// Whether the layer is of a class that shows something of its own, or has sublayers besides so many.
  package func showsMore(than sublayers: Int) -> Bool { hasShape || children.count > sublayers }
}
