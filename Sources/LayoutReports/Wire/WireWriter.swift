import Geometry

/// The text of a JSON document while it grows, and the objects and arrays that are open at its end.
final class WireWriter {
  private struct Level {
    var isArray: Bool
    var isEmpty = true
    /// Whether an element has begun a line, so that the closing bracket begins one too.
    var hasLines = false
    /// In levels of two spaces.
    var indent: Int
  }

  private var bytes: [UInt8] = []
  private var open: [Level] = []
  /// The indent of the line on which a value that is opened next stands.
  private var nextIndent = 0

  var text: String { String(decoding: bytes, as: UTF8.self) }
  var depth: Int { open.count }

  // MARK: Structure

  func begin(array isArray: Bool) {
    bytes.append(isArray ? UInt8(ascii: "[") : UInt8(ascii: "{"))
    open.append(Level(isArray: isArray, indent: nextIndent))
  }

  /// Closes what is open below a depth.
  func close(to depth: Int) {
    while open.count > depth {
      let level = open.removeLast()
      if level.isArray, level.hasLines { newLine(level.indent) }
      bytes.append(level.isArray ? UInt8(ascii: "]") : UInt8(ascii: "}"))
    }
  }

  /// Prepares for the next element of the array that is open last.
  func element(onOwnLine: Bool) {
    separate(onOwnLine: onOwnLine)
  }

  /// Prepares for a member of the object that is open last.
  func key(_ key: String, onOwnLine: Bool) {
    separate(onOwnLine: onOwnLine)
    string(key)
    bytes.append(UInt8(ascii: ":"))
  }

  private func separate(onOwnLine: Bool) {
    let last = open.count - 1
    if !open[last].isEmpty { bytes.append(UInt8(ascii: ",")) }
    if onOwnLine {
      open[last].hasLines = true
      newLine(open[last].indent + 1)
    } else if !open[last].isEmpty {
      bytes.append(UInt8(ascii: " "))
    }
    nextIndent = open[last].indent + (onOwnLine ? 1 : 0)
    open[last].isEmpty = false
  }

  private func newLine(_ indent: Int) {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<indent { bytes += [UInt8(ascii: " "), UInt8(ascii: " ")] }
  }

  // MARK: Values

  /// Writes a value of any type; one that encodes nothing is an empty object.
  ///
  /// - Parameter line: The value again, if it stands on its own line.
  func write(_ value: some Encodable, _ line: (any StandsOnItsOwnLine)?) throws {
    if let tree = line as? any WireTree { return try write(tree: tree) }
    let (count, depth) = (bytes.count, open.count)
    try value.encode(to: WireContext(writer: self, depth: depth))
    if bytes.count == count { begin(array: false) }
    close(to: depth)
  }

  /// Writes a tree node by node, with a stack of its own.
  private func write<Tree: WireTree>(tree: Tree) throws {
    var pending: [(children: [Tree], next: Int, depth: Int)] = []
    func enter(_ node: Tree) throws {
      let depth = open.count
      try node.encodeNode(to: WireContext(writer: self, depth: depth))
      if open.count == depth { begin(array: false) }
      close(to: depth + 1)
      key(Tree.childrenKey, onOwnLine: false)
      begin(array: true)
      pending.append((node.children, 0, depth))
    }
    try enter(tree)
    while let (children, next, depth) = pending.last {
      close(to: depth + 2)
      if next < children.count {
        pending[pending.count - 1].next += 1
        element(onOwnLine: true)
        try enter(children[next])
      } else {
        close(to: depth)
        pending.removeLast()
      }
    }
  }

  func null() { bytes += "null".utf8 }
  func bool(_ value: Bool) { bytes += (value ? "true" : "false").utf8 }
  func integer(_ value: some BinaryInteger) { bytes += String(value).utf8 }
  func number(_ value: Double) { bytes += WireNumber.text(value).utf8 }

  /// A string literal, escaped as RFC 8259 section 7 asks: quotation mark, backslash and U+0000 to U+001F.
  ///
  /// What ``VisibleText`` calls unsafe is escaped too: JSON pasted into a script would otherwise end its line at U+2028, and shown in
  /// a terminal it would do what an escape sequence says.
  func string(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    let isPlain = value.utf8.allSatisfy { byte in byte >= 0x20 && byte != 0x22 && byte != 0x5C && byte < 0x7F }
    if isPlain && !value.utf8.contains(UInt8(ascii: "#")) {
      bytes += value.utf8
    } else {
      var previous: Unicode.Scalar?
      for scalar in value.unicodeScalars {
        // `##[error]` is a command to a build server.
        if scalar == "#" && previous == "#" { escape(scalar) } else { self.scalar(scalar) }
        previous = scalar
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private func scalar(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": bytes += #"\""#.utf8
    case "\\": bytes += #"\\"#.utf8
    case "\u{8}": bytes += #"\b"#.utf8
    case "\u{C}": bytes += #"\f"#.utf8
    case "\n": bytes += #"\n"#.utf8
    case "\r": bytes += #"\r"#.utf8
    case "\t": bytes += #"\t"#.utf8
    case _ where VisibleText.isUnsafe(scalar): escape(scalar)
    default: bytes += UTF8.encode(scalar)!
    }
  }

  /// One number of UTF-16, or two for a character beyond the basic plane.
  private func escape(_ scalar: Unicode.Scalar) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      bytes += #"\u"#.utf8
      bytes += String(repeating: "0", count: 4 - digits.count).utf8
      bytes += digits.utf8
    }
  }
}
