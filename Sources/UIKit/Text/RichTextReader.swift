/// Reads Rich Text Format: fonts, bold, italic, underlined and struck text, sizes, colors, links, and alignment and indents of paragraphs.
/// What else there is counts as text without it (DEVIATIONS.md, 335). Source: Microsoft's Rich Text Format Specification, version 1.9.1.
struct RichTextReader {
  private let bytes: [UInt8]
  private let defaults: [NSAttributedString.Key: Any]
  private var index = 0
  private let result = NSMutableAttributedString()
  private var groups = [Group()]
  private var fonts: [Int: String] = [:]
  private var colors: [RichTextColor?] = []
  private var color: RichTextColor?
  /// Text that was read and has the style of ``pendingStyle``.
  private var pending = ""
  private var pendingStyle = RichTextStyle()
  /// How many characters are left that stand for one in Unicode.
  private var left = 0
  private var attributes: [RichTextStyle: [NSAttributedString.Key: Any]] = [:]

  /// Where the text of a group belongs.
  private enum Destination { case document, nowhere, fonts, colors, instruction }

  private struct Group {
    var destination = Destination.document
    var style = RichTextStyle()
    /// How many characters follow that stand for one in Unicode.
    var fallback = 1
    /// Whether a group whose first word is not known is left out.
    var isOptional = false
    var isField = false
    /// The text of an instruction, or of a font's name.
    var words = ""
  }

  /// - Parameter defaults: Of text without attributes of its own; its font counts where the text names none.
  init(_ data: Data, defaults: [NSAttributedString.Key: Any]) {
    bytes = Array(data)
    self.defaults = defaults
  }

