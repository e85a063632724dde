/// A piece of Swift source. Comments and white space are between tokens.
struct Token: Equatable {
  enum Kind: UInt8 {
    /// An identifier or a keyword.
    case word
    /// An identifier between backticks, which is never a keyword.
    case quotedWord
    case number
    /// A part of a string literal between its quotes and interpolations, or a regular expression.
    case text
    /// `#` and a word, as in `#selector`.
    case pound
    /// One character, or `->`.
    case punctuation
  }

  var kind: Kind
  /// Offsets of the first byte and of the byte after the last.
  var start: Int
  var end: Int
  /// Whether it is the first token of its line.
  var startsLine: Bool
}

/// A source with the tokens that a build may compile, and the partner of each bracket.
struct TokenizedSource {
  let bytes: [UInt8]
  let tokens: [Token]
  /// For each bracket the index of its partner, else -1. Brackets that do not match have none.
  let partners: [Int]

  /// Takes linear time in the number of bytes, whatever they are.
  init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  /// - Parameter build: by which code is left out that no build compiles; see ``ActiveTokens``.
  init(bytes: [UInt8], build: BuildConditions = BuildConditions()) {
    self.bytes = bytes
    var lexer = Lexer(bytes)
    lexer.run()
    tokens = ActiveTokens.of(lexer.tokens, bytes, build)
    partners = Self.match(bytes, tokens)
  }

  private static func match(_ bytes: [UInt8], _ tokens: [Token]) -> [Int] {
    var partners = [Int](repeating: -1, count: tokens.count)
    var open: [(index: Int, closer: UInt8)] = []
    for (index, token) in tokens.enumerated() where token.kind == .punctuation {
      switch bytes[token.start] {
      case UInt8(ascii: "("): open.append((index, UInt8(ascii: ")")))
      case UInt8(ascii: "["): open.append((index, UInt8(ascii: "]")))
      case UInt8(ascii: "{"): open.append((index, UInt8(ascii: "}")))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        // A closer without its opener is skipped, so that one mistake does not unpair all that follows.
        guard let last = open.last, last.closer == bytes[token.start] else { continue }
        partners[last.index] = index
        partners[index] = last.index
        open.removeLast()
      default: break
      }
    }
    return partners
  }

  var count: Int { tokens.count }

  /// The text of a token; empty behind the last.
  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return text(tokens[index].start, tokens[index].end)
  }

  func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

  /// The source from one token to another, both included, with what lies between them.
  func text(from first: Int, through last: Int) -> String {
    guard first <= last, tokens.indices.contains(first), tokens.indices.contains(last) else { return "" }
    return text(tokens[first].start, tokens[last].end)
  }

  /// Whether the token is this keyword, mark or directive.
  func `is`(_ index: Int, _ word: StaticString) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let token = tokens[index]
    guard token.kind != .quotedWord, token.kind != .text, token.end - token.start == word.utf8CodeUnitCount else {
      return false
    }
    for offset in 0..<word.utf8CodeUnitCount where bytes[token.start + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && (tokens[index].kind == .word || tokens[index].kind == .quotedWord)
  }

  /// Whether nothing, not even white space, is between the token and the one before it.
  func adjoins(_ index: Int) -> Bool {
    index > 0 && index < tokens.count && tokens[index].start == tokens[index - 1].end
  }

  /// Whether the token opens the arguments of the attribute before it. Of other attributes than `@objc` a parenthesis after a
  /// space may be a type's.
  func beginsArguments(_ index: Int, of attribute: String) -> Bool {
    self.is(index, "(") && (adjoins(index) || (attribute == "objc" && !tokens[index].startsLine))
  }

  /// The identifier without backticks.
  func name(_ index: Int) -> String { text(index).unquoted }

  /// The line, from 1, and the column in bytes, from 1, of an offset. Linear in the offset.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var start = 0
    for (index, byte) in bytes.prefix(offset).enumerated() where byte == UInt8(ascii: "\n") {
      line += 1
      start = index + 1
    }
    return (line, offset - start + 1)
  }
}

extension String {
  /// Without the backticks of a quoted identifier.
  var unquoted: String { hasPrefix("`") ? String(filter { $0 != "`" }) : self }

  /// With the first letter in upper case.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
