extension UIView {
  /// Whether colors stand for what can be chosen, or step back.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The default: that of the superview.
    case automatic
    /// Colors as they are.
    case normal
    /// Gray in place of colors, as behind an alert.
    case dimmed
  }

  /// Whether some view has ever been dimmed: as long as none is, colors are read without a look at the modes.
  static var dimsTints = false

  /// `normal` or `dimmed`, as the nearest view says that is not automatic.
  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = self
    while let present = view {
      if present.ownAppearance.tintAdjustmentMode != .automatic { return present.ownAppearance.tintAdjustmentMode }
      view = present.superview
    }
    return .normal
  }

  /// Tells the view, and those inside that follow it, that their color is another one.
  func passOnTint() {
    tintColorDidChange()
    for view in subviews where view.ownAppearance.tintAdjustmentMode == .automatic { view.passOnTint() }
  }
}

extension UIColor {
  /// A color without its hue: as bright as it looks, and as transparent. Source: the luma of ITU-R BT.601.
  var dimmed: UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha * 0.8)
  }
}