  /// Linear in the length of the file.
  mutating func read() -> NSAttributedString {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"):
        var group = groups[groups.count - 1]
        (group.isOptional, group.isField, group.words) = (false, false, "")
        groups.append(group)
      case UInt8(ascii: "}"): close()
      case UInt8(ascii: "\\"): control()
      case 0x0A, 0x0D: break
      default: if left > 0 { left -= 1 } else { append(String(UnicodeScalar(byte))) }
      }
    }
    flush()
    return result
  }

  // MARK: Text

  private mutating func append(_ text: String) {
    let last = groups.count - 1
    switch groups[last].destination {
    case .document:
      if groups[last].style != pendingStyle {
        flush()
        pendingStyle = groups[last].style
      }
      pending += text
    case .nowhere: break
    case .fonts:
      guard text == ";" else { return groups[last].words += text }
      if let number = groups[last].style.font { fonts[number] = groups[last].words }
      groups[last].words = ""
    case .colors:
      guard text == ";" else { return }
      colors.append(color)
      color = nil
    case .instruction: groups[last].words += text
    }
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    result.append(NSAttributedString(string: pending, attributes: attributes(of: pendingStyle)))
    pending = ""
  }

  /// A group ends; an instruction says where the link around it leads.
  private mutating func close() {
    guard groups.count > 1, let group = groups.popLast() else { return }
    guard group.destination == .instruction else { return }
    // The text may stand in a group inside of that of the instruction.
    if groups[groups.count - 1].destination == .instruction { return groups[groups.count - 1].words += group.words }
    let parts = group.words.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0].trimmingCharacters(in: .whitespaces).uppercased() == "HYPERLINK",
      let field = groups.lastIndex(where: \.isField)
    else { return }
    for place in field..<groups.count { groups[place].style.link = URL(string: String(parts[1])) }
  }

  // MARK: Attributes

  private mutating func attributes(of style: RichTextStyle) -> [NSAttributedString.Key: Any] {
    if let made = attributes[style] { return made }
    var made = defaults
    made[.font] = font(of: style)
    if style.isUnderlined { made[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruck { made[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let color = color(style.color) { made[.foregroundColor] = color }
    if let color = color(style.background) { made[.backgroundColor] = color }
    if let link = style.link { made[.link] = link }
    if style.alignment != nil || style.firstLineIndent != 0 || style.headIndent != 0 {
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = style.alignment ?? .natural
      paragraph.headIndent = style.headIndent
      paragraph.firstLineHeadIndent = style.headIndent + style.firstLineIndent
      made[.paragraphStyle] = paragraph
    }
    attributes[style] = made
    return made
  }

  private func color(_ number: Int) -> UIColor? {
    colors.indices.contains(number) ? colors[number]?.color : nil
  }

  private func font(of style: RichTextStyle) -> UIFont? {
    let given = defaults[.font] as? UIFont
    let size = style.halfPoints.map { CGFloat($0) / 2 } ?? given?.pointSize ?? 12
    let name = style.font.flatMap { fonts[$0]?.trimmingCharacters(in: .whitespaces) }
    let isSystem = name.map { $0.hasPrefix(".SF") || $0.hasPrefix(".AppleSystem") } ?? false
    let plain =
      isSystem
      ? UIFont.systemFont(ofSize: size)
      : name.flatMap { UIFont(name: $0, size: size) } ?? given?.withSize(size) ?? UIFont.systemFont(ofSize: size)
    var traits = plain.fontDescriptor.symbolicTraits
    if style.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    guard traits != plain.fontDescriptor.symbolicTraits,
      let descriptor = plain.fontDescriptor.withSymbolicTraits(traits)
    else { return plain }
    return UIFont(descriptor: descriptor, size: size)
  }

  // MARK: Control words

  private mutating func control() {
    guard index < bytes.count else { return }
    let first = bytes[index]
    guard isLetter(first) else {
      index += 1
      return symbol(first)
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
    let last = groups.count - 1
    if groups[last].isOptional {
      groups[last].isOptional = false
      if word != "fldinst" { groups[last].destination = .nowhere }
    }
    if groups[last].destination == .nowhere, word != "bin" { return }
    apply(word, Int(digits))
  }

  private mutating func symbol(_ sign: UInt8) {
    switch sign {
    case UInt8(ascii: "'"):
      let digits = String(decoding: bytes[index..<min(index + 2, bytes.count)], as: UTF8.self)
      index = min(index + 2, bytes.count)
      if left > 0 {
        left -= 1
      } else if let value = UInt8(digits, radix: 16) {
        append(String(data: Data([value]), encoding: .windowsCP1252) ?? "")
      }
    case UInt8(ascii: "*"): groups[groups.count - 1].isOptional = true
    case UInt8(ascii: "~"): append("\u{A0}")
    case UInt8(ascii: "_"): append("\u{2011}")
    case UInt8(ascii: "-"): append("\u{AD}")
    case 0x0A, 0x0D: append("\n")
    default: append(String(UnicodeScalar(sign)))
    }
  }

  private mutating func apply(_ word: String, _ number: Int?) {
    if let text = Self.texts[word] { return append(text) }
    let last = groups.count - 1
    let isOn = number != 0
    switch word {
    case "b": groups[last].style.isBold = isOn
    case "i": groups[last].style.isItalic = isOn
    case "ul": groups[last].style.isUnderlined = isOn
    case "ulnone": groups[last].style.isUnderlined = false
    case "strike": groups[last].style.isStruck = isOn
    case "f": groups[last].style.font = number
    case "fs": groups[last].style.halfPoints = number.map { min(max($0, 2), 4000) }
    case "cf": groups[last].style.color = number ?? 0
    case "cb", "highlight": groups[last].style.background = number ?? 0
    case "plain": groups[last].style.plain()
    case "pard":
      groups[last].style.alignment = nil
      (groups[last].style.firstLineIndent, groups[last].style.headIndent) = (0, 0)
    case "ql": groups[last].style.alignment = .left
    case "qc": groups[last].style.alignment = .center
    case "qr": groups[last].style.alignment = .right
    case "qj": groups[last].style.alignment = .justified
    case "fi": groups[last].style.firstLineIndent = CGFloat(number ?? 0) / 20
    case "li": groups[last].style.headIndent = CGFloat(number ?? 0) / 20
    case "red": color = changed(color) { $0.red = number ?? 0 }
    case "green": color = changed(color) { $0.green = number ?? 0 }
    case "blue": color = changed(color) { $0.blue = number ?? 0 }
    case "uc": groups[last].fallback = min(max(number ?? 1, 0), 16)
    case "u":
      let value = UInt32(truncatingIfNeeded: (number ?? 0) < 0 ? (number ?? 0) + 65536 : number ?? 0)
      appendUnit(value)
      left = groups[last].fallback
    case "bin": index = min(bytes.count, index + max(0, number ?? 0))
    case "field": groups[last].isField = true
    case "fldinst": groups[last].destination = .instruction
    case "fonttbl": groups[last].destination = .fonts
    case "colortbl": groups[last].destination = .colors
    case "NeXTGraphic":
      // An attachment, whose group has a sign in its place.
      for place in max(0, last - 1)...last { groups[place].destination = .nowhere }
    case "stylesheet", "info", "pict", "header", "footer", "object", "listtable", "listoverridetable":
      groups[last].destination = .nowhere
    default: break
    }
  }

  private func changed(_ color: RichTextColor?, _ change: (inout RichTextColor) -> Void) -> RichTextColor {
    var color = color ?? RichTextColor()
    change(&color)
    return color
  }

  /// The first half of a pair of units of UTF-16.
  private var high: UInt32?

  private mutating func appendUnit(_ unit: UInt32) {
    switch unit {
    case 0xD800...0xDBFF: high = unit
    case 0xDC00...0xDFFF:
      let scalar = high.flatMap { UnicodeScalar(0x10000 + ($0 - 0xD800) << 10 + (unit - 0xDC00)) }
      append(scalar.map { String($0) } ?? "\u{FFFD}")
      high = nil
    default: append(UnicodeScalar(unit).map { String($0) } ?? "\u{FFFD}")
    }
  }

  private static let texts = [
    "par": "\n", "line": "\u{2028}", "row": "\n", "tab": "\t", "cell": "\t", "emdash": "\u{2014}",
    "endash": "\u{2013}", "bullet": "\u{2022}", "lquote": "\u{2018}", "rquote": "\u{2019}",
    "ldblquote": "\u{201C}", "rdblquote": "\u{201D}",
  ]

  private func isLetter(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte || 0x61...0x7A ~= byte }
  private func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
