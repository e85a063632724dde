/// Splits Swift source into tokens. It accepts every sequence of bytes: what is no Swift becomes marks of one byte.
///
/// The code of an interpolation is between the text tokens of its literal, with its parentheses, so that brackets match
/// across literals. Literals inside of interpolations are kept on a list, not on the stack of calls.
struct Lexer {
  let bytes: [UInt8]
  var tokens: [Token] = []
  var position = 0
  var startsLine = true
  /// The literals whose interpolation is being read, innermost last.
  var literals: [Literal] = []

  struct Literal {
    var hashes: Int
    var isMultiline: Bool
    /// The parentheses that are open in the interpolation, its own included.
    var depth = 0
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 4)
  }

  mutating func run() {
    if byte(0) == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    while position < bytes.count { next() }
  }

  private mutating func next() {
    switch bytes[position] {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      startsLine = true
      position += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipBlockComment()
    case UInt8(ascii: "/"): if !regularExpression(hashes: 0) { mark() }
    case UInt8(ascii: "\""): beginLiteral(hashes: 0)
    case UInt8(ascii: "#"): pound()
    case UInt8(ascii: "`"): quotedWord()
    case let byte where byte.beginsWord: word(.word)
    case let byte where byte.isDigit: number()
    default: mark()
    }
  }

  func byte(_ ahead: Int) -> UInt8 { position + ahead < bytes.count ? bytes[position + ahead] : 0 }

  mutating func add(_ kind: Token.Kind, from start: Int) {
    tokens.append(Token(kind: kind, start: start, end: position, startsLine: startsLine))
    startsLine = false
  }

  // MARK: What lies between tokens

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  /// Block comments contain each other.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        if byte(0) == UInt8(ascii: "\n") { startsLine = true }
        position += 1
      }
    } while depth > 0 && position < bytes.count
    position = min(position, bytes.count)
  }

  // MARK: Words, numbers and marks

  private mutating func word(_ kind: Token.Kind, from start: Int? = nil) {
    let start = start ?? position
    while byte(0).continuesWord { position += 1 }
    add(kind, from: start)
  }

  private mutating func quotedWord() {
    let start = position
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "`") else { return mark() }
    position = end + 1
    add(.quotedWord, from: start)
  }

  /// `1_000`, `0xF.8p-2`, `1.5e-3`; `1.description` and `0..<9` end before the dot.
  private mutating func number() {
    let start = position
    while byte(0).continuesWord
      || (byte(0) == UInt8(ascii: ".") && byte(1).isDigit)
      || ((byte(0) == UInt8(ascii: "-") || byte(0) == UInt8(ascii: "+")) && isExponent(bytes[position - 1], start))
    { position += 1 }
    add(.number, from: start)
  }

  private func isExponent(_ last: UInt8, _ start: Int) -> Bool {
    let isHexadecimal = position > start + 1 && bytes[start + 1] | 0x20 == UInt8(ascii: "x")
    return last | 0x20 == (isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e"))
  }

  mutating func mark() {
    let start = position
    let isArrow = byte(0) == UInt8(ascii: "-") && byte(1) == UInt8(ascii: ">")
    position += isArrow ? 2 : 1
    add(.punctuation, from: start)
    guard !literals.isEmpty else { return }
    if bytes[start] == UInt8(ascii: "(") { literals[literals.count - 1].depth += 1 }
    if bytes[start] == UInt8(ascii: ")") { closeParenthesis() }
  }

  private mutating func pound() {
    var hashes = 1
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    let start = position
    switch byte(hashes) {
    case UInt8(ascii: "\""):
      position += hashes
      beginLiteral(hashes: hashes)
    case UInt8(ascii: "/"):
      position += hashes
      if !regularExpression(hashes: hashes) {
        position = start
        mark()
      }
    case let byte where hashes == 1 && byte.beginsWord:
      position += 1
      word(.pound, from: start)
    default: mark()
    }
  }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var beginsWord: Bool {
    let lower = self | 0x20
    return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || self >= 0x80
  }

  var continuesWord: Bool { beginsWord || isDigit }
}
