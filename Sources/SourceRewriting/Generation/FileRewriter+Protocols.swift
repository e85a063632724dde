/// Protocols marked `@objc`, whose requirements may be optional.
///
/// An optional requirement leaves its protocol and gets one of its own, to which the rewriter makes those classes conform that
/// declare the member. The protocol gets a property in an extension, which is nil for objects without the member:
/// `delegate?.screen?(self, didShow: row)` becomes `delegate?._optional_screen__didShow?(self, row)`.
extension FileRewriter {
  mutating func rewriteProtocol(_ reference: Program.Reference) {
    let type = program[reference]
    guard type.has("objc") else { return }
    if !type.hasInheritanceClause { addProtocols(["AnyObject"], to: type) }
    for (number, member) in type.members.enumerated() where member.modifiers.contains("optional") && !member.isStatic {
      var last = member.headEnd
      if let body = member.body, source.partners[body] > body { last = source.partners[body] }
      if source.is(last + 1, ";") { last += 1 }
      blank(from: member.start, through: last)
      tail += optionalRequirement(type, member, number)
    }
  }

  private func optionalRequirement(_ type: DeclaredType, _ member: DeclaredMember, _ number: Int) -> [String] {
    let name = protocolName(type, member)
    let access = type.isFilePrivate ? "fileprivate " : type.access.isEmpty ? "" : "public "
    let isolation = type.has("MainActor") ? "@MainActor " : ""
    let head = source.text(from: member.keyword, through: member.headEnd).replacing("\n", with: " ")
    var lines: [String]
    switch member.kind {
    case .property:
      lines = ["\(isolation)\(access)protocol \(name): AnyObject { \(head) { get } }"]
      let value = "(self as? any \(name))?.\(member.name)"
      let kind = member.type?.optional ?? "Any?"
      lines.append("extension \(type.path) { \(isolation)\(access)var \(member.name): \(kind) { \(value) } }")
    case .function where isOverloaded(member, of: type):
      lines = ["\(isolation)\(access)protocol \(name): AnyObject { \(head) }"]
      lines.append(
        "extension \(type.path) { @discardableResult \(isolation)\(access)\(overloadedFunction(member, asking: name)) }"
      )
    case .function:
      lines = ["\(isolation)\(access)protocol \(name): AnyObject { \(head) }"]
      lines.append(
        "extension \(type.path) { \(isolation)\(access)var \(Self.optionalName(member)): (\(isolation)\(functionType(member)))? { "
          + "guard let o = self as? any \(name) else { return nil }; return { \(call(member)) } } }")
    }
    if !type.conditions.isEmpty {
      lines = ["#if \(type.conditions.map { "(\($0))" }.joined(separator: " && "))"] + lines + ["#endif"]
    }
    return lines
  }

  private func functionType(_ member: DeclaredMember) -> String {
    let parameters = member.parameters.map { $0.passing + $0.type.withoutImplicitUnwrapping }.joined(separator: ", ")
    let effects = (member.isAsync ? "async " : "") + (member.isThrowing ? "throws " : "")
    return "(\(parameters)) \(effects)-> \(member.type?.withoutImplicitUnwrapping ?? "Void")"
  }

  private func call(_ member: DeclaredMember) -> String {
    let arguments = member.parameters.enumerated().map { number, parameter in
      (parameter.label.isEmpty ? "" : parameter.label + ": ") + (parameter.isInout ? "&" : "") + "$\(number)"
    }
    let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    return "\(effects)o.\(member.name)(\(arguments.joined(separator: ", ")))"
  }

  /// Requirements that differ in types only cannot be properties of one name: they are functions, which the types tell apart.
  private func overloadedFunction(_ member: DeclaredMember, asking name: String) -> String {
    let parameters = member.parameters.enumerated().map { number, parameter in
      "_ p\(number): \(parameter.passing)\(parameter.type)"
    }
    let arguments = member.parameters.enumerated().map { number, parameter in
      (parameter.label.isEmpty ? "" : parameter.label + ": ") + (parameter.isInout ? "&" : "") + "p\(number)"
    }
    let effects = (member.isAsync ? "async " : "") + (member.isThrowing ? "throws " : "")
    let marks = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    return
      "func \(Self.optionalName(member))(\(parameters.joined(separator: ", "))) \(effects)-> "
      + "\(member.type?.optional ?? "Void?") { guard let o = self as? any \(name) else { return nil }; "
      + "return \(marks)o.\(member.name)(\(arguments.joined(separator: ", "))) }"
  }

  func isOverloaded(_ member: DeclaredMember, of type: DeclaredType) -> Bool {
    program.overloaded[type.isLocal ? type.name : type.path]?.contains(member.fullName) ?? false
  }

