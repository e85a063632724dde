/// The names that Swift's compiler gives declarations in Objective-C, as storyboards, `#selector` and key paths use them.
enum ObjectiveCName {
  /// `tap(_:)` is `tap:`, `unwind(segue:)` is `unwindWithSegue:`, `move(to:)` is `moveTo:`.
  ///
  /// The first label follows the base name after "With", unless it begins with a preposition or the base name ends with one.
  static func selector(_ base: String, labels: [String], isThrowing: Bool = false, isAsync: Bool = false) -> String {
    var pieces = labels
    if isAsync { pieces.append("completionHandler") }
    if isThrowing, !isAsync { pieces.append("error") }
    guard let first = pieces.first else { return base }
    var name = base
    if labels.isEmpty {
      // A piece that the compiler adds to a function without parameters has its own word.
      name += isAsync ? "WithCompletionHandler" : "AndReturnError"
    } else if !first.isEmpty {
      let reads = prepositions.contains(firstWord(first)) || prepositions.contains(lastWord(base))
      name += (reads ? "" : "With") + first.capitalizedFirst
    }
    return name + ":" + pieces.dropFirst().map { $0 + ":" }.joined()
  }

  /// `setTitle:` of `title`.
  static func setter(_ property: String) -> String { "set\(property.capitalizedFirst):" }

  /// The list of the compiler's own.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]

  private static func firstWord(_ name: String) -> String {
    let tail = name.dropFirst().prefix { !$0.isUppercase && $0 != "_" }
    return (name.prefix(1) + tail).lowercased()
  }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
    return name[start...].lowercased()
  }
}

extension DeclaredMember {
  /// The selector of a function, or of the getter of a property.
  var selector: String {
    if let argument = attribute("objc")?.argument?.filter({ !$0.isWhitespace }), !argument.isEmpty { return argument }
    guard kind == .function else { return name }
    return ObjectiveCName.selector(name, labels: labels, isThrowing: isThrowing, isAsync: isAsync)
  }

  /// The selector of a property's setter.
  var setter: String { ObjectiveCName.setter(selector) }
}
