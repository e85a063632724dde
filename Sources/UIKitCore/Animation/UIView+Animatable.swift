import QuartzCore

extension UIView {
  static let geometryProperties: [LayerProperty] = [.position, .bounds]

  /// Changes properties of the layer. Inside an animation block each difference becomes an animation.
  func changeLayer(_ properties: [LayerProperty], _ change: (CALayer) -> Void) {
    guard let animation = ViewAnimation.current else { return change(ownLayer) }
    let before = properties.map { ownLayer[$0] }
    change(ownLayer)
    for (property, value) in zip(properties, before) where ownLayer[property] != value {
      animation.add(property, of: self, from: value)
    }
  }

  /// Sets the view's property that corresponds to a property of its layer.
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
