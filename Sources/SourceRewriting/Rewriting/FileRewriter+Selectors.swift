/// `#selector` and `#keyPath`, which become names.
extension FileRewriter {
  mutating func rewriteSelector(_ index: Int, in type: DeclaredType?) {
    guard source.is(index + 1, "("), source.partners[index + 1] > index else { return }
    let close = source.partners[index + 1]
    guard let argument = selectorArgument(index + 2, close) else {
      return report("#selector does not specify a method; write #selector(Type.method(_:))", at: index)
    }
    let place = type.map {
      $0.kind == .extension ? program.path(of: $0.name, from: "") ?? $0.name : $0.isLocal ? $0.name : $0.path
    }
    guard let found = program.selector(argument, in: place) else {
      return report(
        "no file of this module declares \(argument.base) in #selector(\(argument.base)); write the method with argument labels, as in \(argument.base)(_:)",
        at: index)
    }
    let module = found.isForeign ? ", in: _UIKitSources.self" : ""
    replaceKeepingLines(from: index, through: close, with: "Selector(\"\(found.name)\"\(module))")
  }

  /// Ends of lines inside of the tokens stand after the text.
  private mutating func replaceKeepingLines(from first: Int, through last: Int, with text: String) {
    let original = source.bytes[source.tokens[first].start..<source.tokens[last].end]
    let lines = original.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    guard lines > 0 else { return replace(from: first, through: last, with: text) }
    edits.replace(
      source.tokens[first].start, source.tokens[last].end, with: text + String(repeating: "\n", count: lines))
  }

  private func selectorArgument(_ start: Int, _ end: Int) -> SelectorArgument? {
    var first = start
    var last = end - 1
    var argument = SelectorArgument(base: "")
    if source.is(first + 1, ":"), source.is(first, "getter") || source.is(first, "setter") {
      argument.kind = source.is(first, "getter") ? .getter : .setter
      first += 2
    }
    if let word = topLevel("as", first, last) {
      argument.count = parameterCount(word + 1, last)
      last = word - 1
    }
    while source.is(first, "("), source.partners[first] == last {
      first += 1
      last -= 1
    }
    if source.is(last, ")"), first < last, source.partners[last] > first {
      let open = source.partners[last]
      argument.labels = stride(from: open + 1, to: last, by: 2).map { source.name($0) }.map { $0 == "_" ? "" : $0 }
      last = open - 1
    }
    guard first <= last, source.isWord(last) else { return nil }
    argument.base = source.name(last)
    if last - 2 >= first, source.is(last - 1, ".") { argument.owner = owner(first, last - 2) }
    return argument
  }

  /// A type as it is written; nil for an object, of which the type is not known.
  private func owner(_ first: Int, _ last: Int) -> String? {
    for index in first...last where !source.isWord(index) && !source.is(index, ".") { return nil }
    guard source.name(last).first?.isUppercase == true, source.name(last) != "Self" else { return nil }
    return source.text(from: first, through: last).unquoted
  }

  private func topLevel(_ word: StaticString, _ first: Int, _ last: Int) -> Int? {
    var index = first
    while index <= last {
      if source.is(index, word) { return index }
      index = max(index, source.partners[index]) + 1
    }
    return nil
  }

  /// The number of parameters of a function type: of the last one in `(Screen) -> (UIButton) -> Void`.
  private func parameterCount(_ first: Int, _ last: Int) -> Int? {
    var count: Int?
    var index = first
    while index <= last {
      let close = source.partners[index]
      if source.is(index, "("), close > index, source.is(close + 1, "->") { count = arguments(index).count }
      index = max(index, close) + 1
    }
    return count
  }

  // MARK: Arguments of calls

  /// The label of each argument between parentheses, empty for none, with its tokens.
  func arguments(_ open: Int) -> [(label: String, first: Int)] {
    let close = source.partners[open]
    guard close > open + 1 else { return [] }
    var found: [(String, Int)] = []
    var begins = true
    var index = open + 1
    while index < close {
      if begins {
        let hasLabel = source.isWord(index) && source.is(index + 1, ":")
        found.append((hasLabel ? source.name(index) : "", index))
      }
      begins = source.is(index, ",")
      index = max(index, source.partners[index]) + 1
    }
    return found
  }

  // MARK: Key paths

  mutating func rewriteKeyPath(_ index: Int) {
    guard source.is(index + 1, "("), source.partners[index + 1] > index + 2 else { return }
    let close = source.partners[index + 1]
    let names = (index + 2..<close).filter { source.isWord($0) }.map { source.name($0) }
    let path = names.drop { $0.first?.isUppercase == true }
    guard !path.isEmpty else { return report("#keyPath does not specify a property", at: index) }
    replaceKeepingLines(from: index, through: close, with: "\"\(path.joined(separator: "."))\"")
  }
}
