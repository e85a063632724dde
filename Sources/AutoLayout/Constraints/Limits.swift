/// The largest numbers the engine computes with. It takes larger ones as these.
///
/// UIKit, too, substitutes a smaller value for numbers beyond its internal limits, whose values are not known. A layout
/// that needs such numbers is a mistake, and beside them the digits of all others would be lost.
public enum Limits {
  /// The largest constant, content size and inset, in points.
  public static let coordinate = 1e7
  /// The largest multiplier of a constraint.
  public static let multiplier = 1e5

  /// `value` within ±`limit`; 0 for NaN.
  static func clamp(_ value: Double, _ limit: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -limit), limit)
  }

  /// Insets whose four distances are within ±`coordinate`.
  static func clamp(_ insets: Insets) -> Insets {
    Insets(
      top: clamp(insets.top, coordinate), left: clamp(insets.left, coordinate),
      bottom: clamp(insets.bottom, coordinate), right: clamp(insets.right, coordinate))
  }
}
