import Foundation

/// How a layer becomes commands, from back to front: its shadow, its background, then within the clip of `masksToBounds`
/// its contents, the shape of its class and its sublayers, and its border in front of all of them.
extension CALayer {
  /// Records the layer and the layers below it in the context, in the layer's own coordinates: its place in its superlayer and
  /// its transform do not count.
  ///
  /// Values are those of the model, without animations. Layers that need it are laid out and displayed first. A hidden layer
  /// and one without opacity leave no mark.
  public func render(in ctx: CGContext) {
    guard isVisible else { return }
    ctx.saveGState()
    let needsLayer = ctx.composition != RecordedDrawing.Composition()
    if needsLayer { ctx.beginTransparencyLayer(auxiliaryInfo: nil) }
    compose(in: ctx)
    if needsLayer { ctx.endTransparencyLayer() }
    ctx.restoreGState()
  }

  private var isVisible: Bool { !isHidden && opacity > 0 }

  /// Records the layer in the coordinates of its superlayer.
  func renderInSuperlayer(_ context: CGContext) {
    guard isVisible else { return }
    context.saveGState()
    context.concatenate(transformToSuperlayer)
    compose(in: context)
    context.restoreGState()
  }

  /// The anchor point goes to the origin, is transformed about, and goes to the position.
  var transformToSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    guard !affineTransform().isIdentity else {
      return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  private func compose(in context: CGContext) {
    layoutIfNeeded()
    // Nothing can be drawn in bounds without an area; the layer waits until it has one.
    if bounds.width > 0, bounds.height > 0 { displayIfNeeded() }
    (delegate as? any LayerTreeOwner)?.prepareSublayers()
    var composition = RecordedDrawing.Composition()
    composition.alpha = CGFloat(min(opacity, 1))
    composition.shadow = shadow
    let isGroup = composition != RecordedDrawing.Composition() || mask != nil
    if isGroup {
      context.state.composition = composition
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    if let mask {
      let maskContext = CGContext()
      mask.renderInSuperlayer(maskContext)
      context.record(.mask(maskContext.drawing))
    }
    paint(in: context)
    if isGroup { context.endTransparencyLayer() }
  }

  private var shadow: RecordedDrawing.Shadow? {
    guard shadowOpacity > 0, !masksToBounds, var color = shadowColor else { return nil }
    color.alpha *= CGFloat(min(shadowOpacity, 1))
    return RecordedDrawing.Shadow(
      offset: shadowOffset, blur: shadowRadius, color: color, path: shadowPath?.elements)
  }

  private func paint(in context: CGContext) {
    let plain = RecordedDrawing.Composition()
    if let backgroundColor, backgroundColor.alpha > 0 {
      context.record(.fill(outline(), .winding, backgroundColor, plain))
    }
    let clips = masksToBounds && (contents != nil || hasShape || !children.isEmpty)
    if clips {
      context.saveGState()
      context.clip(outline(), .winding)
    }
    paintContents(in: context)
    paintShape(in: context)
    if !children.isEmpty { paintSublayers(in: context) }
    if clips { context.restoreGState() }
    guard borderWidth > 0 else { return }
    var line = RecordedDrawing.Line()
    line.width = borderWidth
    context.record(.stroke(outline(inset: borderWidth / 2), line, borderColor ?? .black, plain))
  }

  func paintContents(in context: CGContext) {
    if let image = contents as? CGImage {
      let scale = contentsScale > 0 ? contentsScale : 1
      let size = CGSize(width: image.pixelSize.width / scale, height: image.pixelSize.height / scale)
      let place = contentsGravity.contentRect(for: size, in: bounds)
      context.record(.image(image.recorded, in: place, RecordedDrawing.Composition()))
    } else if let backing = contents as? LayerBacking, backing.bounds.width > 0, backing.bounds.height > 0 {
      backing.record(in: contentsGravity.contentRect(for: backing.bounds.size, in: bounds), of: context)
    }
  }

  /// The bounds, smaller by an inset on each side, with the round corners.
  func outline(inset: CGFloat = 0) -> [CGPath.Element] {
    let rect = bounds.insetBy(dx: inset, dy: inset)
    guard !rect.isNull else { return [] }
    let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2) - inset
    return .roundedRect(
      rect, radii: CGSize(width: radius, height: radius), corners: Corners(rawValue: Int(maskedCorners.rawValue)))
  }
}

extension LayerBacking {
  /// Records the drawing, placed in a rectangle and cut at the bounds it was drawn for.
  fileprivate func record(in place: CGRect, of context: CGContext) {
    let isolated = drawing.changesWhatIsBehind
    context.saveGState()
    if place != bounds {
      let (x, y) = (place.width / bounds.width, place.height / bounds.height)
      context.concatenate(CGAffineTransform(x, 0, 0, y, place.minX - bounds.minX * x, place.minY - bounds.minY * y))
    }
    context.clip(CGPath(rect: bounds).elements, .winding)
    if isolated { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    context.record(drawing)
    if isolated { context.endTransparencyLayer() }
    context.restoreGState()
  }
}

extension RecordedDrawing {
  /// Whether a command does more than to cover what is behind it. Contents are drawn on a plane of their own, so that
  /// clearing them does not clear the background.
  fileprivate var changesWhatIsBehind: Bool {
    commands.contains { command in
      switch command {
      case .clear: true
      case .fill(_, _, _, let composition), .stroke(_, _, _, let composition), .gradient(_, _, _, let composition),
        .image(_, _, let composition), .text(_, let composition), .beginLayer(let composition):
        composition.blendMode != .normal
      default: false
      }
    }
  }
}

extension [CALayer] {
  /// By z position; equal ones keep their order.
  var backToFront: [CALayer] {
    guard contains(where: { $0.zPosition != 0 }) else { return self }
    return enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }.map(\.element)
  }
}
