import QuartzCore

extension UIView {
  static let geometryProperties: [LayerProperty] = [.position, .bounds]

  /// Hands changed values to the layer; inside an animation block the difference becomes an animation.
  func changeLayer(_ properties: [LayerProperty], _ change: (CALayer) -> Void) {
    guard let animation = ViewAnimation.current else { return change(layer) }
    let before = properties.map { layer[$0] }
    change(layer)
    for (property, value) in zip(properties, before) where layer[property] != value {
      animation.add(property, of: self, from: value)
    }
  }

  /// Sets the view's own value of what its layer calls so.
  func setModel(_ property: LayerProperty, _ value: [CGFloat]) {
    let goal = CALayer()
    goal[property] = value
    switch property {
    case .position: center = goal.position
    case .bounds: bounds = goal.bounds
    case .transform: transform = goal.affineTransform()
    case .opacity: alpha = value[0]
    case .backgroundColor: backgroundColor = goal.backgroundColor.map { UIColor(cgColor: $0) }
    }
  }
}
