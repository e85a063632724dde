extension UIView {
  /// What ``tintAdjustmentMode`` can be set to; the modes have no effect.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The default, which on iOS follows the superview.
    case automatic
    /// Colours as they are.
    case normal
    /// On iOS, grey in place of colours, as behind an alert.
    case dimmed
  }
}
