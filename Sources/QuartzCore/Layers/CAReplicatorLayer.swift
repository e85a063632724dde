import Foundation

/// A layer that draws its sublayers several times, each time transformed once more.
open class CAReplicatorLayer: CALayer {
  /// How often the sublayers are drawn; 1 by default. No more than 10,000 are.
  open var instanceCount = 1
  /// Seconds by which the animations of one are behind those of the one before; stored without effect: all are drawn at one moment. 0 by
  /// default.
  open var instanceDelay: CFTimeInterval = 0 {
    didSet { if instanceDelay != 0 { LayerLog.noteWithoutEffect("CAReplicatorLayer.instanceDelay") } }
  }
  /// From one to the next, about the middle of the bounds; the identity by default. The parts in the plane count.
  open var instanceTransform = CATransform3DIdentity
  /// Stored without effect; false by default.
  open var preservesDepth = false {
    didSet { if preservesDepth { EffectLog.noteWithoutEffect("CAReplicatorLayer.preservesDepth") } }
  }
  /// The color of the first is multiplied by it; no effect here, which the log says once. Nil, the default, is white.
  open var instanceColor: CGColor? { didSet { LayerLog.noteWithoutEffect("CAReplicatorLayer.instanceColor") } }
  /// What is added to the red of each; no effect here, which the log says once.
  open var instanceRedOffset: Float = 0 { didSet { note(instanceRedOffset, "CAReplicatorLayer.instanceRedOffset") } }
  /// What is added to the green of each; no effect here, which the log says once.
  open var instanceGreenOffset: Float = 0 {
    didSet { note(instanceGreenOffset, "CAReplicatorLayer.instanceGreenOffset") }
  }
  /// What is added to the blue of each; no effect here, which the log says once.
  open var instanceBlueOffset: Float = 0 { didSet { note(instanceBlueOffset, "CAReplicatorLayer.instanceBlueOffset") } }
  /// What is added to the alpha of each, usually negative: 0 by default.
  open var instanceAlphaOffset: Float = 0

  private func note(_ value: Float, _ member: String) { if value != 0 { LayerLog.noteWithoutEffect(member) } }

  override func paintSublayers(in context: CGContext) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    var transform = CGAffineTransform.identity
    for number in 0..<min(max(instanceCount, 0), 10_000) {
      let alpha = 1 + CGFloat(number) * CGFloat(instanceAlphaOffset)
      guard alpha > 0 else { break }
      context.saveGState()
      let about = CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
      if !transform.isIdentity { context.concatenate(about) }
      if alpha < 1 {
        context.state.composition.alpha = alpha
        context.beginTransparencyLayer(auxiliaryInfo: nil)
      }
      super.paintSublayers(in: context)
      if alpha < 1 { context.endTransparencyLayer() }
      context.restoreGState()
      transform = instanceTransform.affine.concatenating(transform)
    }
  }

  override func takeOwnValues(of layer: CALayer) {
    guard let layer = layer as? CAReplicatorLayer else { return }
    instanceCount = layer.instanceCount
    instanceTransform = layer.instanceTransform
    instanceAlphaOffset = layer.instanceAlphaOffset
  }

  open override class func _copy(of layer: CALayer) -> CALayer { CAReplicatorLayer(layer: layer) }
}

/// A layer that shows a part of its content: its bounds begin where it was scrolled to.
open class CAScrollLayer: CALayer {
  /// Along which axes it scrolls; `both` by default.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Makes a point the origin of the bounds, along the axes of ``scrollMode``.
  open func scroll(to p: CGPoint) {
    if scrollMode == .both || scrollMode == .horizontally { bounds.origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { bounds.origin.y = p.y }
  }

  /// Scrolls as little as needed for a rectangle of the content to be in the bounds.
  open func scroll(to r: CGRect) {
    func start(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      low < from || high - low > to - from ? low : high > to ? from + high - to : from
    }
    scroll(
      to: CGPoint(
        x: start(r.minX, r.maxX, bounds.minX, bounds.maxX), y: start(r.minY, r.maxY, bounds.minY, bounds.maxY)))
  }

  override func takeOwnValues(of layer: CALayer) {
    guard let layer = layer as? CAScrollLayer else { return }
    scrollMode = layer.scrollMode
  }

  open override class func _copy(of layer: CALayer) -> CALayer { CAScrollLayer(layer: layer) }
}

/// Along which axes a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Takes any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along none.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Along y.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Along x.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Along both.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer whose content iOS draws tile by tile, in the background. Here it is drawn as a whole, like that of another layer.
open class CATiledLayer: CALayer {
  /// Seconds in which a tile appears: a quarter of a second. Nothing here asks.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
  /// How often the content is drawn at half the size before; no effect here, which the log says once. 1 by default.
  open var levelsOfDetail = 1 {
    didSet { if levelsOfDetail != 1 { LayerLog.noteWithoutEffect("CATiledLayer.levelsOfDetail") } }
  }
  /// How often the content is drawn at twice the size before; no effect here, which the log says once. 0 by default.
  open var levelsOfDetailBias = 0 {
    didSet { if levelsOfDetailBias != 0 { LayerLog.noteWithoutEffect("CATiledLayer.levelsOfDetailBias") } }
  }
  /// Pixels of a tile; no effect here, which the log says once. 256 × 256 by default.
  open var tileSize = CGSize(width: 256, height: 256) {
    didSet { LayerLog.noteWithoutEffect("CATiledLayer.tileSize") }
  }

  override func takeOwnValues(of layer: CALayer) {
    guard let layer = layer as? CATiledLayer else { return }
    levelsOfDetail = layer.levelsOfDetail
    tileSize = layer.tileSize
  }

  open override class func _copy(of layer: CALayer) -> CALayer { CATiledLayer(layer: layer) }
}
