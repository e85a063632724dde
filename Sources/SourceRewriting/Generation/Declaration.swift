/// A member as it is declared again.
struct Declaration {
  private let member: DeclaredMember

  init(_ member: DeclaredMember) { self.member = member }

  var attributes: String { member.has("discardableResult") ? "@discardableResult " : "" }

  /// `func move(to point: CGPoint = .zero) throws -> Bool`, under another name. Requirements have no default values.
  func head(_ name: String, isRequirement: Bool = false) -> String {
    guard member.kind == .function else { return "var \(name): \(member.type ?? "Any")" }
    let parameters = member.parameters.map { parameter in
      let label = parameter.label.isEmpty ? "_ " : parameter.label == parameter.name ? "" : parameter.label + " "
      let value = isRequirement ? "" : parameter.defaultValue.map { " = \($0)" } ?? ""
      return "\(label)\(parameter.name): \(parameter.passing)\(parameter.type)\(value)"
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
