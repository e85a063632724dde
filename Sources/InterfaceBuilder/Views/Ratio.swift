/// A multiplier as Interface Builder lets people write it: `2`, `0.5`, `16:9`, `1/3`.
enum Ratio {
  /// The number meant; nil for 0, which no constraint may have, and for anything that is no number.
  static func value(of text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    guard let first = parts.first, parts.count <= 2, let dividend = number(first) else { return nil }
    let divisor = parts.count == 2 ? number(parts[1]) : 1
    guard let divisor, divisor != 0 else { return nil }
    let value = dividend / divisor
    return value.isFinite && value != 0 ? value : nil
  }

  private static func number(_ text: Substring) -> Double? {
    Double(text.filter { $0 != " " })
  }
}
