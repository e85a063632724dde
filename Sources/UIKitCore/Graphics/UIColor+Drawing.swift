import QuartzCore

extension UIColor {
  /// Makes the color that of filling and of lines in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes the color that of filling in the current context, as it is in the current traits; nothing outside of
  /// drawing.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Makes the color that of lines in the current context, as it is in the current traits; nothing outside of drawing.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
