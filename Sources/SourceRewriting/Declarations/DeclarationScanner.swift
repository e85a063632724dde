/// Finds the types of a file and their members, in linear time, in any sequence of tokens.
///
/// Declarations are recognized by their keywords: bodies of functions are looked at for local types only, and expressions
/// are passed over. What does not end as it should is left out.
struct DeclarationScanner {
  enum Scope {
    case type(Int)
    case code
  }

  let source: TokenizedSource
  var types: [DeclaredType] = []
  /// What a `typealias` stands for, by its path, without generic arguments.
  var aliases: [String: String] = [:]
  var scopes: [(scope: Scope, close: Int)] = []
  /// One list for each `#if` that is open: the negated conditions of the branches before, and that of the present one.
  var conditions: [(past: [String], present: String)] = []
  var index = 0
  /// Attributes and modifiers that wait for their declaration.
  var pending = Pending()

  /// Types and conditions inside of more others than these are passed over: their names would grow with the square of the depth.
  static let depth = 64

  struct Pending {
    var attributes: [DeclaredAttribute] = []
    var modifiers: [String] = []
    var start: Int?
  }

  init(_ source: TokenizedSource) { self.source = source }

  mutating func run() {
    while index < source.count { next() }
  }

  private mutating func next() {
    if let top = scopes.last, index >= top.close {
      scopes.removeLast()
      if index == top.close { skip() }
      return
    }
    if source.tokens[index].kind == .pound, directive() { return }
    if source.is(index, "@") { return attribute() }
    if scopes.count < Self.depth, let keyword = typeKeyword { return type(keyword) }
    if modifier() { return }
    alias()
    if source.is(index, "{") { return enterCode() }
    guard case .type? = scopes.last?.scope else { return skip() }
    if !source.is(index - 1, ".") {
      if source.is(index, "func") { return function() }
      if source.is(index, "init") { noteInitializer() }
      if source.is(index, "var") || source.is(index, "let") { return properties() }
    }
    // Arguments and elements of initial values contain no members.
    let isBracket = source.is(index, "(") || source.is(index, "[")
    if isBracket, source.partners[index] > index { index = source.partners[index] }
    skip()
  }

  private mutating func noteInitializer() {
    guard case .type(let owner)? = scopes.last?.scope, source.is(index + 1, "(") else { return }
    types[owner].hasInitializers = true
    let isPrivate = pending.modifiers.contains("private") || pending.modifiers.contains("fileprivate")
    if source.is(index + 2, ")"), !isPrivate { types[owner].hasPlainInitializer = true }
    if !pending.modifiers.contains("convenience") { types[owner].hasDesignatedInitializers = true }
    if source.is(index + 2, "layer"), source.is(index + 3, ":") { types[owner].hasLayerInitializer = true }
  }

  private mutating func alias() {
    guard source.is(index, "typealias"), source.is(index + 2, "="), source.isWord(index + 3) else { return }
    var target = source.name(index + 3)
    var position = index + 4
    while source.is(position, "."), source.isWord(position + 1) {
      target += "." + source.name(position + 1)
      position += 2
    }
    var path = source.name(index + 1)
    if case .type(let owner)? = scopes.last?.scope { path = "\(types[owner].path).\(path)" }
    aliases[path] = target
  }

  mutating func skip() {
    pending = Pending()
    index += 1
  }

  private mutating func enterCode() {
    let partner = source.partners[index]
    scopes.append((.code, partner < 0 ? source.count : partner))
    skip()
  }

  /// The conditions around the present token.
  var presentConditions: [String] { conditions.flatMap { $0.past + [$0.present] }.filter { !$0.isEmpty } }

  // MARK: Attributes and modifiers

