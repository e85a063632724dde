import PropertyLists

/// Reads project files and strings files of the old form of property lists without losing a byte. Linear in the number of bytes.
struct OpenStepTreeReader {
  private let bytes: [UInt8]
  private var lexer: PropertyListLexer

  /// - Throws: `ReadError` with a place if the bytes are damaged.
  static func project(_ bytes: [UInt8]) throws(ReadError) -> KeyedTree {
    var reader = OpenStepTreeReader(bytes, .project)
    try reader.lexer.skipSpace()
    let start = reader.lexer.place
    let root = try reader.value(key: nil, leadStart: 0, start: start, depth: 0)
    try reader.lexer.skipSpace()
    if reader.lexer.peek != nil { throw reader.lexer.failure("unexpected text after the end of the property list") }
    guard root.kind == .dictionary, root["objects"] != nil, root["rootObject"] != nil else {
      throw ReadError(
        "the file is not an Xcode project: it has no objects, or no rootObject", at: .of(start, in: bytes))
    }
    return KeyedTree(syntax: .openStep, bytes: bytes, root: root)
  }

  /// - Throws: `ReadError` with a place if the bytes are damaged.
  static func strings(_ bytes: [UInt8]) throws(ReadError) -> KeyedTree {
    var reader = OpenStepTreeReader(bytes, .strings)
    let head = reader.headEnd()
    let children = try reader.entries(from: head, depth: 0)
    let end = reader.lexer.place
    if reader.lexer.peek != nil { throw reader.lexer.failure("expected a key") }
    let root = KeyedItem(
      .dictionary, key: nil, children: children, leadStart: 0, start: head, openEnd: head, closeStart: end, coreEnd: end
    )
    return KeyedTree(syntax: .openStep, bytes: bytes, root: root)
  }

  private init(_ bytes: [UInt8], _ form: PropertyListLexer.Form) {
    self.bytes = bytes
    lexer = PropertyListLexer(bytes, form)
  }

  /// Where the comment at the head of a strings file ends: behind the first one, if an empty line follows.
  private func headEnd() -> Int {
    var index = 0
    var lineEnds = 0
    var isBehindComment = false
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A:
        lineEnds += 1
        index += 1
        if isBehindComment, lineEnds == 2 { return index }
      case 0x20, 0x09, 0x0D: index += 1
      case UInt8(ascii: "/") where bytes[index...].starts(with: [0x2F, 0x2A]) && !isBehindComment:
        var end = index + 2
        while end + 1 < bytes.count, bytes[end] != 0x2A || bytes[end + 1] != 0x2F { end += 1 }
        index = end + 2
        (isBehindComment, lineEnds) = (true, 0)
      case UInt8(ascii: "/") where bytes[index...].starts(with: [0x2F, 0x2F]):
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        (isBehindComment, lineEnds) = (true, 0)
      default: return 0
      }
    }
    return 0
  }

  // MARK: Values

  private mutating func value(key: String?, leadStart: Int, start: Int, depth: Int) throws(ReadError) -> KeyedItem {
    let place = lexer.place
    guard depth <= KeyedFormat.depthLimit else {
      throw lexer.failure("the nesting of arrays and dictionaries is deeper than \(KeyedFormat.depthLimit) levels")
    }
    let children: [KeyedItem]
    let kind: KeyedItem.Kind
    switch lexer.peek {
    case UInt8(ascii: "{"):
      lexer.advance()
      children = try entries(from: lexer.place, depth: depth)
      guard lexer.peek == UInt8(ascii: "}") else {
        throw lexer.peek == nil
          ? lexer.failure("this { is not closed", at: place) : lexer.failure("expected a key or }")
      }
      kind = .dictionary
    case UInt8(ascii: "("):
      lexer.advance()
      children = try items(from: lexer.place, depth: depth)
      guard lexer.peek == UInt8(ascii: ")") else {
        throw lexer.peek == nil
          ? lexer.failure("this ( is not closed", at: place) : lexer.failure("expected , or )")
      }
      kind = .list
    case UInt8(ascii: "<"):
      lexer.advance()
      guard let digits = lexer.readText(before: UInt8(ascii: ">")) else {
        throw lexer.failure("this < is not closed", at: place)
      }
      return text("<\(digits)>", key, leadStart, start)
    default:
      let characters = try lexer.readText("a value")
      return text(characters, key, leadStart, start)
    }
    let close = lexer.place
    lexer.advance()
    return KeyedItem(
      kind, key: key, children: children, leadStart: leadStart, start: start, openEnd: place + 1, closeStart: close,
      coreEnd: close + 1)
  }

  private func text(_ text: String, _ key: String?, _ leadStart: Int, _ start: Int) -> KeyedItem {
    KeyedItem(
      .text, key: key, text: text, leadStart: leadStart, start: start, openEnd: lexer.place, closeStart: lexer.place,
      coreEnd: lexer.place)
  }

  /// What a dictionary holds, up to its bracket or the end.
  private mutating func entries(from first: Int, depth: Int) throws(ReadError) -> [KeyedItem] {
    var children: [KeyedItem] = []
    var leadStart = first
    while lexer.place < leadStart { lexer.advance() }
    while true {
      try lexer.skipSpace()
      guard let byte = lexer.peek, byte != UInt8(ascii: "}") else { return children }
      let start = lexer.place
      let key = try lexer.readText("a key")
      try lexer.skipSpace()
      let item: KeyedItem
      // In strings files a key alone stands for itself.
      if lexer.peek == UInt8(ascii: ";"), depth == 0 {
        item = text(key, key, leadStart, start)
      } else {
        guard lexer.peek == UInt8(ascii: "=") else { throw lexer.failure("expected = after \(key)") }
        lexer.advance()
        try lexer.skipSpace()
        item = try value(key: key, leadStart: leadStart, start: start, depth: depth + 1)
      }
      try lexer.skipSpace()
      guard lexer.peek == UInt8(ascii: ";") else { throw lexer.failure("expected ; after the value of \(key)") }
      lexer.advance()
      (item.coreEnd, item.separatorEnd) = (lexer.place, lexer.place)
      item.end = TrailingComment.end(from: lexer.place, in: bytes, .openStep)
      leadStart = item.end
      while lexer.place < leadStart { lexer.advance() }
      children.append(item)
    }
  }

  /// What a list holds, up to its bracket or the end.
  private mutating func items(from first: Int, depth: Int) throws(ReadError) -> [KeyedItem] {
    var children: [KeyedItem] = []
    var leadStart = first
    while true {
      try lexer.skipSpace()
      guard let byte = lexer.peek, byte != UInt8(ascii: ")") else { return children }
      let item = try value(key: nil, leadStart: leadStart, start: lexer.place, depth: depth + 1)
      // What the value is called, which stands before the comma.
      item.coreEnd = TrailingComment.end(from: lexer.place, in: bytes, .openStep)
      try lexer.skipSpace()
      if lexer.peek == UInt8(ascii: ",") {
        item.coreEnd = lexer.place
        lexer.advance()
        item.isSeparated = true
        item.separatorEnd = lexer.place
        item.end = TrailingComment.end(from: lexer.place, in: bytes, .openStep)
      } else {
        (item.separatorEnd, item.end) = (item.coreEnd, item.coreEnd)
      }
      leadStart = item.end
      while lexer.place < leadStart { lexer.advance() }
      children.append(item)
      if !item.isSeparated { return children }
    }
  }
}
