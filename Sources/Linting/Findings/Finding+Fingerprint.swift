import Geometry
import Hashing

extension Finding {
  /// 16 hexadecimal digits made of the rule, the file, the element and the identity. They stay the same when lines move, and
  /// when the message is worded differently.
  package var fingerprint: String {
    // A byte that UTF-8 does not have separates the parts.
    Fingerprint.text(of: [rule, file, place, identity].flatMap { Array($0.utf8) + [0xff] })
  }

  /// The element's id. A finding without one is identified by the names and numbers of its message.
  var place: String { elementID ?? MessageFacts.text(of: message) }
}

/// A hash as reports write it. Different contents may share one.
package enum Fingerprint {
  /// 16 hexadecimal digits. Linear in the number of bytes.
  package static func text(of bytes: [UInt8]) -> String {
    let digits = String(FNV1a(bytes).value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
