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
    case .rtfd where !data.starts(with: Data("{\\rtf".utf8)): throw CocoaError(.fileReadUnsupportedScheme)
    case .rtf, .rtfd:
      var reader = RichTextReader(data, defaults: Self.withFont("Helvetica", defaults))
      text = reader.read()
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
