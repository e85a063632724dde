/// Reads the condition of a directive, `os(iOS) && !BETA`, from its tokens. Both operators go from the left, `&&` before `||`.
struct Condition {
  private let bytes: [UInt8]
  private let tokens: ArraySlice<Token>
  private let build: BuildConditions
  private var position: Int
  private var depth = 0

  /// Parentheses inside of more others than these are not read.
  private static let depthLimit = 32

  /// The value of the condition that the tokens are; what is no condition is unknown.
  static func value(_ tokens: ArraySlice<Token>, of bytes: [UInt8], _ build: BuildConditions) -> Truth {
    var condition = Condition(bytes: bytes, tokens: tokens, build: build, position: tokens.startIndex)
    let value = condition.either()
    return condition.position == tokens.endIndex ? value : .unknown
  }

  private mutating func either() -> Truth {
    var value = both()
    while take("||") {
      let other = both()
      value = value || other
    }
    return value
  }

  private mutating func both() -> Truth {
    var value = single()
    while take("&&") {
      let other = single()
      value = value && other
    }
    return value
  }

  private mutating func single() -> Truth {
    var isNegated = false
    while take("!") { isNegated.toggle() }
    let value = plain()
    return isNegated ? !value : value
  }

  private mutating func plain() -> Truth {
    if take("(") {
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.depthLimit else { return .unknown }
      let value = either()
      return take(")") ? value : .unknown
    }
    guard position < tokens.endIndex, tokens[position].kind == .word else { return .unknown }
    let name = text(position)
    position += 1
    guard take("(") else { return build.flag(name) }
    var words: [String] = []
    while position < tokens.endIndex, text(position) != ")" {
      words.append(text(position))
      position += 1
    }
    return take(")") ? build.call(name, words) : .unknown
  }

  private func text(_ index: Int) -> String {
    String(decoding: bytes[tokens[index].start..<tokens[index].end], as: UTF8.self)
  }

  /// Goes past marks of one character each that are next.
  private mutating func take(_ marks: StaticString) -> Bool {
    guard position + marks.utf8CodeUnitCount <= tokens.endIndex else { return false }
    for offset in 0..<marks.utf8CodeUnitCount {
      let token = tokens[position + offset]
      guard token.kind == .punctuation, token.end == token.start + 1, bytes[token.start] == marks.utf8Start[offset]
      else {
        return false
      }
    }
    position += marks.utf8CodeUnitCount
    return true
  }
}
