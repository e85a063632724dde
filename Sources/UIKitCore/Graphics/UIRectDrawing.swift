import QuartzCore

// Functions that draw rectangles into the current context; outside of drawing they do nothing.

/// Replaces a rectangle by the color that is set for filling.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the blend mode in place of the context's.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  paint(CGPath(rect: rect).elements, blendMode)
}

/// Replaces the outermost point on the inside of a rectangle by the color that is set for filling.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// The same with the blend mode in place of the context's.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard rect.width > 2, rect.height > 2 else { return UIRectFillUsingBlendMode(rect, blendMode) }
  paint(CGPath(rect: rect).elements + CGPath(rect: rect.insetBy(dx: 1, dy: 1)).elements, blendMode)
}

/// From here on only what lies in the rectangle is visible, of what earlier clips leave.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

private func paint(_ path: [CGPath.Element], _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.compose(with: blendMode, alpha: context.composition.alpha) { context.fill(path, .evenOdd) }
}
