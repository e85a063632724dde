/// The images that a program gives a bar. Pictures draw none; an empty one, as apps use it, leaves out the ground or the line.
package struct BarImages {
  var backgrounds: [UIBarMetrics: UIImage] = [:]
  var shadow: UIImage?

  /// None.
  package init() {}

  /// Whether the bar has no ground: its image is empty. The line at the edge needs an image of the ground, too, as on iOS.
  package var hidesGround: Bool { backgrounds[.default].map { $0.size == .zero } ?? false }
  /// Whether the bar has no line.
  package var hidesLine: Bool { hidesGround && (shadow.map { $0.size == .zero } ?? false) }

  mutating func keep(_ image: UIImage?, for metrics: UIBarMetrics, _ member: String) {
    if let image, image.size != .zero { LayoutLog.noteWithoutEffect(member) }
    backgrounds[metrics] = image
  }

  mutating func keep(shadow image: UIImage?, _ member: String) {
    if let image, image.size != .zero { LayoutLog.noteWithoutEffect(member) }
    shadow = image
  }
}
