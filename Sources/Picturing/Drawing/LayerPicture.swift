import Geometry
import LayoutReports
import UIKitCore

extension ViewReport {
  /// Adds what layers say of the look of a view: corners, shadow, mask, transform, and what layers and code draw.
  @MainActor
  mutating func addLook(of view: UIView) {
    let layer = view.ownLayer
    if layer.cornerRadius > 0 { squareCorners = layer.squareCorners }
    shadow = layer.viewShadow
    mask = layer.mask.flatMap(\.maskPath)
    transform = ViewTransform(view)
    addGroupCorners(of: view)
    if let image = (view as? UIImageView)?.sliced {
      decorations.append(image)
      return
    }
    let drawsItself = view.isOfProgram || view.showsDrawnImage
    if let drawing = view.ownDrawing(drawsItself: drawsItself && content == .none) {
      decorations += DrawingReader(in: CGRect(origin: view.bounds.origin, size: view.bounds.size)).decorations(drawing)
    }
  }
}

extension UIImageView {
  /// An image that code has drawn and of which only the middle is pulled; nil for others.
  fileprivate var sliced: Decoration? {
    guard contentMode == .scaleToFill, let image = shownImage, image.isDrawn, image.capInsets != .zero else {
      return nil
    }
    return drawn(image, in: bounds)
  }
}

extension UIView {
  /// Whether the view shows an image that code has drawn, of which pictures show the drawing.
  var showsDrawnImage: Bool {
    guard let image = (self as? UIImageView)?.shownImage else { return false }
    return image.drawing?.isEmpty == false
  }
}

extension ViewTransform {
  /// Nil for a view without a transform.
  @MainActor
  fileprivate init?(_ view: UIView) {
    let transform = view.transform
    guard !transform.isIdentity else { return nil }
    self.init(
      size: Size(view.bounds.size), right: Point(x: Double(transform.a), y: Double(transform.b)),
      down: Point(x: Double(transform.c), y: Double(transform.d)))
  }
}

extension CALayer {
  fileprivate var squareCorners: Set<ViewReport.Corner> {
    var corners: Set<ViewReport.Corner> = []
    if !maskedCorners.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
    if !maskedCorners.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
    if !maskedCorners.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
    if !maskedCorners.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
    return corners
  }

  /// Nil for a layer that casts none, as one that masks to its bounds. The shadow of a path is that of the rectangle around it.
  fileprivate var viewShadow: ViewShadow? {
    guard shadowOpacity > 0, !masksToBounds, let shadowColor else { return nil }
    var color = Color(shadowColor)
    color.alpha *= Double(min(shadowOpacity, 1))
    return ViewShadow(
      color: color, offset: Point(x: Double(shadowOffset.width), y: Double(shadowOffset.height)),
      radius: Double(shadowRadius), rect: shadowPath.map { Rect($0.boundingBoxOfPath) })
  }

  /// What a mask leaves: the area of a shape layer, else the mask's own rectangle if it has a color.
  fileprivate var maskPath: VectorPath? {
    let moved = CGAffineTransform(translationX: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    if let shape = self as? CAShapeLayer { return shape.path.map { VectorPath($0.elements, moved) } }
    guard backgroundColor != nil else { return nil }
    return VectorPath(CGPath(rect: bounds).elements, moved)
  }
}
