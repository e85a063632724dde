/// Corners of iOS 26: radii that follow the size of a view and the corners around it. Frames do not depend on them.
extension UIView {
  /// Square by default. It sets the radius and the corners of ``layer``, which have one radius: the greatest (DEVIATIONS.md, 276).
  public var cornerConfiguration: UICornerConfiguration {
    get { extras?.corners ?? UICornerConfiguration() }
    set {
      guard newValue != cornerConfiguration else { return }
      madeExtras.corners = newValue
      applyCorners()
    }
  }

  /// The radius of a corner as ``cornerConfiguration`` has it for the present frames, in points; of several, the greatest.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    guard let configuration = extras?.corners else {
      let rounded = UIRectCorner(rawValue: UInt(ownLayer.maskedCorners.rawValue))
      return rounded.isDisjoint(with: corner) ? 0 : ownLayer.cornerRadius
    }
    return UIRectCorner.single.filter(corner.contains).map { effectiveRadius(at: $0, configuration) }.max() ?? 0
  }

  private func effectiveRadius(at corner: UIRectCorner, _ configuration: UICornerConfiguration) -> CGFloat {
    let half = min(bounds.width, bounds.height) / 2
    if case .capsule(let maximum) = configuration.kind { return min(half, maximum) }
    let alike = configuration.uniform.first { $0.contains(corner) } ?? corner
    let radii = UIRectCorner.single.filter(alike.contains).map { resolved(configuration.radius(at: $0), at: $0) }
    return min(half, radii.max() ?? 0)
  }

  private func resolved(_ radius: UICornerRadius?, at corner: UIRectCorner) -> CGFloat {
    switch radius?.kind {
    case nil: 0
    case .fixed(let radius): max(0, radius)
    case .containerConcentric(let minimum): max(minimum, concentricRadius(at: corner))
    }
  }

  /// The radius of the container's corner without the distance to it, along the axis on which it is greater.
  private func concentricRadius(at corner: UIRectCorner) -> CGFloat {
    var container = superview
    while let present = container, present.extras?.corners == nil, present.ownLayer.cornerRadius == 0 {
      container = present.superview
    }
    guard let container else { return 0 }
    let (inner, outer) = (convert(bounds, to: container), container.bounds)
    let isLeft = corner == .topLeft || corner == .bottomLeft
    let isTop = corner == .topLeft || corner == .topRight
    let across = isLeft ? inner.minX - outer.minX : outer.maxX - inner.maxX
    let down = isTop ? inner.minY - outer.minY : outer.maxY - inner.maxY
    return max(0, container.effectiveRadius(corner: corner) - max(0, across, down))
  }

  /// Gives the layer what the configuration comes out with.
  func applyCorners() {
    guard let configuration = extras?.corners else { return }
    var rounded: CACornerMask = []
    var greatest: CGFloat = 0
    for corner in UIRectCorner.single {
      let radius = effectiveRadius(at: corner, configuration)
      guard radius > 0 else { continue }
      rounded.insert(CACornerMask(rawValue: CACornerMask.RawValue(corner.rawValue)))
      greatest = max(greatest, radius)
    }
    (ownLayer.cornerRadius, ownLayer.maskedCorners) = (greatest, greatest > 0 ? rounded : CACornerMask(rawValue: 15))
  }
}
