/// Methods that iOS calls and UIKit here never does: an app that relies on one should know before it wonders.
extension FileRewriter {
  /// Warns at each method of a class or its extension that is for such a requirement of a protocol of UIKit.
  mutating func warnOfUncalled(_ reference: Program.Reference) {
    let methods = program[reference].members.filter { $0.kind == .function && !$0.isStatic && $0.body != nil }
    guard methods.contains(where: { UncalledMethods.names.contains($0.fullName) }) else { return }
    let protocols = program.protocolsOfUIKit(program.key(reference))
    for method in methods {
      for name in protocols.sorted() {
        guard let reason = UncalledMethods.reasons[name]?[method.fullName] else { continue }
        warn("Trellis never calls \(method.fullName) of \(name): \(reason)", at: method.nameToken)
        break
      }
    }
  }
}

extension UncalledMethods {
  /// The full names of all such methods.
  fileprivate static let names = Set(reasons.values.flatMap(\.keys))
}

extension Program {
  /// The protocols of UIKit that a type conforms to, by itself, by a superclass or by another protocol, as far as they have methods that
  /// nothing calls.
  fileprivate func protocolsOfUIKit(_ path: String) -> Set<String> {
    var pending: [String] = []
    for owner in [path] + ancestors(of: path) {
      // An extension of a class of another module has its name for a path.
      if declared[owner] == nil { pending.append(owner) }
      for reference in parts(of: owner) { pending += foreignNames(reference) }
      for name in ownProtocols(of: owner) {
        for reference in declared[name] ?? [] { pending += foreignNames(reference) }
      }
    }
    var found: Set<String> = []
    while let name = pending.popLast() {
      guard found.insert(name).inserted else { continue }
      pending += UncalledMethods.inherited[name] ?? []
      if let superclass = UIKitClasses.superclass(of: name) { pending.append(superclass) }
    }
    return found
  }

  /// What a type inherits from that this module does not declare.
  private func foreignNames(_ reference: Reference) -> [String] {
    self[reference].inherited.filter { path(of: $0, from: self[reference].path) == nil }
  }
}