  func protocolName(_ type: DeclaredType, _ member: DeclaredMember) -> String {
    "_Optional_\(type.path.identifier)_\(member.name)" + member.labels.map { "_" + $0 }.joined()
      + (isOverloaded(member, of: type) ? member.typesWord : "")
  }

  static func optionalName(_ member: DeclaredMember) -> String {
    "_optional_\(member.name)" + member.labels.map { "_" + $0 }.joined()
  }

  // MARK: Conformances

  /// The protocols of the optional requirements that a class is the first of its ancestors to have.
  func optionalProtocols(of path: String) -> [String] {
    guard !program.optionalRequirements.isEmpty else { return [] }
    let ancestors = program.ancestors(of: path)
    let protocols = ([path] + ancestors).reduce(into: Set<String>()) { $0.formUnion(program.ownProtocols(of: $1)) }
    return optionalProtocols(among: protocols, members: names(of: path), known: ancestors.map { names(of: $0) })
  }

  private func names(of path: String) -> Set<String> {
    let members = program.parts(of: path).flatMap { program[$0].members.filter { !$0.isStatic } }
    return Set(members.map(\.fullName) + members.map(\.typedName))
  }

  private func optionalProtocols(among protocols: Set<String>, members: Set<String>, known: [Set<String>]) -> [String] {
    var found: [String] = []
    for path in protocols.sorted() {
      for reference in program.declared[path] ?? [] where program[reference].has("objc") {
        for member in program[reference].members where member.modifiers.contains("optional") && !member.isStatic {
          let type = program[reference]
          let name = isOverloaded(member, of: type) ? member.typedName : member.fullName
          guard members.contains(name), !known.contains(where: { $0.contains(name) }) else { continue }
          found.append(protocolName(type, member))
        }
      }
    }
    return found
  }

  /// An extension of a class of another module may conform, too.
  mutating func conform(_ reference: Program.Reference) {
    let type = program[reference]
    let key = program.key(reference)
    guard !program.optionalRequirements.isEmpty, program.declared[key] == nil, !type.inherited.isEmpty else { return }
    addProtocols(optionalProtocols(among: program.ownProtocols(of: key), members: names(of: key), known: []), to: type)
  }

  // MARK: Calls

  /// `.name?(…)`: a call of an optional requirement, of the module's own or of UIKit's, which have defaults here.
  mutating func rewriteOptionalCall(_ dot: Int) {
    let name = dot + 1
    let mark = dot + 2
    guard source.isWord(name), source.adjoins(mark) || source.tokens.indices.contains(mark) else { return }
    let base = source.name(name)
    if program.optionalRequirements[base] != nil, let known = comparison(base, mark) {
      return replace(from: name, through: name, with: Self.optionalName(known))
    }
    guard source.adjoins(mark), source.is(mark, "?") || source.is(mark, "!"), source.is(mark + 1, "("),
      source.adjoins(mark + 1), source.partners[mark + 1] > mark
    else { return }
    let arguments = arguments(mark + 1)
    let labels = arguments.map(\.label)
    if let found = program.optionalRequirements[base]?.first(where: { $0.labels == labels }) {
      let member = program[found.owner].members[found.member]
      replace(from: name, through: name, with: Self.optionalName(member))
      for argument in arguments where !argument.label.isEmpty {
        blank(from: argument.first, through: argument.first + 1)
      }
      if isOverloaded(member, of: program[found.owner]) { callOverloaded(mark) }
    } else if labels.contains(where: { !$0.isEmpty }) || OptionalMethods.withoutLabels.contains(base) {
      edits.replaceExactly(source.tokens[mark].start, source.tokens[mark].end, with: "")
    }
  }

  /// What is called is a function whose result is nil without the requirement, and no function that may be nil.
  private mutating func callOverloaded(_ mark: Int) {
    let end = source.tokens[source.partners[mark + 1]].end
    edits.replaceExactly(source.tokens[mark].start, source.tokens[mark].end, with: "")
    if source.is(mark, "!") {
      edits.insert("!", at: end)
    } else if source.is(source.partners[mark + 1] + 1, ".") {
      edits.insert("?", at: end)
    }
  }

  /// `.name != nil` and `.name == nil`, which ask whether there is a member.
  private func comparison(_ base: String, _ index: Int) -> DeclaredMember? {
    guard source.is(index, "!") || source.is(index, "="), source.is(index + 1, "="), source.is(index + 2, "nil"),
      let found = program.optionalRequirements[base], found.count == 1
    else { return nil }
    let member = program[found[0].owner].members[found[0].member]
    return member.kind == .function ? member : nil
  }
}

extension String {
  var optional: String { hasSuffix("?") || hasSuffix("!") ? withoutImplicitUnwrapping : "(\(self))?" }
}
