extension Double {
  /// Reads digits with at most one point between them and at most a minus before them, as Interface Builder writes numbers; nil for
  /// every other text, and for more than fifteen digits.
  ///
  /// Numerator and power of ten are whole numbers that a double holds exactly, so that their quotient is the double next to the
  /// decimal: the value of `Double(text)`, at a tenth of its cost. Linear in the length of the text.
  init?(plainDecimal text: String) {
    guard let value = text.utf8.withContiguousStorageIfAvailable({ Self.plainDecimal($0) }), let value else {
      return nil
    }
    self = value
  }

  private static func plainDecimal(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    var numerator: UInt64 = 0
    var (digits, fraction) = (0, 0)
    var (hasPoint, endsInDigit) = (false, false)
    let isNegative = text.first == UInt8(ascii: "-")
    for byte in text.dropFirst(isNegative ? 1 : 0) {
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        digits += 1
        guard digits <= 15 else { return nil }
        numerator = numerator &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
        if hasPoint { fraction += 1 }
        endsInDigit = true
      } else {
        guard byte == UInt8(ascii: "."), !hasPoint, endsInDigit else { return nil }
        hasPoint = true
        endsInDigit = false
      }
    }
    guard endsInDigit else { return nil }
    let value = fraction == 0 ? Double(numerator) : Double(numerator) / powersOfTen[fraction]
    return isNegative ? -value : value
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
