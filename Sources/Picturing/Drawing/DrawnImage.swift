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
    let (caps, size) = (image.capInsets, image.size)
    let columns = ImageSlice.slices(of: size.width, in: rect.width, caps.left, caps.right)
    let rows = ImageSlice.slices(of: size.height, in: rect.height, caps.top, caps.bottom)
    var parts: [Decoration] = []
    for row in rows {
      for column in columns {
        let place = CGRect(
          x: rect.minX + column.start, y: rect.minY + row.start, width: column.length, height: row.length)
        let whole = CGRect(
          x: place.minX - column.from * column.factor, y: place.minY - row.from * row.factor,
          width: size.width * column.factor, height: size.height * row.factor)
        parts.append(
          .group(
            reader.decorations(recorded, in: whole), alpha: 1, clip: VectorPath(CGPath(rect: place).elements, .identity)
          ))
      }
    }
    return .group(parts, alpha: 1, clip: nil)
  }
}

/// A part of an image along one axis, and where it is drawn; points.
private struct ImageSlice {
  /// Where the part begins in the image.
  var from: CGFloat
  /// Where it begins in the rectangle.
  var start: CGFloat
  /// How long it is there.
  var length: CGFloat
  /// How much longer that is than the part.
  var factor: CGFloat

  /// The two ends, which keep their length where there is room for them, and what is between them.
  static func slices(of length: CGFloat, in room: CGFloat, _ first: CGFloat, _ last: CGFloat) -> [ImageSlice] {
    let first = min(max(0, first), length)
    let last = min(max(0, last), length - first)
    let scale = first + last > room ? room / (first + last) : 1
    let (begin, end, middle) = (first * scale, last * scale, length - first - last)
    let pulled = middle > 0 ? (room - begin - end) / middle : 0
    return [
      ImageSlice(from: 0, start: 0, length: begin, factor: scale),
      ImageSlice(from: first, start: begin, length: room - begin - end, factor: pulled),
      ImageSlice(from: length - last, start: room - end, length: end, factor: scale),
    ].filter { $0.length > 0 && $0.factor > 0 }
  }
}
