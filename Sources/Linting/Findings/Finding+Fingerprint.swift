import Geometry

extension Finding {
  /// 16 hexadecimal digits made of the rule, the file, the element and the identity. They stay the same when lines move.
  public var fingerprint: String {
    // Between parts stands a byte that UTF-8 does not have.
    Fingerprint.text(of: [rule, file, elementID ?? message, identity].flatMap { Array($0.utf8) + [0xff] })
  }
}

/// A hash as reports write it. Different contents may share one.
package enum Fingerprint {
  /// 16 hexadecimal digits. Linear in the number of bytes.
  package static func text(of bytes: [UInt8]) -> String {
    let digits = String(FNV1a(bytes).value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
