/// The text of a file's bytes.
struct TextDocument {
  typealias Options = [NSAttributedString.DocumentReadingOptionKey: Any]

  let text: NSAttributedString
  let attributes: NSDictionary

  init(_ data: Data, options: Options) throws {
    let encoding = Self.encoding(options[.characterEncoding])
    let type = try Self.type(of: data, options)
    let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    switch type {
    case .html:
      var reader = HTMLText(try Self.string(data, encoding), defaults)
      text = reader.read()
    case .rtf:
      var reader = RichText(data)
      text = NSAttributedString(string: reader.read(), attributes: Self.withFont("Helvetica", defaults))
    case .plain:
      let plain = try Self.string(data, encoding)
      text = NSAttributedString(string: plain, attributes: Self.withFont("Helvetica", defaults))
    default:
      throw CocoaError(.fileReadUnsupportedScheme)
    }
    let used = encoding ?? .utf8
    attributes = ["DocumentType": type.rawValue, "CharacterEncoding": NSNumber(value: used.rawValue)]
  }

  static func withFont(_ name: String, _ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    var result = attributes
    if result[.font] == nil { result[.font] = UIFont(name: name, size: 12) }
    return result
  }

  private static func encoding(_ value: Any?) -> String.Encoding? {
    switch value {
    case let value as String.Encoding: value
    case let value as UInt: String.Encoding(rawValue: value)
    case let value as Int: UInt(exactly: value).map { String.Encoding(rawValue: $0) }
    case let value as NSNumber: String.Encoding(rawValue: value.uintValue)
    default: nil
    }
  }

  private static func type(of data: Data, _ options: Options) throws -> NSAttributedString.DocumentType {
    switch options[.documentType] {
    case let type as NSAttributedString.DocumentType: return type
    case let name as String: return .init(rawValue: name)
    default: break
    }
    if data.starts(with: Data("{\\rtf".utf8)) { return .rtf }
    let start = String(decoding: data.prefix(512), as: UTF8.self).lowercased()
    return start.contains("<html") || start.contains("<!doctype html") ? .html : .plain
  }

  private static func string(_ data: Data, _ encoding: String.Encoding?) throws -> String {
    if let encoding {
      guard let text = String(data: data, encoding: encoding) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      return text
    }
    return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
  }
}

/// The text of a rich text, without its attributes.
struct RichText {
  private let bytes: [UInt8]
  private var index = 0
  private var result = ""

  init(_ data: Data) { bytes = Array(data) }

  private struct Group {
    var isSkipped = false
    /// How many characters follow that stand for one in Unicode.
    var fallback = 1
  }

  /// Linear in the length of the file.
  mutating func read() -> String {
    var groups = [Group()]
    var left = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"): groups.append(groups.last ?? Group())
      case UInt8(ascii: "}"): if groups.count > 1 { groups.removeLast() }
      case UInt8(ascii: "\\"): control(&groups, &left)
      case 0x0A, 0x0D: break
      default:
        if left > 0 { left -= 1 } else { append(String(UnicodeScalar(byte)), groups) }
      }
    }
    return result
  }

  private mutating func append(_ text: String, _ groups: [Group]) {
    if groups.last?.isSkipped != true { result += text }
  }

  private mutating func control(_ groups: inout [Group], _ left: inout Int) {
    guard index < bytes.count else { return }
    let first = bytes[index]
    guard isLetter(first) else {
      index += 1
      switch first {
      case UInt8(ascii: "'"):
        let digits = String(decoding: bytes[index..<min(index + 2, bytes.count)], as: UTF8.self)
        index = min(index + 2, bytes.count)
        if left > 0 {
          left -= 1
        } else if let value = UInt8(digits, radix: 16) {
          append(String(data: Data([value]), encoding: .windowsCP1252) ?? "", groups)
        }
      case UInt8(ascii: "*"): groups[groups.count - 1].isSkipped = true
      case UInt8(ascii: "~"): append("\u{A0}", groups)
      case UInt8(ascii: "_"): append("\u{2011}", groups)
      case UInt8(ascii: "-"): append("\u{AD}", groups)
      case 0x0A, 0x0D: append("\n", groups)
      default: append(String(UnicodeScalar(first)), groups)
      }
      return
    }
    var word = ""
    while index < bytes.count, isLetter(bytes[index]), word.count < 32 {
      word.unicodeScalars.append(UnicodeScalar(bytes[index]))
      index += 1
    }
    var digits = ""
    while index < bytes.count, digits.count < 10,
      bytes[index] == UInt8(ascii: "-") && digits.isEmpty || isDigit(bytes[index])
    {
      digits.unicodeScalars.append(UnicodeScalar(bytes[index]))
      index += 1
    }
    if index < bytes.count, bytes[index] == 0x20 { index += 1 }
    apply(word, Int(digits), &groups, &left)
  }

  private mutating func apply(_ word: String, _ number: Int?, _ groups: inout [Group], _ left: inout Int) {
    switch word {
    case "par", "line", "row": append("\n", groups)
    case "tab", "cell": append("\t", groups)
    case "emdash": append("\u{2014}", groups)
    case "endash": append("\u{2013}", groups)
    case "bullet": append("\u{2022}", groups)
    case "lquote": append("\u{2018}", groups)
    case "rquote": append("\u{2019}", groups)
    case "ldblquote": append("\u{201C}", groups)
    case "rdblquote": append("\u{201D}", groups)
    case "uc": groups[groups.count - 1].fallback = min(max(number ?? 1, 0), 16)
    case "u":
      let value = UInt32(truncatingIfNeeded: (number ?? 0) < 0 ? (number ?? 0) + 65536 : number ?? 0)
      append(UnicodeScalar(value).map { String($0) } ?? "\u{FFFD}", groups)
      left = groups.last?.fallback ?? 1
    case "bin": index = min(bytes.count, index + max(0, number ?? 0))
    case "fonttbl", "colortbl", "stylesheet", "info", "pict", "header", "footer", "object", "listtable",
      "listoverridetable":
      groups[groups.count - 1].isSkipped = true
    default: break
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte || 0x61...0x7A ~= byte }
  private func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
