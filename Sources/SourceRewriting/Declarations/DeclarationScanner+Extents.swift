/// Where types, arguments and heads of declarations end. Each function moves on, and none past what cannot belong to it.
extension DeclarationScanner {
  /// After the token, or after the bracket that it opens.
  func afterBracket(_ index: Int) -> Int { max(index, source.partners[index]) + 1 }

  /// After `<…>`.
  func afterAngles(_ start: Int) -> Int {
    var position = start
    var depth = 0
    while position < source.count, !source.is(position, "{"), !endsHead(position) {
      if source.is(position, "<") { depth += 1 }
      if source.is(position, ">") {
        depth -= 1
        if depth == 0 { return position + 1 }
      }
      position = afterBracket(position)
    }
    return position
  }

  /// After `@name` or `@name(…)`.
  func afterAttribute(_ start: Int) -> Int {
    var position = start + 2
    if position < source.count, source.is(position, "("), source.adjoins(position) { position = afterBracket(position) }
    return position
  }

  /// At the comma after an argument, or at the end.
  func argumentEnd(_ start: Int, _ close: Int) -> Int {
    var position = start
    var depth = 0
    while position < close {
      if source.is(position, "<") { depth += 1 }
      if source.is(position, ">") { depth = max(0, depth - 1) }
      if depth == 0, source.is(position, ",") { return position }
      position = afterBracket(position)
    }
    return close
  }

  /// After a type that begins at the token.
  func typeEnd(_ start: Int) -> Int {
    var position = start
    var depth = 0
    while position < source.count {
      if depth == 0, position > start, endsType(position) { return position }
      if source.is(position, "{") || endsHead(position) { return position }
      if source.is(position, "<") { depth += 1 }
      if source.is(position, ">") { depth -= 1 }
      position = afterBracket(position)
    }
    return position
  }

  private func endsType(_ position: Int) -> Bool {
    if source.is(position, "=") || source.is(position, ",") || source.is(position, "where") { return true }
    guard source.tokens[position].startsLine else { return false }
    let continues = [".", "&", "->", "?", "!"].contains(source.text(position))
    let isContinued = ["&", "->", ".", ":"].contains(source.text(position - 1))
    return !continues && !isContinued
  }

  /// Whether no head of a declaration goes on here.
  func endsHead(_ position: Int) -> Bool {
    if source.is(position, "}") || source.is(position, ";") || source.is(position, ")") || source.is(position, "]") {
      return true
    }
    guard position < source.count else { return true }
    switch source.tokens[position].kind {
    case .pound: return true
    case .word:
      switch source.text(position) {
      case "struct", "enum", "protocol", "extension", "func", "var", "let": return true
      // `protocol P: class` is a clause.
      case "class": return !source.is(position - 1, ":") && !source.is(position - 1, ",")
      case "import", "case", "init": return source.tokens[position].startsLine
      default: return false
      }
    default: return false
    }
  }

  /// Whether a declaration without a body ends before the token.
  func endsStatement(_ position: Int) -> Bool { source.tokens[position].startsLine || endsHead(position) }

  // MARK: Conditional compilation

  /// Reads `#if` and its kin; false if the token is none of them.
  mutating func directive() -> Bool {
    let word = source.text(index)
    guard ["#if", "#elseif", "#else", "#endif"].contains(word) else { return false }
    let line = Directives.line(source, index)
    switch word {
    case "#if" where conditions.count < Self.depth: conditions.append(([], Directives.condition(source, line)))
    case "#endif": _ = conditions.popLast()
    default:
      guard let last = conditions.popLast() else { break }
      let past = last.past + (last.present.isEmpty ? [] : ["!(\(last.present))"])
      conditions.append((past, word == "#else" ? "" : Directives.condition(source, line)))
    }
    pending = Pending()
    index = line.upperBound
    return true
  }
}
