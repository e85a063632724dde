/// What the argument of a `#selector` names.
struct SelectorArgument {
  enum Kind { case method, getter, setter }

  var kind = Kind.method
  /// What stands before the last dot: a type, an object or nothing.
  var owner: String?
  var base: String
  /// Nil if only the base name is written.
  var labels: [String]?
  /// The number of parameters that an `as` clause says.
  var count: Int?
}

struct FoundSelector: Equatable {
  var name: String
  /// Whether the method is in an extension of a class of another module.
  var isForeign = false
}

extension Program {
  /// The selector of a `#selector` inside of a type; nil if only a base name is written that no declaration has.
  func selector(_ argument: SelectorArgument, in place: String?) -> FoundSelector? {
    if let found = declaredSelector(argument, place) { return found }
    let base = argument.base
    switch argument.kind {
    case .getter: return FoundSelector(name: base)
    case .setter: return FoundSelector(name: ObjectiveCName.setter(base))
    case .method: break
    }
    if let labels = argument.labels {
      return FoundSelector(
        name: UIKitSelectors.renamed[base + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()]
          ?? ObjectiveCName.selector(base, labels: labels))
    }
    if let known = UIKitSelectors.byBaseName[base] { return FoundSelector(name: known) }
    return argument.count.map {
      FoundSelector(name: ObjectiveCName.selector(base, labels: .init(repeating: "", count: $0)))
    }
  }

  private func declaredSelector(_ argument: SelectorArgument, _ place: String?) -> FoundSelector? {
    let nearest = candidates(argument, place).map { (owner: $0.owner, member: self[$0.owner].members[$0.member]) }
    let best =
      nearest.first { exposes($0.owner, $0.member) } ?? nearest.first { !$0.member.isStatic } ?? nearest.first
    guard let best else { return nil }
    let isForeign = self[best.owner].kind == .extension && declared[key(best.owner)] == nil
    return FoundSelector(
      name: argument.kind == .setter ? best.member.setter : best.member.selector, isForeign: isForeign)
  }

  private func exposes(_ owner: Reference, _ member: DeclaredMember) -> Bool {
    self[owner].kind == .protocol || exposedMembers(of: owner).contains { $0.nameToken == member.nameToken }
  }

  private func fits(_ member: DeclaredMember, _ argument: SelectorArgument) -> Bool {
    guard (member.kind == .function) == (argument.kind == .method) else { return false }
    if let labels = argument.labels, labels != member.labels { return false }
    return argument.count.map { $0 == member.parameters.count } ?? true
  }

  /// Those of the named or the surrounding type and its superclasses; else those anywhere.
  private func candidates(_ argument: SelectorArgument, _ place: String?) -> [(owner: Reference, member: Int)] {
    guard let all = membersByName[argument.base] else { return [] }
    var places: [String] = []
    if let owner = argument.owner {
      places = [path(of: owner, from: place ?? "") ?? owner]
    } else {
      var present = place
      while let path = present {
        places.append(path)
        present = path.lastIndex(of: ".").map { String(path[..<$0]) }
      }
    }
    for path in places {
      for candidate in [path] + ancestors(of: path) {
        let found = members(argument.base, of: candidate).filter { fits(self[$0.owner].members[$0.member], argument) }
        if !found.isEmpty { return found }
      }
    }
    return all.filter { fits(self[$0.owner].members[$0.member], argument) }
  }
}
