extension Lexer {
  /// Reads a string literal up to its end or its first interpolation. The position is at its first quote.
  mutating func beginLiteral(hashes: Int) {
    let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    let start = position - hashes
    // `""` is an empty literal, not the beginning of a longer one.
    position += isMultiline ? 3 : 1
    readLiteral(Literal(hashes: hashes, isMultiline: isMultiline), from: start)
  }

  /// A parenthesis that ends the interpolation continues its literal.
  mutating func closeParenthesis() {
    literals[literals.count - 1].depth -= 1
    guard let literal = literals.last, literal.depth == 0 else { return }
    literals.removeLast()
    readLiteral(literal, from: position)
  }

  /// Reads on in a literal. One that does not end is ended by its line, or, with three quotes, by the file.
  private mutating func readLiteral(_ literal: Literal, from start: Int) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n") where !literal.isMultiline: return add(.text, from: start)
      case UInt8(ascii: "\\") where hasHashes(literal.hashes, at: 1):
        position += 1 + literal.hashes
        guard byte(0) == UInt8(ascii: "(") else {
          // The escaped character, which may be a quote.
          if position < bytes.count, literal.isMultiline || byte(0) != UInt8(ascii: "\n") { position += 1 }
          continue
        }
        add(.text, from: start)
        literals.append(literal)
        return mark()
      case UInt8(ascii: "\"") where ends(literal):
        position += (literal.isMultiline ? 3 : 1) + literal.hashes
        return add(.text, from: start)
      default: position += 1
      }
    }
    add(.text, from: start)
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    for index in 0..<count where byte(offset + index) != UInt8(ascii: "#") { return false }
    return true
  }

  private func ends(_ literal: Literal) -> Bool {
    guard literal.isMultiline else { return hasHashes(literal.hashes, at: 1) }
    return byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") && hasHashes(literal.hashes, at: 3)
  }

  /// Reads `/…/` where an operand may stand, or `#/…/#`; false if there is none. The position is at the slash.
  mutating func regularExpression(hashes: Int) -> Bool {
    guard hashes > 0 || mayBeginExpression else { return false }
    let mayHaveLines = hashes > 0 && byte(1) == UInt8(ascii: "\n")
    var end = position + 1
    var isInClass = false
    // The bound keeps time linear where many slashes begin nothing.
    let limit = min(bytes.count, position + 4096)
    while end < limit, mayHaveLines || bytes[end] != UInt8(ascii: "\n") {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where hashes > 0 || !isInClass:
        guard isFollowed(by: hashes, end) else { break }
        let start = position - hashes
        position = end + 1 + hashes
        add(.text, from: start)
        return true
      default: break
      }
      end += 1
    }
    return false
  }

  private func isFollowed(by hashes: Int, _ end: Int) -> Bool {
    for index in 0..<hashes where end + 1 + index >= bytes.count || bytes[end + 1 + index] != UInt8(ascii: "#") {
      return false
    }
    return true
  }

  /// Whether the slash can begin a literal: after `(`, `,`, `=`, `:`, `{`, `return`, and not before a space.
  private var mayBeginExpression: Bool {
    guard byte(1) != UInt8(ascii: " "), byte(1) != UInt8(ascii: "\n"), let last = tokens.last else { return false }
    switch last.kind {
    case .punctuation: return "(,=:[{".utf8.contains(bytes[last.start])
    case .word:
      return ["return", "case", "in", "try", "await"].contains { bytes[last.start..<last.end].elementsEqual($0.utf8) }
    default: return false
    }
  }
}
