/// Writes Rich Text Format: what ``RichTextReader`` reads.
struct RichTextWriter {
  private var fonts: [String] = []
  private var colors: [RichTextColor] = []
  private var body = ""
  /// Names of the files beside the text, by attachment in the order of the text; nil leaves attachments out.
  private let names: [String]?
  private var attachments = 0

  /// A text as bytes.
  static func data(of text: NSAttributedString, attachments names: [String]? = nil) -> Data {
    var writer = RichTextWriter(names: names)
    writer.write(text)
    return Data(writer.file.utf8)
  }

  private init(names: [String]?) { self.names = names }

  private mutating func write(_ text: NSAttributedString) {
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      if let url = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap({ URL(string: $0) }) {
        body += "{\\field{\\*\\fldinst{HYPERLINK \"\(Self.escaped(url.absoluteString))\"}}{\\fldrslt "
        writeRun(attributes, string.substring(with: range))
        body += "}}"
      } else {
        writeRun(attributes, string.substring(with: range))
      }
    }
  }

  private mutating func writeRun(_ attributes: [NSAttributedString.Key: Any], _ text: String) {
    body += "{\\pard" + paragraph(attributes[.paragraphStyle] as? NSParagraphStyle)
    if let font = attributes[.font] as? UIFont {
      let traits = font.fontDescriptor.symbolicTraits
      body += "\\f\(Self.number(of: font.familyName, in: &fonts))\\fs\(Int((font.pointSize * 2).rounded()))"
      if traits.contains(.traitBold) { body += "\\b" }
      if traits.contains(.traitItalic) { body += "\\i" }
    }
    if isSet(attributes[.underlineStyle]) { body += "\\ul" }
    if isSet(attributes[.strikethroughStyle]) { body += "\\strike" }
    // Number 0 of the table is no color.
    if let color = (attributes[.foregroundColor] as? UIColor).flatMap(RichTextColor.init) {
      body += "\\cf\(Self.number(of: color, in: &colors) + 1)"
    }
    if let color = (attributes[.backgroundColor] as? UIColor).flatMap(RichTextColor.init) {
      body += "\\cb\(Self.number(of: color, in: &colors) + 1)"
    }
    body += " "
    if attributes[.attachment] is NSTextAttachment { writeAttachment() } else { body += Self.escaped(text) }
    body += "}"
  }

  private mutating func writeAttachment() {
    guard let names, attachments < names.count else { return }
    body += "{{\\NeXTGraphic \(Self.escaped(names[attachments])) }\\'ac}"
    attachments += 1
  }

  private func paragraph(_ style: NSParagraphStyle?) -> String {
    guard let style else { return "" }
    let alignment =
      switch style.alignment {
      case .left: "\\ql"
      case .center: "\\qc"
      case .right: "\\qr"
      case .justified: "\\qj"
      default: ""
      }
    let (head, first) = (Int((style.headIndent * 20).rounded()), Int((style.firstLineHeadIndent * 20).rounded()))
    return alignment + (head != 0 ? "\\li\(head)" : "") + (first != head ? "\\fi\(first - head)" : "")
  }

  private func isSet(_ value: Any?) -> Bool { (value as? Int ?? (value as? NSNumber)?.intValue ?? 0) != 0 }

  private static func number<Value: Hashable>(of value: Value, in table: inout [Value]) -> Int {
    if let index = table.firstIndex(of: value) { return index }
    table.append(value)
    return table.count - 1
  }

  private var file: String {
    let fonts = fonts.enumerated().map { "{\\f\($0.offset)\\fnil \(Self.escaped($0.element));}" }.joined()
    let colors = colors.map { "\\red\($0.red)\\green\($0.green)\\blue\($0.blue);" }.joined()
    return "{\\rtf1\\ansi\\ansicpg1252\\uc0{\\fonttbl\(fonts)}{\\colortbl;\(colors)}\n\(body)}"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
      switch unit {
      case 0x0A, 0x0D, 0x2029: result += "\\par\n"
      case 0x2028: result += "\\line "
      case 0x09: result += "\\tab "
      case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x20..<0x7F: result += String(UnicodeScalar(UInt8(unit)))
      default: result += "\\u\(Int16(bitPattern: unit)) "
      }
    }
    return result
  }
}
