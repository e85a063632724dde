import Geometry

/// Where an image lies in an image view, by the name of its content mode.
enum ContentMode {
  /// `image` placed in `bounds`; it may reach beyond them. An unknown name is `scaleToFill`, the platform's default.
  ///
  /// Names are as in Swift; Interface Builder's capital letter, as in `TopLeft`, is understood too.
  static func place(_ image: Size, in bounds: Rect, mode: String) -> Rect {
    guard image.width > 0, image.height > 0 else { return bounds }
    let (across, along) = (bounds.width / image.width, bounds.height / image.height)
    switch mode {
    case "scaleAspectFit": return scaled(image, by: min(across, along), in: bounds)
    case "scaleAspectFill": return scaled(image, by: max(across, along), in: bounds)
    default: break
    }
    guard let anchor = anchor(of: mode.lowercased()) else { return bounds }
    return Rect(
      x: bounds.x + (bounds.width - image.width) * anchor.x, y: bounds.y + (bounds.height - image.height) * anchor.y,
      width: image.width, height: image.height)
  }

  private static func scaled(_ image: Size, by factor: Double, in bounds: Rect) -> Rect {
    Rect(center: bounds.center, size: Size(width: image.width * factor, height: image.height * factor))
  }

  /// The share of the free space on the left and above: 0, 0.5 or 1. `nil` for modes that scale.
  private static func anchor(of mode: String) -> Point? {
    let modes: [String: (Double, Double)] = [
      "topleft": (0, 0), "top": (0.5, 0), "topright": (1, 0),
      "left": (0, 0.5), "center": (0.5, 0.5), "right": (1, 0.5),
      "bottomleft": (0, 1), "bottom": (0.5, 1), "bottomright": (1, 1),
    ]
    return modes[mode].map { Point(x: $0.0, y: $0.1) }
  }
}
