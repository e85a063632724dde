import VisualFormats

/// Visual formats with a mistake, which raise an exception as soon as they are read: a developer should know before the app runs.
extension FileRewriter {
  /// Warns of the format of a call, if it is a literal. Views and metrics are looked up where they are literals with literal names.
  mutating func warnOfVisualFormat(_ index: Int) {
    guard source.is(index, "constraints"), source.is(index + 1, "("), source.is(index + 2, "withVisualFormat"),
      source.is(index + 3, ":"), source.tokens.indices.contains(index + 5), source.tokens[index + 4].kind == .text,
      // An expression that begins with a literal is none.
      source.is(index + 5, ",") || source.is(index + 5, ")")
    else { return }
    let token = source.tokens[index + 4]
    guard let literal = LiteralText(source.bytes[token.start..<token.end]) else { return }
    var names = FormatNames(views: nil, metrics: nil)
    let all = arguments(index + 1)
    for (number, argument) in all.enumerated() where !argument.label.isEmpty {
      let first = argument.first + 2
      let last = number + 1 < all.count ? all[number + 1].first - 2 : source.partners[index + 1] - 1
      switch argument.label {
      case "views": names.views = keys(first, last)
      case "metrics" where first == last && source.is(first, "nil"): names.metrics = [:]
      case "metrics": names.metrics = keys(first, last).map { Dictionary(uniqueKeysWithValues: $0.map { ($0, 1) }) }
      default: break
      }
    }
    do throws(VisualFormatError) {
      _ = try VisualFormatParser.parse(literal.value, names)
    } catch {
      let offset = token.start + literal.offset(ofUnit: error.mistake)
      warnings.append(
        Diagnostic(
          file: facts.path, line: line(of: offset), column: column(of: offset),
          message: "this visual format string raises an exception at run time: \(error.mistakeMessage)",
          severity: .warning))
    }
  }

  /// The keys of a dictionary that is a literal with literals for keys; nil for any other expression.
  private func keys(_ first: Int, _ last: Int) -> Set<String>? {
    guard source.is(first, "["), source.partners[first] == last else { return nil }
    if source.is(first + 1, ":"), first + 2 == last { return [] }
    var keys: Set<String> = []
    var index = first + 1
    while index < last {
      let token = source.tokens[index]
      guard token.kind == .text, source.is(index + 1, ":"),
        let key = LiteralText(source.bytes[token.start..<token.end])
      else { return nil }
      keys.insert(key.value)
      // The value ends at the next comma outside of brackets.
      while index < last, !source.is(index, ",") { index = max(index, source.partners[index]) + 1 }
      index += 1
    }
    return keys
  }
}
