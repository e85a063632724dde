import Foundation

/// A layer that draws a gradient over its background, within its bounds and their round corners.
open class CAGradientLayer: CALayer {
  /// Objects of type `CGColor`, from the start to the end; nil, the default, draws nothing.
  open var colors: [Any]?
  /// The place of each color, from 0 to 1. Nil, the default, spreads the colors evenly, and so does a list of another
  /// length.
  open var locations: [NSNumber]?
  /// In the unit square of the bounds; by default the middle of the top edge.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// In the unit square of the bounds; by default the middle of the bottom edge.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// `axial` by default.
  open var type = CAGradientLayerType.axial

  override var hasShape: Bool { colors != nil }

  override func paintShape(in context: CGContext) {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard let gradient = CGGradient(colors: colors, locations: locations?.map { CGFloat($0.doubleValue) }) else {
      return
    }
    context.saveGState()
    context.clip(outline(), .winding)
    draw(gradient, from: point(startPoint), to: point(endPoint), in: context)
    context.restoreGState()
  }

  private func point(_ unit: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
  }

  private func draw(_ gradient: CGGradient, from start: CGPoint, to end: CGPoint, in context: CGContext) {
    switch type {
    case .radial:
      // An ellipse about the start whose half axes are the distances to the end: a circle, scaled.
      let (x, y) = (abs(end.x - start.x), abs(end.y - start.y))
      guard x > 0, y > 0 else { return }
      context.concatenate(CGAffineTransform(x, 0, 0, y, start.x, start.y))
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: .drawsAfterEndLocation)
    case .conic:
      let angle = atan2(end.y - start.y, end.x - start.x)
      context.drawConicGradient(gradient, center: start, angle: angle)
    default:
      context.drawLinearGradient(
        gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
  }

  override func takeOwnValues(of layer: CALayer) {
    guard let layer = layer as? CAGradientLayer else { return }
    colors = layer.colors
    locations = layer.locations
    startPoint = layer.startPoint
    endPoint = layer.endPoint
    type = layer.type
  }

  open override class func _copy(of layer: CALayer) -> CALayer { CAGradientLayer(layer: layer) }
}

/// Along what the gradient of a layer runs.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Takes any name; an unknown one counts as ``axial``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the start point to the end point; the outer colors go on beyond them.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outwards, to the ellipse whose half axes lead to the end point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, from the direction of the end point on.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
