/// The decimal form of numbers in JSON.
enum WireNumber {
  /// The shortest decimal that gives the same number again, without an exponent and without `.0`.
  ///
  /// Whole numbers below 10¹⁸ have all their digits. NaN is 0, infinities are ±10¹⁵, and minus zero is 0.
  static func text(_ value: Double) -> String {
    if value.isNaN { return "0" }
    if value.isInfinite { return value < 0 ? "-1000000000000000" : "1000000000000000" }
    if value == value.rounded(.towardZero), value.magnitude < 1e18 { return String(Int64(value)) }
    let text = value.description
    return text.utf8.contains(UInt8(ascii: "e")) ? expanded(text) : text
  }

  /// `1.5e-07` without its exponent: `0.00000015`.
  private static func expanded(_ text: String) -> String {
    let parts = text.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return text }
    let isNegative = parts[0].first == "-"
    let mantissa = parts[0].drop { $0 == "-" }.split(separator: ".")
    var digits = String(mantissa[0])
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? String(mantissa[1]) : ""
    // Where the point stands, counted from the left of all digits.
    let point = digits.count + exponent
    digits += fraction
    let number: String
    if point <= 0 {
      number = "0." + String(repeating: "0", count: -point) + digits
    } else if point >= digits.count {
      number = digits + String(repeating: "0", count: point - digits.count)
    } else {
      number = digits.prefix(point) + "." + digits.dropFirst(point)
    }
    return isNegative ? "-" + number : number
  }
}
