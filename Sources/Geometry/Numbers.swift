#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// C's `%g`, as UIKit's logs write numbers: at most six significant digits, no trailing zeros, `1e+06` from a million on.
public func significantDigits(_ value: Double) -> String {
  // The longest such text is "-1.23457e-308".
  var buffer = [CChar](repeating: 0, count: 32)
  let length = withVaList([value]) { vsnprintf(&buffer, buffer.count, "%g", $0) }
  return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// A number to a thousandth, without trailing zeros: `0.333`, `8`.
public func thousandths(_ value: Double) -> String { DecimalText.short(value) }

/// A length for a sentence, to a tenth: `163.7`, `8`.
public func tenths(_ value: Double) -> String { DecimalText.text((value * 10).rounded() / 10) }
