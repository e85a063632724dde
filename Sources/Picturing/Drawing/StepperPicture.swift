import Geometry
import LayoutReports
import Platform
import UIKitCore

extension UIStepper {
  var hasOwnLook: Bool {
    let images = [
      shown(backgroundImage), shown(incrementImage), shown(decrementImage),
      dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal),
    ]
    return images.contains { $0 != nil }
  }

  private func shown(_ image: (State) -> UIImage?) -> UIImage? { image(state) ?? image(.normal) }

  /// A ground under both halves, the line between them, and a sign on each.
  var stepperDecorations: [Decoration] {
    let half = bounds.width / 2
    let left = CGRect(x: 0, y: 0, width: half, height: bounds.height)
    let right = left.offsetBy(dx: half, dy: 0)
    let (lower, upper) = isRightToLeft ? (right, left) : (left, right)
    var decorations: [Decoration]
    if let ground = shown(backgroundImage) {
      decorations = [left, right].map { picture(ground, in: $0, stretched: true) }
    } else {
      let corner = AppearanceMetrics.stepperCorner[layoutProfile].map { CGFloat($0) } ?? bounds.height / 2
      decorations = [fill(bounds, .tertiarySystemFill, cornerRadius: corner)]
    }
    if let line = dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) {
      let rect = CGRect(x: half - line.size.width / 2, y: 0, width: line.size.width, height: bounds.height)
      decorations.append(picture(line, in: rect, stretched: true))
    } else {
      decorations.append(fill(CGRect(x: half - 0.5, y: 7, width: 1, height: bounds.height - 14), .separator))
    }
    decorations += sign(shown(decrementImage), in: lower, isPlus: false)
    return decorations + sign(shown(incrementImage), in: upper, isPlus: true)
  }

  private func sign(_ image: UIImage?, in rect: CGRect, isPlus: Bool) -> [Decoration] {
    if let image { return [picture(image, in: rect)] }
    let (length, width) = (CGFloat(AppearanceMetrics.stepperSign), CGFloat(AppearanceMetrics.stepperLine))
    let across = CGRect(x: rect.midX - length / 2, y: rect.midY - width / 2, width: length, height: width)
    let down = CGRect(x: rect.midX - width / 2, y: rect.midY - length / 2, width: width, height: length)
    let color = canGo(up: isPlus) ? UIColor.label : dimmed
    let lines = (isPlus ? [across, down] : [across]).map { fill($0, color, cornerRadius: width / 2) }
    // Where two translucent lines cross, the first would be seen through the second.
    let isSolid = pictureColor(color).alpha >= 1 || lines.count == 1
    return isSolid ? lines : [.path(PathDrawing(cross(across, down), color: pictureColor(color)))]
  }

  /// Whether a tap on that half changes the value.
  private func canGo(up: Bool) -> Bool { isEnabled && (wraps || (up ? value < maximumValue : value > minimumValue)) }

  private var dimmed: UIColor {
    AppearanceMetrics.stepperDimming[layoutProfile].map { UIColor.label.withAlphaComponent(CGFloat($0)) }
      ?? .tertiaryLabel
  }

  /// The outline of both lines as one.
  private func cross(_ across: CGRect, _ down: CGRect) -> VectorPath {
    let corners = [
      (down.minX, down.minY), (down.maxX, down.minY), (down.maxX, across.minY), (across.maxX, across.minY),
      (across.maxX, across.maxY), (down.maxX, across.maxY), (down.maxX, down.maxY), (down.minX, down.maxY),
      (down.minX, across.maxY), (across.minX, across.maxY), (across.minX, across.minY), (down.minX, across.minY),
    ].map { Point(x: Double($0.0), y: Double($0.1)) }
    return VectorPath([.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
  }
}
