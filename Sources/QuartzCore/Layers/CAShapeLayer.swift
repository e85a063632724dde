import Foundation

/// A layer that draws a path between its contents and its first sublayer.
open class CAShapeLayer: CALayer {
  /// In the layer's coordinates, not cut at the bounds; nil, the default, draws nothing.
  open var path: CGPath?
  /// Opaque black by default; nil leaves the inside empty.
  open var fillColor: CGColor? = .black
  /// `nonZero` by default.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// Nil, the default, draws no lines.
  open var strokeColor: CGColor?
  /// Where along the path its line begins, from 0, the default, to 1.
  open var strokeStart: CGFloat = 0
  /// Where along the path its line ends, from 0 to 1, the default.
  open var strokeEnd: CGFloat = 1
  /// Points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// How many times its width a corner of the line may be long; 10 by default.
  open var miterLimit: CGFloat = 10
  /// `butt` by default.
  open var lineCap = CAShapeLayerLineCap.butt
  /// `miter` by default.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// How far into the pattern of dashes the line begins, in points; 0 by default.
  open var lineDashPhase: CGFloat = 0
  /// Lengths of dash and gap by turns, in points; nil, the default, draws an unbroken line.
  open var lineDashPattern: [NSNumber]?

  override var hasShape: Bool { path != nil }

  override func paintShape(in context: CGContext) {
    guard let elements = path?.elements, !elements.isEmpty else { return }
    let plain = RecordedDrawing.Composition()
    if let fillColor { context.record(.fill(elements, fillRule.rule, fillColor, plain)) }
    if let strokeColor, lineWidth > 0 { context.record(.stroke(elements, line, strokeColor, plain)) }
  }

  private var line: RecordedDrawing.Line {
    var line = RecordedDrawing.Line()
    line.width = lineWidth
    line.cap = lineCap.cap
    line.join = lineJoin.join
    line.miterLimit = miterLimit
    line.dashPhase = lineDashPhase
    line.dashes = lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
    line.start = strokeStart
    line.end = strokeEnd
    return line
  }

  override func takeOwnValues(of layer: CALayer) {
    guard let layer = layer as? CAShapeLayer else { return }
    path = layer.path
    fillColor = layer.fillColor
    fillRule = layer.fillRule
    strokeColor = layer.strokeColor
    strokeStart = layer.strokeStart
    strokeEnd = layer.strokeEnd
    lineWidth = layer.lineWidth
    miterLimit = layer.miterLimit
    lineCap = layer.lineCap
    lineJoin = layer.lineJoin
    lineDashPhase = layer.lineDashPhase
    lineDashPattern = layer.lineDashPattern
  }

  open override class func _copy(of layer: CALayer) -> CALayer { CAShapeLayer(layer: layer) }
}

/// Which points are inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Takes any name; an unknown one counts as ``nonZero``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The winding rule.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  fileprivate var rule: CGPathFillRule { self == .evenOdd ? .evenOdd : .winding }
}

/// How a shape layer's line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Takes any name; an unknown one counts as ``butt``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At its last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With half a circle around its last point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half of its width beyond its last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  fileprivate var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The corners of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Takes any name; an unknown one counts as ``miter``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point, as far as the miter limit allows.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Part of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  fileprivate var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
