import Foundation

/// A layer that emits particles on iOS. None is shown here, which the log says once for a layer that gets cells: their values are stored.
open class CAEmitterLayer: CALayer {
  /// What is emitted; nil by default. No effect here, which the log says once.
  open var emitterCells: [CAEmitterCell]? {
    didSet { if emitterCells != nil { LayerLog.noteWithoutEffect("CAEmitterLayer.emitterCells") } }
  }
  /// A factor on the rates of the cells; 1 by default.
  open var birthRate: Float = 1
  /// A factor on the lifetimes of the cells; 1 by default.
  open var lifetime: Float = 1
  /// Where particles begin, in the coordinates of the layer; points.
  open var emitterPosition = CGPoint.zero
  /// How far in depth; points, 0 by default.
  open var emitterZPosition: CGFloat = 0
  /// How large the shape is; points, zero by default.
  open var emitterSize = CGSize.zero
  /// How deep the shape is; points, 0 by default.
  open var emitterDepth: CGFloat = 0
  /// `point` by default.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// `volume` by default.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// `unordered` by default.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles have a depth; false by default.
  open var preservesDepth = false
  /// A factor on the velocities of the cells; 1 by default.
  open var velocity: Float = 1
  /// A factor on the scales of the cells; 1 by default.
  open var scale: Float = 1
  /// A factor on the spins of the cells; 1 by default.
  open var spin: Float = 1
  /// Where the random numbers begin; 0 by default.
  open var seed: UInt32 = 0

  override func takeOwnValues(of layer: CALayer) {
    guard let layer = layer as? CAEmitterLayer else { return }
    emitterCells = layer.emitterCells
    birthRate = layer.birthRate
    lifetime = layer.lifetime
    emitterPosition = layer.emitterPosition
    emitterSize = layer.emitterSize
    emitterShape = layer.emitterShape
    emitterMode = layer.emitterMode
    renderMode = layer.renderMode
    velocity = layer.velocity
    scale = layer.scale
    spin = layer.spin
  }

  open override class func _copy(of layer: CALayer) -> CALayer { CAEmitterLayer(layer: layer) }
}

/// What a particle is. Its values are stored: no particle is shown.
open class CAEmitterCell: NSObject {
  /// A cell that emits nothing until it has a rate and a lifetime.
  public override init() { super.init() }
  /// Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// What a particle shows: a `CGImage`; nil by default.
  open var contents: Any?
  /// The part of the contents that is shown, in their unit square.
  open var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels per point of the contents; 1 by default.
  open var contentsScale: CGFloat = 1
  /// Nil by default.
  open var name: String?
  /// Whether particles are emitted; true by default.
  open var isEnabled: Bool = true
  /// Particles in a second; 0 by default.
  open var birthRate: Float = 0
  /// Seconds that a particle is there; 0 by default.
  open var lifetime: Float = 0
  /// Seconds by which the lifetimes differ; 0 by default.
  open var lifetimeRange: Float = 0
  /// The angle out of the plane at which particles begin, in radians; 0 by default.
  open var emissionLatitude: CGFloat = 0
  /// The angle in the plane at which particles begin, in radians from the x axis; 0 by default.
  open var emissionLongitude: CGFloat = 0
  /// By how much the angles differ, in radians; 0 by default.
  open var emissionRange: CGFloat = 0
  /// Points in a second; 0 by default.
  open var velocity: CGFloat = 0
  /// By how much the velocities differ; 0 by default.
  open var velocityRange: CGFloat = 0
  /// Points per second in a second; 0 by default.
  open var xAcceleration: CGFloat = 0
  /// Points per second in a second; 0 by default.
  open var yAcceleration: CGFloat = 0
  /// Points per second in a second; 0 by default.
  open var zAcceleration: CGFloat = 0
  /// The factor on the size of the contents; 1 by default.
  open var scale: CGFloat = 1
  /// By how much the factors differ; 0 by default.
  open var scaleRange: CGFloat = 0
  /// By how much the factor changes in a second; 0 by default.
  open var scaleSpeed: CGFloat = 0
  /// Radians in a second; 0 by default.
  open var spin: CGFloat = 0
  /// By how much the spins differ; 0 by default.
  open var spinRange: CGFloat = 0
  /// What the contents are multiplied by; opaque white by default.
  open var color: CGColor? = CGColor.white
  /// By how much the reds differ; 0 by default.
  open var redRange: Float = 0
  /// By how much the greens differ; 0 by default.
  open var greenRange: Float = 0
  /// By how much the blues differ; 0 by default.
  open var blueRange: Float = 0
  /// By how much the alphas differ; 0 by default.
  open var alphaRange: Float = 0
  /// By how much the red changes in a second; 0 by default.
  open var redSpeed: Float = 0
  /// By how much the green changes in a second; 0 by default.
  open var greenSpeed: Float = 0
  /// By how much the blue changes in a second; 0 by default.
  open var blueSpeed: Float = 0
  /// By how much the alpha changes in a second; 0 by default.
  open var alphaSpeed: Float = 0
  /// What each particle emits itself; nil by default.
  open var emitterCells: [CAEmitterCell]?
}

/// Where particles begin.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Takes any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the position.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// On a line as long as the size is wide.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// In a rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// In a box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// In a circle whose radius is the width of the size.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// In a sphere whose radius is the width of the size.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// In which part of the shape particles begin.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Takes any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At its corners.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// On its edges.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// On its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// In it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// In which order particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Takes any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In any.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest at the back.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest in front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By their depth.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// They add up.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