  private mutating func attribute() {
    pending.start = pending.start ?? index
    index += 1
    guard source.isWord(index) else { return }
    var name = source.text(index)
    index += 1
    while source.is(index, "."), source.isWord(index + 1) {
      name = source.text(index + 1)
      index += 2
    }
    var argument: String?
    if source.beginsArguments(index, of: name), source.partners[index] > index {
      argument = source.text(from: index + 1, through: source.partners[index] - 1)
      index = source.partners[index] + 1
    }
    pending.attributes.append(DeclaredAttribute(name: name, argument: argument))
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "final", "static", "override", "dynamic", "lazy",
    "weak", "unowned", "mutating", "nonmutating", "required", "convenience", "optional", "indirect", "nonisolated",
    "isolated", "prefix", "postfix", "infix", "distributed",
  ]

  private mutating func modifier() -> Bool {
    guard source.tokens[index].kind == .word, !source.is(index - 1, ".") else { return false }
    let word = source.text(index)
    guard Self.modifiers.contains(word) || (word == "class" && !scopes.isEmpty) else { return false }
    pending.start = pending.start ?? index
    index += 1
    if source.is(index, "("), source.partners[index] == index + 2 {
      pending.modifiers.append("\(word)(\(source.text(index + 1)))")
      index += 3
    } else {
      pending.modifiers.append(word)
    }
    return true
  }

  // MARK: Types

  private var typeKeyword: DeclaredType.Kind? {
    guard source.tokens[index].kind == .word, !source.is(index - 1, "."), source.isWord(index + 1),
      let kind = DeclaredType.Kind(rawValue: source.text(index))
    else { return nil }
    switch kind {
    case .class:
      let next = source.text(index + 1)
      return next == "func" || next == "var" || next == "let" || next == "subscript" || Self.modifiers.contains(next)
        ? nil : kind
    // `actor` is an ordinary word elsewhere.
    case .actor: return source.is(index + 2, "{") || source.is(index + 2, ":") || source.is(index + 2, "<") ? kind : nil
    default: return kind
    }
  }

  private mutating func type(_ kind: DeclaredType.Kind) {
    var type = DeclaredType(kind: kind, name: source.name(index + 1), path: "")
    type.keyword = index
    var position = index + 2
    while source.is(position, "."), source.isWord(position + 1) {
      type.name += "." + source.name(position + 1)
      position += 2
    }
    if source.is(position, "<") { position = afterAngles(position) }
    type.nameEnd = position - 1
    type.clauseEnd = position - 1
    if source.is(position, ":") { position = inheritance(position + 1, &type) }
    while position < source.count, !source.is(position, "{"), !endsHead(position) {
      if source.is(position, "where") { type.isConstrained = true }
      position = afterBracket(position)
    }
    guard source.is(position, "{") else { return skip() }
    type.open = position
    type.close = source.partners[position] < 0 ? source.count : source.partners[position]
    type.attributes = pending.attributes
    type.modifiers = pending.modifiers
    type.conditions = presentConditions
    place(&type)
    types.append(type)
    scopes.append((.type(types.count - 1), type.close))
    index = position
    skip()
  }

  /// Sets the path, and what the type has from those around it.
  private func place(_ type: inout DeclaredType) {
    type.path = type.name
    for (scope, _) in scopes.reversed() {
      guard case .type(let outer) = scope else {
        type.isLocal = true
        return
      }
      guard type.path == type.name else { continue }
      type.path = "\(types[outer].path).\(type.name)"
      type.isLocal = types[outer].isLocal
      if types[outer].kind == .extension { type.givenAccess = types[outer].access }
    }
  }

  private func inheritance(_ start: Int, _ type: inout DeclaredType) -> Int {
    var position = start
    while position < source.count, !source.is(position, "{"), !source.is(position, "where"), !endsHead(position) {
      if source.isWord(position), !source.is(position - 1, "@") {
        var name = source.name(position)
        position += 1
        while source.is(position, "."), source.isWord(position + 1) {
          name += "." + source.name(position + 1)
          position += 2
        }
        if source.is(position, "<") { position = afterAngles(position) }
        type.inherited.append(name)
      } else {
        position = afterBracket(position)
      }
      type.clauseEnd = position - 1
    }
    return position
  }
}
