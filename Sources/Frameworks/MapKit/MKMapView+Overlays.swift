import UIKit

extension MKMapView {
  /// What covers parts of the map: over roads first, then over names.
  public var overlays: [any MKOverlay] { state.covering.map(\.overlay) }
  /// What covers parts of the map at one level.
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    state.covering.filter { $0.level == level }.map(\.overlay)
  }
  /// Adds an overlay over names, for which the delegate gives a renderer.
  public func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
  /// Adds an overlay over roads or over names, in front of the others of the level.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    insert(overlay, at: state.covering.filter { $0.level == level }.count, level)
  }
  /// Adds overlays over names.
  public func addOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { addOverlay(overlay) } }
  /// Adds overlays over roads or over names.
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    for overlay in overlays { addOverlay(overlay, level: level) }
  }
  /// Adds an overlay among those of a level.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    insert(overlay, at: index, level)
  }
  /// Adds an overlay among those over names.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) { insert(overlay, at: index, .aboveLabels) }
  /// Adds an overlay in front of another one, at its level.
  public func insertOverlay(_ overlay: any MKOverlay, aboveOverlay sibling: any MKOverlay) {
    guard let place = place(of: sibling) else { return addOverlay(overlay) }
    insert(overlay, at: place.index + 1, place.level)
  }
  /// Adds an overlay behind another one, at its level.
  public func insertOverlay(_ overlay: any MKOverlay, belowOverlay sibling: any MKOverlay) {
    guard let place = place(of: sibling) else { return addOverlay(overlay) }
    insert(overlay, at: place.index, place.level)
  }
  /// Puts each of two overlays where the other one is.
  public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    let all = state.covering
    guard let first = all.firstIndex(where: { $0.overlay === overlay1 }),
      let second = all.firstIndex(where: { $0.overlay === overlay2 })
    else { return }
    let (a, b) = (all[first], all[second])
    state.covering[first] = MapCovering(overlay: b.overlay, level: a.level, renderer: b.renderer)
    state.covering[second] = MapCovering(overlay: a.overlay, level: b.level, renderer: a.renderer)
    state.canvas?.setNeedsRender()
  }
  /// Removes an overlay.
  public func removeOverlay(_ overlay: any MKOverlay) {
    state.covering.removeAll { $0.overlay === overlay }
    state.canvas?.setNeedsRender()
  }
  /// Removes overlays.
  public func removeOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { removeOverlay(overlay) } }
  /// What draws an overlay; nil for one that is not on the map.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    state.covering.first { $0.overlay === overlay }?.renderer
  }

  private func place(of overlay: any MKOverlay) -> (index: Int, level: MKOverlayLevel)? {
    guard let level = state.covering.first(where: { $0.overlay === overlay })?.level,
      let index = overlays(in: level).firstIndex(where: { $0 === overlay })
    else { return nil }
    return (index, level)
  }

  private func insert(_ overlay: any MKOverlay, at index: Int, _ level: MKOverlayLevel) {
    guard !state.covering.contains(where: { $0.overlay === overlay }) else { return }
    let renderer = delegate?.mapView(self, rendererFor: overlay)
    let before = level == .aboveRoads ? 0 : state.covering.filter { $0.level == .aboveRoads }.count
    let count = state.covering.filter { $0.level == level }.count
    state.covering.insert(
      MapCovering(overlay: overlay, level: level, renderer: renderer), at: before + min(max(0, index), count))
    let canvas = state.canvas ?? MapDrawing { [weak self] in self?.drawOverlays(in: $0) }
    if state.canvas == nil {
      state.canvas = canvas
      canvas.frame = bounds
      insertSubview(canvas, at: 0)
    }
    renderer?.canvas = canvas
    canvas.setNeedsRender()
    if let renderer { delegate?.mapView(self, didAdd: [renderer]) }
  }
}

extension MKMapView {
  /// Draws the overlays, under the annotations.
  func drawOverlays(in bounds: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return }
    let visible = visibleMapRect
    guard visible.width > 0 else { return }
    let scale = bounds.width / visible.width
    for covering in state.covering {
      guard let renderer = covering.renderer, covering.overlay.intersects(visible),
        renderer.canDraw(visible, zoomScale: scale)
      else { continue }
      let origin = covering.overlay.boundingMapRect.origin
      context.saveGState()
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: origin.x - visible.minX, y: origin.y - visible.minY)
      context.setAlpha(renderer.alpha)
      context.setBlendMode(renderer.blendMode)
      renderer.draw(visible, zoomScale: scale, in: context)
      context.restoreGState()
    }
  }
}
