/// The pass over the tokens.
extension FileRewriter {
  mutating func rewriteTokens() {
    var types = facts.types[...]
    var open: [DeclaredType] = []
    for index in 0..<source.count {
      while let type = types.first, type.open <= index {
        open.append(type)
        types.removeFirst()
      }
      while let last = open.last, last.close < index { open.removeLast() }
      switch source.tokens[index].kind {
      case .punctuation:
        if source.is(index, "@") { rewriteAttribute(index) }
        if source.is(index, ".") {
          rewriteOptionalCall(index)
          rewriteObservers(index)
        }
      case .pound: rewritePound(index, in: open.last)
      case .word:
        if source.is(index, "import") { rewriteImport(index) }
        if source.is(index, "dynamic") { removeDynamic(index) }
        rewriteService(index)
        warnOfVisualFormat(index)
        notePart(index)
      case .quotedWord, .number, .text: break
      }
    }
  }

  // MARK: Attributes

  private static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "GKInspectable", "NSCopying",
  ]

  private mutating func rewriteAttribute(_ index: Int) {
    guard source.isWord(index + 1) else { return }
    let name = source.text(index + 1)
    let last = endOfAttribute(index)
    if precedesPreview(last) { return blank(from: index, through: last) }
    switch name {
    case "UIApplicationMain", "main":
      guard isProgram else { return blank(from: index, through: index + 1) }
      replace(from: index, through: index + 1, with: "@main")
    case "NSManaged":
      if managed.contains(index) { return blank(from: index, through: last) }
      report(
        "@NSManaged needs Core Data, which does not exist on this platform; change the property to a stored property",
        at: index)
    case _ where Self.removed.contains(name): blank(from: index, through: last)
    default: break
    }
  }

  private func endOfAttribute(_ index: Int) -> Int {
    guard source.beginsArguments(index + 2, of: source.text(index + 1)), source.partners[index + 2] > index else {
      return index + 1
    }
    return source.partners[index + 2]
  }

  /// Whether only attributes are between the token and a preview.
  private func precedesPreview(_ last: Int) -> Bool {
    var next = last + 1
    while source.is(next, "@"), source.isWord(next + 1) { next = endOfAttribute(next) + 1 }
    return source.is(next, "#Preview")
  }

  /// `dynamic` means dispatch by Objective-C in an app, and something else here.
  private mutating func removeDynamic(_ index: Int) {
    guard !source.is(index - 1, "."), !source.is(index - 1, "func"),
      source.isWord(index + 1) || source.is(index + 1, "@")
    else { return }
    blank(from: index, through: index)
  }

  /// `removeObserver` of notification centers does not know observers with selectors, and `addObserver(forName:)` does not know screens.
  private mutating func rewriteObservers(_ dot: Int) {
    guard source.is(dot + 2, "(") else { return }
    let isAdding = source.is(dot + 1, "addObserver")
    guard isAdding || source.is(dot + 1, "removeObserver"), program.membersByName[source.name(dot + 1)] == nil else {
      return
    }
    let labels = arguments(dot + 2).map(\.label)
    if isAdding ? labels.first == "forName" : !labels.contains("forKeyPath") {
      edits.insert("_", at: source.tokens[dot + 1].start)
    }
  }

  // MARK: Directives and expressions that begin with #

  private mutating func rewritePound(_ index: Int, in type: DeclaredType?) {
    switch source.text(index) {
    case "#endif": _ = conditions.popLast()
    case "#else": noteCondition(index)
    case "#if", "#elseif":
      noteCondition(index)
      for answer in Directives.answers(source, Directives.line(source, index)) {
        replace(from: answer.first, through: answer.last, with: answer.value)
      }
    case "#selector": rewriteSelector(index, in: type)
    case "#keyPath": rewriteKeyPath(index)
    case "#Preview": rewritePreview(index)
    default: break
    }
  }

  /// What is known of a branch in which the pass is.
  struct OpenCondition {
    /// Whether a branch before it may be the one that is compiled.
    var hasRival = false
    /// Whether its own condition holds in any build.
    var holds = true
    var mayHold = true
  }

  /// Whether the present token is compiled in any build.
  private var isCertain: Bool { conditions.allSatisfy { $0.holds && !$0.hasRival } }

  private mutating func noteCondition(_ index: Int) {
    var condition = OpenCondition()
    if !source.is(index, "#if"), let last = conditions.popLast() {
      // The branches before it whose conditions do not hold in any build have no tokens, but their directives are here.
      condition.hasRival = last.hasRival || last.mayHold
    }
    let line = Directives.line(source, index)
    let value = Condition.value(source.tokens[line.dropFirst()], of: source.bytes, build)
    condition.holds = source.is(index, "#else") || value == .yes
    condition.mayHold = source.is(index, "#else") || value != .no
    conditions.append(condition)
  }

  // MARK: Imports

  /// Types of Foundation that are in modules of their own here.
  private mutating func notePart(_ index: Int) {
    let byte = source.bytes[source.tokens[index].start]
    guard
      [UInt8(ascii: "C"), UInt8(ascii: "H"), UInt8(ascii: "N"), UInt8(ascii: "U"), UInt8(ascii: "X")].contains(byte),
      let part = Imports.foundationPart(source.text(index)), program.declared[source.text(index)] == nil
    else { return }
    foundationParts.insert(part)
  }

  private mutating func rewriteImport(_ index: Int) {
    let isDeclaration =
      source.tokens[index].startsLine || source.is(index - 1, ";") || source.isWord(index - 1)
      || (source.is(index - 1, ")") && !source.is(index - 1, "."))
    guard isDeclaration, !source.is(index - 1, "."), source.isWord(index + 1) else { return }
    var first = index + 1
    let kinds = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
    if kinds.contains(source.text(first)), source.isWord(first + 1), !source.tokens[first + 1].startsLine { first += 1 }
    var last = first
    while source.is(last + 1, "."), source.isWord(last + 2) { last += 2 }
    let module = source.name(first)
    // An import under a condition need not count.
    if module == "UIKit", isCertain { importsUIKit = true }
    if module == "Combine" { importsCombine = true }
    let hasPath = last > first
    if let replacement = Imports.replacements[module] {
      replace(from: index + 1, through: last, with: replacement)
    } else if hasPath, first == index + 1, Imports.submodules.contains(module) {
      replace(from: index + 1, through: last, with: module)
    } else {
      rewriteMissing(module, index, first, last)
    }
  }

  /// An import of a framework that nothing takes the place of is left out, under the attributes before it; the compiler then names what
  /// needs it. Other modules that are missing are errors.
  private mutating func rewriteMissing(_ module: String, _ index: Int, _ first: Int, _ last: Int) {
    let place = Imports.place(of: module, build)
    guard place != .known else { return }
    // The old framework of types is often imported and seldom used.
    let isSpare = module == "MobileCoreServices" && !FrameworkNames.isUsed(module, in: source)
    if place == .framework || isSpare { replace(from: index + 1, through: last, with: "Foundation") }
    guard isCertain, !isSpare else { return }
    let offset = source.tokens[first].start
    missing.append(
      MissingImport(
        module: module, place: place, file: facts.path, line: line(of: offset), column: column(of: offset)))
  }

  /// The imports of frameworks that nothing takes the place of, and that are compiled in any build.
  mutating func missingFrameworks() -> [MissingImport] {
    for index in 0..<source.count {
      if source.tokens[index].kind == .pound {
        let word = source.text(index)
        if word == "#endif" { _ = conditions.popLast() }
        if ["#if", "#elseif", "#else"].contains(word) { noteCondition(index) }
      } else if source.tokens[index].kind == .word, source.is(index, "import") {
        rewriteImport(index)
      }
    }
    return missing.filter { $0.place == .framework }
  }
}
