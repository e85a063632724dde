import Foundation

/// A property of a layer that can be animated, named by Core Animation's key. Its value is a list of numbers that can
/// be added and scaled.
package enum LayerProperty: String, Hashable, CaseIterable, Sendable {
  /// x, y of the middle, in the superlayer's points.
  case position
  /// x, y, width, height.
  case bounds
  /// `TransformParts`.
  case transform
  case opacity
  /// Red, green, blue, alpha; no color is clear black.
  case backgroundColor
}

extension CALayer {
  package subscript(property: LayerProperty) -> [CGFloat] {
    get {
      switch property {
      case .position: return [position.x, position.y]
      case .bounds: return [bounds.minX, bounds.minY, bounds.width, bounds.height]
      case .transform: return TransformParts(affineTransform()).components
      case .opacity: return [CGFloat(opacity)]
      case .backgroundColor:
        return backgroundColor.map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? [0, 0, 0, 0]
      }
    }
    set {
      switch property {
      case .position: position = CGPoint(x: newValue[0], y: newValue[1])
      case .bounds: bounds = CGRect(x: newValue[0], y: newValue[1], width: newValue[2], height: newValue[3])
      case .transform: setAffineTransform(TransformParts(newValue).transform)
      case .opacity: opacity = Float(newValue[0])
      case .backgroundColor:
        backgroundColor = CGColor(red: newValue[0], green: newValue[1], blue: newValue[2], alpha: newValue[3])
      }
    }
  }
}

extension LayerProperty {
  /// From `new` back to `old`: what an animation adds to the model at its start.
  package func offset(from new: [CGFloat], to old: [CGFloat]) -> [CGFloat] {
    self == .transform ? TransformParts(old).minus(TransformParts(new)) : zip(old, new).map { $0 - $1 }
  }
}
