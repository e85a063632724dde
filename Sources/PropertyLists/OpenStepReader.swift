/// Reads the OpenStep form of property lists, in which Xcode keeps `project.pbxproj`: `{ key = value; }`, `( a, b )`, `"text"`,
/// `<00ff>`, with comments as in C.
///
/// Foundation reads this form as well, but says nothing about where a file is damaged, and recurses without limit. Linear in the
/// number of bytes.
package struct OpenStepReader {
  /// Lists nested deeper than this are refused. A project file has six levels.
  static let depthLimit = 64

  private var lexer: PropertyListLexer

  /// The value of a file.
  ///
  /// - Parameter bytes: valid UTF-8 without a byte order mark.
  /// - Throws: `ReadError` with a place if the bytes are damaged.
  package static func read(_ bytes: [UInt8]) throws(ReadError) -> PropertyList {
    var reader = OpenStepReader(bytes)
    let value = try reader.readValue(depth: 0)
    try reader.lexer.skipSpace()
    if reader.lexer.peek != nil { throw reader.lexer.failure("unexpected text after the end of the property list") }
    return value
  }

  private init(_ bytes: [UInt8]) { lexer = PropertyListLexer(bytes, .project) }

  // MARK: Values

  private mutating func readValue(depth: Int) throws(ReadError) -> PropertyList {
    try lexer.skipSpace()
    guard depth <= Self.depthLimit else {
      throw lexer.failure("the nesting of arrays and dictionaries is deeper than \(Self.depthLimit) levels")
    }
    switch lexer.peek {
    case UInt8(ascii: "{"): return try readDictionary(depth: depth)
    case UInt8(ascii: "("): return try readArray(depth: depth)
    case UInt8(ascii: "<"): return .text(try readData())
    default: return .text(try lexer.readText("a value"))
    }
  }

  private mutating func readDictionary(depth: Int) throws(ReadError) -> PropertyList {
    let start = lexer.place
    lexer.advance()
    var pairs: [(key: String, value: PropertyList, position: SourcePosition?)] = []
    while true {
      try lexer.skipSpace()
      guard let byte = lexer.peek else { throw lexer.failure("this { is not closed", at: start) }
      if byte == UInt8(ascii: "}") {
        lexer.advance()
        return .dictionary(pairs)
      }
      let position = lexer.position()
      let key = try lexer.readText("a key or }")
      try lexer.skipSpace()
      guard lexer.peek == UInt8(ascii: "=") else { throw lexer.failure("expected = after \(key)") }
      lexer.advance()
      let value = try readValue(depth: depth + 1)
      try lexer.skipSpace()
      guard lexer.peek == UInt8(ascii: ";") else { throw lexer.failure("expected ; after the value of \(key)") }
      lexer.advance()
      pairs.append((key, value, position))
    }
  }

  private mutating func readArray(depth: Int) throws(ReadError) -> PropertyList {
    let start = lexer.place
    lexer.advance()
    var values: [PropertyList] = []
    while true {
      try lexer.skipSpace()
      guard let byte = lexer.peek else { throw lexer.failure("this ( is not closed", at: start) }
      if byte == UInt8(ascii: ")") {
        lexer.advance()
        return .array(values)
      }
      values.append(try readValue(depth: depth + 1))
      try lexer.skipSpace()
      if lexer.peek == UInt8(ascii: ",") {
        lexer.advance()
      } else if lexer.peek != UInt8(ascii: ")") {
        throw lexer.peek == nil
          ? lexer.failure("this ( is not closed", at: start) : lexer.failure("expected , or )")
      }
    }
  }

  /// The digits between `<` and `>`. No caller needs bytes.
  private mutating func readData() throws(ReadError) -> String {
    let start = lexer.place
    lexer.advance()
    guard let digits = lexer.readText(before: UInt8(ascii: ">")) else {
      throw lexer.failure("this < is not closed", at: start)
    }
    return digits
  }
}
