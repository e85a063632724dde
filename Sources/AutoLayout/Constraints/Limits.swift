/// The largest numbers the engine computes with; UIKit has internal limits of its own, whose values are not known.
///
/// Larger ones are taken as these, as UIKit substitutes a smaller value: a layout that needs them is an error, and sums of
/// them would drown every other number.
public enum Limits {
  /// Points.
  public static let coordinate = 1e7
  public static let multiplier = 1e5

  /// `value` within ±`limit`; 0 for what is no number.
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
