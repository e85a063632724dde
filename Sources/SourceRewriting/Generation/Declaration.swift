/// A member as it is declared again.
struct Declaration {
  private let member: DeclaredMember

  init(_ member: DeclaredMember) { self.member = member }

  var attributes: String { member.has("discardableResult") ? "@discardableResult " : "" }

  /// `func move(to point: CGPoint = .zero) throws -> Bool`, under another name. Requirements have no default values, and arrays
  /// for variadic parameters, which cannot be passed on.
  func head(_ name: String, isRequirement: Bool = false) -> String {
    guard member.kind == .function else { return "var \(name): \(member.type ?? "Any")" }
    let parameters = member.parameters.map { parameter in
      let label = parameter.label.isEmpty ? "_ " : parameter.label == parameter.name ? "" : parameter.label + " "
      let value = isRequirement ? "" : parameter.defaultValue.map { " = \($0)" } ?? ""
      let type = isRequirement ? parameter.type.withoutVariadics : parameter.type
      return "\(label)\(parameter.name): \(parameter.passing)\(type)\(value)"
    }
    let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
    let result = member.type.map { " -> \($0)" } ?? ""
    return "func \(name)\(member.generics ?? "")(\(parameters.joined(separator: ", ")))\(effects)\(result)"
  }

  /// What a requirement has behind its head.
  var accessors: String { member.kind == .function ? "" : member.isSettable ? "{ get set }" : "{ get }" }

  /// The call of a member of the same parameters: `try self.other(to: point)`.
  func call(_ target: String) -> String {
    let arguments = member.parameters.map { parameter in
      (parameter.label.isEmpty ? "" : parameter.label + ": ") + (parameter.isInout ? "&" : "") + parameter.name
    }
    let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    return "\(effects)\(target)(\(arguments.joined(separator: ", ")))"
  }

  /// The body of a member that asks another object, if there is one.
  func body(asking object: String, _ name: String, else own: String) -> String {
    guard member.kind == .property else {
      return "if let object = \(object) { return \(call("object.\(name)")) }; return \(call("self.\(own)"))"
    }
    let getter = "if let object = \(object) { return object.\(name) }; return self.\(own)"
    guard member.isSettable else { return getter }
    return
      "get { \(getter) } set { if let object = \(object) { object.\(name) = newValue } else { self.\(own) = newValue } }"
  }
}

extension String {
  /// `[UIView]` of `UIView...`.
  var withoutVariadics: String { hasSuffix("...") ? "[\(dropLast(3))]" : self }
}

extension FileRewriter {
  /// Makes arrays of the variadic parameters of a function that is called with the arguments of another one.
  mutating func passVariadicsAsArrays(_ member: DeclaredMember) {
    guard member.parameters.contains(where: { $0.type.hasSuffix("...") }) else { return }
    let open = member.nameToken + 1
    var index = open + 1
    var type = index
    while index < source.partners[open] {
      if source.is(index, ":") { type = index + 1 }
      if source.is(index, "."), source.is(index + 1, "."), source.is(index + 2, ".") {
        edits.insert("[", at: source.tokens[type].start)
        edits.replaceExactly(source.tokens[index].start, source.tokens[index + 2].end, with: "]")
        index += 2
      }
      index = max(index, source.partners[index]) + 1
    }
  }
}
