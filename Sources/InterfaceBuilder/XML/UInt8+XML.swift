extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let ampersand = UInt8(ascii: "&")
  static let apostrophe = UInt8(ascii: "'")
  static let slash = UInt8(ascii: "/")
  static let semicolon = UInt8(ascii: ";")
  static let lessThan = UInt8(ascii: "<")
  static let equals = UInt8(ascii: "=")
  static let greaterThan = UInt8(ascii: ">")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")

  var isXMLSpace: Bool { self == .space || self == .lineFeed || self == .tab || self == .carriageReturn }

  /// Whether the byte may be part of a name. Bytes beyond ASCII may: nearly every letter is allowed there.
  var isXMLName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), 0x80...:
      true
    default:
      isXMLNameTail
    }
  }

  /// Whether the byte may be part of a name, but not its beginning.
  var isXMLNameTail: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }
}
