/// Functions and properties of the type that is being read.
extension DeclarationScanner {
  mutating func function() {
    guard case .type(let owner)? = scopes.last?.scope else { return skip() }
    let keyword = index
    var position = index + 1
    while position < source.count, !source.is(position, "("), !source.is(position, "<"), !endsHead(position) {
      position += 1
    }
    var member = begin(.function, source.name(keyword + 1))
    member.keyword = keyword
    member.nameToken = keyword + 1
    if source.is(position, "<"), source.isWord(keyword + 1) {
      let end = afterAngles(position)
      member.generics = source.text(from: position, through: end - 1)
      position = end
    }
    guard source.isWord(keyword + 1), source.is(position, "("), source.partners[position] > position else {
      return skip()
    }
    member.parameters = parameters(position)
    position = source.partners[position] + 1
    position = effects(position, &member)
    if source.is(position, "->") {
      let end = typeEnd(position + 1)
      member.type = source.text(from: position + 1, through: end - 1)
      position = end
    }
    member.headEnd = position - 1
    while source.is(position, "where")
      || (position < source.count && !source.is(position, "{") && !endsStatement(position))
    {
      position = afterBracket(position)
    }
    if source.is(position, "{") { member.body = position }
    types[owner].members.append(member)
    pending = Pending()
    index = max(member.headEnd, keyword) + 1
  }

  private func effects(_ start: Int, _ member: inout DeclaredMember) -> Int {
    var position = start
    while true {
      if source.is(position, "async") || source.is(position, "reasync") {
        member.isAsync = true
      } else if source.is(position, "throws") || source.is(position, "rethrows") {
        member.isThrowing = true
        if source.is(position + 1, "("), source.partners[position + 1] > 0 { position = source.partners[position + 1] }
      } else {
        return position
      }
      position += 1
    }
  }

  private func parameters(_ open: Int) -> [DeclaredMember.Parameter] {
    let close = source.partners[open]
    var parameters: [DeclaredMember.Parameter] = []
    var position = open + 1
    while position < close {
      let end = argumentEnd(position, close)
      if let parameter = parameter(position, end) { parameters.append(parameter) }
      position = end + 1
    }
    return parameters
  }

  private func parameter(_ start: Int, _ end: Int) -> DeclaredMember.Parameter? {
    var position = start
    while source.is(position, "@") { position = afterAttribute(position) }
    guard source.isWord(position) else { return nil }
    let label = source.text(position)
    let hasName = source.isWord(position + 1)
    let name = hasName ? source.text(position + 1) : label
    position += hasName ? 2 : 1
    guard source.is(position, ":") else { return nil }
    position += 1
    var passing = ""
    while position < end {
      if source.is(position, "@"), position + 1 < end, source.isWord(position + 1), isPassing(position + 1) {
        passing += source.is(position + 1, "escaping") ? "@escaping " : ""
        position = afterAttribute(position)
      } else if ["inout", "__owned", "__shared", "borrowing", "consuming", "sending", "isolated", "_const"].contains(
        source.text(position))
      {
        passing += source.is(position, "inout") ? "inout " : ""
        position += 1
      } else {
        break
      }
    }
    var last = position
    while last < end, !source.is(last, "=") { last = afterBracket(last) }
    last = min(last, end)
    guard position < last else { return nil }
    return .init(
      label: label == "_" ? "" : label.unquoted, name: name, type: source.text(from: position, through: last - 1),
      passing: passing, defaultValue: last + 1 < end ? source.text(from: last + 1, through: end - 1) : nil)
  }

  /// Attributes that say how an argument is passed, and are no part of its type.
  private func isPassing(_ word: Int) -> Bool { source.is(word, "escaping") || source.is(word, "autoclosure") }

  // MARK: Properties

  mutating func properties() {
    guard case .type(let owner)? = scopes.last?.scope else { return skip() }
    let keyword = index
    var found: [DeclaredMember] = []
    var position = keyword + 1
    while source.isWord(position) {
      var member = begin(.property, source.name(position))
      member.keyword = keyword
      member.nameToken = position
      member.isSettable = source.is(keyword, "var")
      position += 1
      if source.is(position, ":") {
        let end = typeEnd(position + 1)
        member.type = source.text(from: position + 1, through: end - 1)
        position = end
      }
      member.headEnd = position - 1
      if source.is(position, "{") {
        member.body = position
        member.isSettable = member.isSettable && isSettable(position)
      }
      found.append(member)
      if source.is(position, "=") { position = afterInitialValue(position) }
      guard source.is(position, ","), source.isWord(position + 1), continuesNames(position + 2) else { break }
      position += 1
    }
    // `var a, b: Int` gives both the type.
    for number in found.indices.reversed().dropFirst() where found[number].type == nil {
      found[number].type = found[number + 1].type
    }
    types[owner].members += found
    pending = Pending()
    index = max(found.last?.headEnd ?? keyword, keyword) + 1
  }

  private func continuesNames(_ position: Int) -> Bool {
    source.is(position, ":") || source.is(position, "=") || source.is(position, ",")
  }

  /// The token after an initial value, as far as it is on one line.
  private func afterInitialValue(_ start: Int) -> Int {
    var position = start + 1
    while position < source.count, !source.tokens[position].startsLine, !source.is(position, ","),
      !source.is(position, ";"),
      !source.is(position, "}")
    { position = afterBracket(position) }
    return position
  }

  /// Whether the braces of a property have a setter, or observers of a stored property.
  private func isSettable(_ open: Int) -> Bool {
    let close = source.partners[open]
    guard close > open else { return false }
    var position = open + 1
    while position < close {
      let isAccessor =
        source.tokens[position].startsLine || source.is(position - 1, "{") || source.is(position - 1, "}")
        || source.is(position - 1, "get") || source.is(position - 1, "nonmutating") || source.is(position - 1, ";")
        || source.is(position - 1, "mutating") || source.is(position - 1, "throws") || source.is(position - 1, "async")
      if isAccessor, !source.is(position + 1, "."), !source.is(position + 1, "="),
        ["set", "_modify", "willSet", "didSet", "unsafeMutableAddress"].contains(source.text(position))
      {
        return true
      }
      position = afterBracket(position)
    }
    return false
  }

  private func begin(_ kind: DeclaredMember.Kind, _ name: String) -> DeclaredMember {
    var member = DeclaredMember(kind: kind, name: name)
    member.attributes = pending.attributes
    member.modifiers = pending.modifiers
    member.conditions = presentConditions
    member.start = pending.start ?? index
    return member
  }
}
