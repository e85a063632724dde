/// Reads the old form of property lists that `.strings` files have: `"key" = "text";`, with comments as in C.
///
/// A key or text of letters, digits and `_ - . $ / :` may stand without quotes; `key;` is its own text. Linear in the length.
struct StringsReader {
  struct Entry {
    var key: String
    var text: String
    var position: SourcePosition
  }

  private var lexer: PropertyListLexer

  /// - Parameter bytes: valid UTF-8 without byte order mark.
  init(_ bytes: [UInt8]) { lexer = PropertyListLexer(bytes, .strings) }

  /// The next entry, nil at the end of the file.
  mutating func next() throws(ReadError) -> Entry? {
    try lexer.skipSpace()
    guard lexer.peek != nil else { return nil }
    let position = lexer.position()
    let key = try lexer.readText("a key")
    try lexer.skipSpace()
    var text = key
    if lexer.peek == UInt8(ascii: "=") {
      lexer.advance()
      try lexer.skipSpace()
      text = try lexer.readText("a text")
      try lexer.skipSpace()
    }
    guard lexer.peek == UInt8(ascii: ";") else {
      throw lexer.failure("a semicolon is missing after the text of \"\(key)\"")
    }
    lexer.advance()
    return Entry(key: key, text: text, position: position)
  }
}
