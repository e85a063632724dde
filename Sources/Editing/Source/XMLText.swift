/// Texts as attributes hold them.
enum XMLText {
  /// What the bytes of a value mean. Unknown references stay as they are; the reader of documents has refused them before.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(where: { $0 == UInt8(ascii: "&") || $0 < 0x20 }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&"), let end = bytes[index...].prefix(16).firstIndex(of: UInt8(ascii: ";")),
        let scalar = scalar(of: String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
      {
        result += Array(String(scalar).utf8)
        index = end + 1
        continue
      }
      // A pair of carriage return and line feed is one space.
      if byte == 0x0A, index > bytes.startIndex, bytes[index - 1] == 0x0D {
        index += 1
        continue
      }
      result.append(byte == 0x09 || byte == 0x0A || byte == 0x0D ? 0x20 : byte)
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func scalar(of reference: String) -> Unicode.Scalar? {
    switch reference {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard reference.hasPrefix("#") else { return nil }
    let digits = reference.dropFirst()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init)
  }
}
