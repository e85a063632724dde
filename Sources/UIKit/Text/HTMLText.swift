/// The text of a page, with the attributes of a few tags: no style sheet is read.
struct HTMLText {
  private let source: [Character]
  private var index = 0
  private var runs: [(text: String, style: Style)] = []
  private let defaults: [NSAttributedString.Key: Any]

  private struct Style: Equatable {
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    var isPreformatted = false
    var size: CGFloat = 12
    var link: String?
  }

  init(_ text: String, _ defaults: [NSAttributedString.Key: Any]) {
    source = Array(text)
    self.defaults = defaults
  }

  /// Linear in the length of the page.
  mutating func read() -> NSAttributedString {
    var stack: [(tag: String, style: Style)] = [("", Style())]
    while index < source.count {
      if source[index] == "<" {
        tag(&stack)
      } else {
        let start = index
        while index < source.count, source[index] != "<" { index += 1 }
        append(Self.decoded(source[start..<index]), stack.last?.style ?? Style())
      }
    }
    trim()
    let result = NSMutableAttributedString(string: "")
    for run in runs { result.append(NSAttributedString(string: run.text, attributes: attributes(of: run.style))) }
    return result
  }

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "table", "tr", "blockquote", "pre", "section",
    "article",
    "header", "footer", "body", "html",
  ]
  private static let empty: Set<String> = [
    "br", "img", "hr", "meta", "link", "input", "!doctype", "col", "wbr", "base", "source",
  ]

  private mutating func tag(_ stack: inout [(tag: String, style: Style)]) {
    if source[index...].starts(with: Array("<!--")) {
      while index < source.count, !source[index...].starts(with: Array("-->")) { index += 1 }
      index = min(index + 3, source.count)
      return
    }
    let start = index + 1
    while index < source.count, source[index] != ">" { index += 1 }
    let content = String(source[min(start, index)..<index])
    index = min(index + 1, source.count)
    let isEnd = content.hasPrefix("/")
    let name = content.drop { $0 == "/" }.prefix { !$0.isWhitespace && $0 != "/" && $0 != ">" }.lowercased()
    if ["script", "style", "head", "title"].contains(name), !isEnd { return skip(name) }
    if Self.blocks.contains(name) { newline() }
    if name == "br" { runs.append(("\n", stack.last?.style ?? Style())) }
    if isEnd {
      if let place = stack.lastIndex(where: { $0.tag == name }), place > 0 { stack.removeSubrange(place...) }
      return
    }
    guard !Self.empty.contains(name), !content.hasSuffix("/"), stack.count < 512 else { return }
    var style = stack.last?.style ?? Style()
    switch name {
    case "b", "strong", "th": style.isBold = true
    case "i", "em", "cite", "var", "dfn": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruckThrough = true
    case "pre": style.isPreformatted = true
    case "a": style.link = Self.attribute("href", of: content)
    // As style sheets of browsers have them: 2, 1.5, 1.17, 1, 0.83 and 0.67 times the size of text.
    case "h1": (style.isBold, style.size) = (true, 24)
    case "h2": (style.isBold, style.size) = (true, 18)
    case "h3": (style.isBold, style.size) = (true, 14)
    case "h4": style.isBold = true
    case "h5": (style.isBold, style.size) = (true, 10)
    case "h6": (style.isBold, style.size) = (true, 8)
    case "li": runs.append(("\t\u{2022}\t", style))
    default: break
    }
    stack.append((name, style))
  }

  private mutating func skip(_ name: String) {
    let end = Array("</" + name)
    while index < source.count {
      if source[index] == "<", String(source[index..<min(index + end.count, source.count)]).lowercased() == String(end)
      {
        return
      }
      index += 1
    }
  }

  private static func attribute(_ name: String, of tag: String) -> String? {
    guard let range = tag.range(of: name + "=", options: .caseInsensitive) else { return nil }
    let rest = tag[range.upperBound...]
    guard let quote = rest.first else { return nil }
    let value =
      quote == "\"" || quote == "'" ? rest.dropFirst().prefix { $0 != quote } : rest.prefix { !$0.isWhitespace }
    return decoded(Array(value)[...])
  }

  /// Begins a line unless one begins here.
  private mutating func newline() {
    trim(spacesOnly: true)
    if let last = runs.last, last.text.last != "\n" { runs.append(("\n", last.style)) }
  }

  private mutating func append(_ text: String, _ style: Style) {
    guard !style.isPreformatted else {
      runs.append((text, style))
      return
    }
    var collapsed = ""
    var previous = runs.last?.text.last ?? "\n"
    for character in text {
      let isSpace = character == " " || character.isNewline || character == "\t"
      if isSpace, previous == " " || previous == "\n" || previous == "\t" { continue }
      previous = isSpace ? " " : character
      collapsed.append(previous)
    }
    guard !collapsed.isEmpty else { return }
    if let last = runs.last, last.style == style {
      runs[runs.count - 1].text += collapsed
    } else {
      runs.append((collapsed, style))
    }
  }

  private mutating func trim(spacesOnly: Bool = false) {
    while let last = runs.last?.text.last, last == " " || !spacesOnly && last == "\n" {
      runs[runs.count - 1].text.removeLast()
      if runs[runs.count - 1].text.isEmpty { runs.removeLast() }
    }
  }

  private func attributes(of style: Style) -> [NSAttributedString.Key: Any] {
    var result = defaults
    let given = defaults[.font] as? UIFont
    let base = given ?? UIFont(name: "Times New Roman", size: style.size) ?? .systemFont(ofSize: style.size)
    var traits = base.fontDescriptor.symbolicTraits
    if style.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    let descriptor = style.isBold || style.isItalic ? base.fontDescriptor.withSymbolicTraits(traits) : nil
    result[.font] = descriptor.map { UIFont(descriptor: $0, size: base.pointSize) } ?? base
    if style.isUnderlined || style.link != nil { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruckThrough { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link = style.link { result[.link] = URL(string: link) ?? link as Any }
    return result
  }

  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "hellip": "…",
    "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "euro": "€",
    "trade": "™",
    "middot": "·", "laquo": "«", "raquo": "»", "times": "×", "deg": "°", "shy": "\u{AD}",
  ]

  /// With the characters that entities stand for.
  private static func decoded(_ text: ArraySlice<Character>) -> String {
    var (result, index) = ("", text.startIndex)
    while index < text.endIndex {
      guard text[index] == "&", let end = text[index..<min(index + 12, text.endIndex)].firstIndex(of: ";") else {
        result.append(text[index])
        index += 1
        continue
      }
      let name = String(text[index + 1..<end])
      let number =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      if let found = names[name] ?? number.flatMap({ UnicodeScalar($0) }).map({ String($0) }) {
        result += found
        index = end + 1
      } else {
        result.append("&")
        index += 1
      }
    }
    return result
  }
}
