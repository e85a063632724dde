import Geometry
import LayoutReports
import UIKitCore

extension UIImage {
  /// Whether code has drawn the image.
  var isDrawn: Bool { drawing?.isEmpty == false && size.width > 0 && size.height > 0 }
}

extension UIView {
  /// An image that code has drawn, pulled to a rectangle as its insets say; nil for other images.
  ///
  /// - Parameter tint: What a template is drawn in; nil is the view's own tint.
  func drawn(_ image: UIImage, in rect: CGRect, tint: UIColor? = nil) -> Decoration? {
    guard image.isDrawn else { return nil }
    let isTemplate = image.renderingMode == .alwaysTemplate || image.ownTint != nil
    let color = isTemplate ? (image.ownTint ?? tint ?? tintColor).resolvedColor(with: traitCollection).cgColor : nil
    let recorded = RecordedDrawing.Image(name: image.name, size: image.size, drawing: image.drawing, tint: color)
    let reader = DrawingReader(in: bounds)
    guard image.capInsets != .zero, image.size != rect.size else {
      return .group(reader.decorations(recorded, in: rect), alpha: 1, clip: nil)
    }
    let size = Size(width: image.size.width, height: image.size.height)
    let parts = StretchedImage.parts(of: size, in: Rect(rect), caps: Insets(image.capInsets)).map { part in
      let clip = VectorPath(CGPath(rect: CGRect(part.place)).elements, .identity)
      return Decoration.group(reader.decorations(recorded, in: CGRect(part.whole)), alpha: 1, clip: clip)
    }
    return .group(parts, alpha: 1, clip: nil)
  }
}
