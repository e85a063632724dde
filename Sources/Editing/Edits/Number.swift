/// Numbers as Interface Builder writes them.
enum Number {
  /// The shortest decimal that gives the same number again, without `.0`.
  static func text(_ value: Double) -> String {
    if value == value.rounded(.towardZero), value.magnitude < 1e15 { return String(Int64(value)) }
    return value.description
  }

  /// A coordinate or a length of a rectangle, a size or a point: nothing is written as `0.0`.
  static func coordinate(_ value: Double) -> String { value == 0 ? "0.0" : text(value) }

  /// A finite number as documents write it: `8`, `-0.5`, `1e3`; nil for hexadecimal numbers, `inf` and anything that is no number.
  static func decimal(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }), let number = Double(text), number.isFinite
    else {
      return nil
    }
    return number
  }

  /// `2`, `0.5`, `16:9`, `1/3`; nil for 0 and for anything that is no number.
  static func ratio(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    guard parts.count <= 2, let dividend = decimal(parts[0].filter { $0 != " " }) else { return nil }
    guard let divisor = parts.count == 2 ? decimal(parts[1].filter { $0 != " " }) : 1, divisor != 0 else { return nil }
    let value = dividend / divisor
    return value.isFinite && value != 0 ? value : nil
  }
}
