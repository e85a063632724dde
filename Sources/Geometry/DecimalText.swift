/// The decimal form of numbers in texts, drawings and traces: the same bytes on every machine.
package enum DecimalText {
  /// `value` rounded to six decimals, without trailing zeros, exponent or minus zero.
  ///
  /// Six decimals tell a third of a point from its neighbors and hide the last bits, in which two correct ways of
  /// computing a frame may differ. Values without digits become the nearest that has some: NaN is 0, and anything
  /// beyond ±10¹⁵, infinity among them, is ±10¹⁵.
  package static func text(_ value: Double) -> String {
    if value.isNaN { return "0" }
    // The millionths of anything larger do not fit in 64 bits; no screen needs the decimals there.
    if value.magnitude >= 1e12 {
      return String(Int64(max(-1e15, min(1e15, value)).rounded()))
    }
    let millionths = Int64((value * 1_000_000).rounded())
    let sign = millionths < 0 ? "-" : ""
    let whole = millionths.magnitude / 1_000_000
    let rest = millionths.magnitude % 1_000_000
    if rest == 0 { return sign + String(whole) }
    var digits = String(rest)
    digits = String(repeating: "0", count: 6 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// `value` with at most three decimals, enough for thirds of pixels, for sentences that people read.
  package static func short(_ value: Double) -> String { text((value * 1000).rounded() / 1000) }
}

extension DefaultStringInterpolation {
  /// Interpolates ``DecimalText/short(_:)`` of a number: `"\(short: width) points"`.
  package mutating func appendInterpolation(short value: Double) { appendLiteral(DecimalText.short(value)) }
}
