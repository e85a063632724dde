/// Key-value observing: properties that are marked `@objc dynamic` tell their observers, and observers are found without Objective-C.
extension FileRewriter {
  /// Has each property that is marked `dynamic` tell that it was set.
  mutating func tellObservers(_ reference: Program.Reference) {
    let type = program[reference]
    let isExposed = program.hasObjectiveCMembers(program.key(reference))
    for member in type.members where member.kind == .property && isObservable(member, isExposed) {
      let isGeneric = type.nameEnd != type.keyword + 1
      let path = type.isLocal ? type.name : type.path
      let call = "UIKit._didChange(self, \(isGeneric ? "nil" : "\\\(path).\(member.name.quotedIfNeeded)"))"
      if let open = accessors(of: member) {
        tell(call, in: open)
      } else if let end = endOfStored(member) {
        edits.insert(" { didSet { \(call) } }", at: source.tokens[end].end)
      }
    }
  }

  private func isObservable(_ member: DeclaredMember, _ isExposed: Bool) -> Bool {
    member.modifiers.contains("dynamic") && (isExposed || member.has("objc")) && source.is(member.keyword, "var")
      && !member.isStatic && !member.modifiers.contains("lazy") && !member.has("NSManaged")
  }

  /// The brace of the property's accessors or observers; nil for a stored property without.
  private func accessors(of member: DeclaredMember) -> Int? {
    if let body = member.body { return body }
    guard source.is(member.headEnd + 1, "=") else { return nil }
    // Behind an initial value: a brace that is not the first of it, and has observers.
    var position = member.headEnd + 3
    while position < source.count, !source.tokens[position].startsLine, !source.is(position, ";"),
      !source.is(position, "}")
    {
      if source.is(position, "{"), source.is(position + 1, "didSet") || source.is(position + 1, "willSet") {
        return position
      }
      position = source.partners[position] > position ? source.partners[position] + 1 : position + 1
    }
    return nil
  }

  /// The last token of a stored property; nil for one that goes on in a way that is not understood, or has others beside it.
  private func endOfStored(_ member: DeclaredMember) -> Int? {
    guard source.is(member.headEnd + 1, "=") else {
      let next = member.headEnd + 1
      return next >= source.count || source.tokens[next].startsLine || source.is(next, ";") || source.is(next, "}")
        ? member.headEnd : nil
    }
    var position = member.headEnd + 2
    var last = position
    while position < source.count, position == member.headEnd + 2 || !source.tokens[position].startsLine {
      if source.is(position, ";") || source.is(position, "}") { return last }
      if source.is(position, ",") { return nil }
      last = source.partners[position] > position ? source.partners[position] : position
      position = last + 1
    }
    // An expression may go on with an operator on the next line.
    let goesOn =
      position < source.count && source.tokens[position].kind == .punctuation
      && !["}", "@", ";"].contains(source.text(position))
    return goesOn ? nil : last
  }

  /// Adds the call to `didSet`, or else to `set`; a property with `willSet` alone gets a `didSet`.
  private mutating func tell(_ call: String, in open: Int) {
    let close = source.partners[open]
    guard close > open else { return }
    var hasObserver = false
    var position = open + 1
    while position < close {
      let word = source.text(position)
      if word == "didSet" || word == "set" || word == "willSet" {
        var brace = position + 1
        if source.is(brace, "("), source.partners[brace] > brace { brace = source.partners[brace] + 1 }
        if source.is(brace, "{") {
          if word == "willSet" {
            hasObserver = true
          } else {
            return edits.insert(" defer { \(call) };", at: source.tokens[brace].end)
          }
        }
      }
      position = source.partners[position] > position ? source.partners[position] + 1 : position + 1
    }
    if hasObserver { edits.insert(" didSet { \(call) };", at: source.tokens[open].end) }
  }

  // MARK: Observers

  /// Whether the class has the method of an observer, and no superclass of UIKit's has it: then it is no override here.
  private func isPlainObserver(_ member: DeclaredMember, _ reference: Program.Reference) -> Bool {
    guard member.kind == .function, member.fullName == "observeValue(forKeyPath:of:change:context:)", !member.isStatic
    else {
      return false
    }
    let chain = [program.key(reference)] + program.ancestors(of: program.key(reference))
    for owner in chain.dropFirst() {
      if program.members("observeValue", of: owner).contains(where: {
        program[$0.owner].members[$0.member].fullName == member.fullName
      }) {
        return false
      }
    }
    let roots = (program.declared[chain.last ?? ""] ?? []).flatMap { program[$0].inherited }
    guard var present = roots.first, UIKitClasses.isKnown(present) else { return false }
    while let next = UIKitClasses.superclass(of: present) {
      if next == "UIResponder" { return false }
      present = next
    }
    return present == "NSObject" && roots.first != "UIResponder"
  }

  /// Makes a class that inherits from `NSObject` an observer by a protocol.
  mutating func rewriteObserver(_ reference: Program.Reference) {
    for member in program[reference].members where isPlainObserver(member, reference) {
      for index in member.start..<member.keyword where source.is(index, "override") {
        blank(from: index, through: index)
      }
      tail += MemberCases.conditional(
        "extension \(program[reference].path): UIKit._KeyValueObserver {}",
        program[reference].conditions + member.conditions.dropFirst(program[reference].conditions.count))
      guard let body = member.body, source.partners[body] > body else { continue }
      for index in body..<source.partners[body]
      where source.is(index, "super") && source.is(index + 1, ".") && source.is(index + 2, "observeValue")
        && source.is(index + 3, "(")
      {
        replace(from: index, through: index + 2, with: "UIKit._unhandledValue")
        edits.insert("self, ", at: source.tokens[index + 3].end)
      }
    }
  }
}
