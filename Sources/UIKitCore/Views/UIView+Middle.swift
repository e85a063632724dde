extension UIView {
  /// The frame of a subview of a size that lies in the middle of the bounds, with its corner on a whole pixel.
  func middle(_ size: CGSize) -> CGRect {
    let scale = layoutScreen.scale
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return CGRect(
      x: rounded((bounds.width - size.width) / 2), y: rounded((bounds.height - size.height) / 2), width: size.width,
      height: size.height)
  }

  /// Keeps a subview that constraints size in the middle, by constraints of the system's.
  func keepInMiddle(_ content: UIView) {
    for constraint in [
      content.centerXAnchor.constraint(equalTo: centerXAnchor),
      content.centerYAnchor.constraint(equalTo: centerYAnchor),
    ] {
      constraint.isSystem = true
      constraint.isActive = true
    }
  }
}
