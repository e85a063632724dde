/// Frameworks that nothing takes the place of, in the files of a module.
///
/// 1. Their imports are left out, and one warning lists them with the names that each file uses.
/// 2. A file that uses such names is left out as a whole if no file that stays names what it declares: a type, a function or a variable of
///    the file itself, or a member of another type's extension. Files that only name each other are left out together. A file with the
///    delegate of the app or a scene stays, and one that extends a type of a file that stays.
/// 3. What stays is compiled, and the compiler says which lines need what is missing.
struct MissingFrameworks {
  /// The files that are left out, with a comment that says why.
  private(set) var leftOut: [Int: String] = [:]
  /// The list; nil if nothing is missing.
  private(set) var warning: Diagnostic?

  init(_ facts: [FileFacts], _ sources: [TokenizedSource], _ build: BuildConditions) {
    var imports: [(file: Int, import: MissingImport, names: [String])] = []
    var own: Set<String>?
    for index in sources.indices where Self.mayImport(sources[index]) {
      var rewriter = FileRewriter(program: Program([facts[index]]), file: 0, source: sources[index], build: build)
      let missing = rewriter.missingFrameworks()
      if !missing.isEmpty, own == nil { own = Set(facts.flatMap(\.types).filter { $0.kind != .extension }.map(\.name)) }
      for place in missing {
        imports.append((index, place, FrameworkNames.used(place.module, in: sources[index], beside: own ?? [])))
      }
    }
    guard !imports.isEmpty else { return }
    let users = Set(imports.filter { !$0.names.isEmpty }.map(\.file))
    for file in Self.unneeded(users, facts, sources) {
      let modules = Set(imports.filter { $0.file == file }.map(\.import.module)).sorted().joined(separator: ", ")
      leftOut[file] =
        "// \(facts[file].path) is excluded: it uses \(modules), and no other file uses its declarations.\n"
    }
    warning = Diagnostic(
      frameworks: imports.map { ($0.import, $0.names, leftOut[$0.file] != nil) })
  }

  private static func mayImport(_ source: TokenizedSource) -> Bool {
    (0..<source.count).contains { index in
      guard source.is(index, "import") else { return false }
      return (index + 1...index + 2).contains { Imports.missing.contains(source.name($0)) }
    }
  }

  /// Those of the files that no other one needs.
  private static func unneeded(_ users: Set<Int>, _ facts: [FileFacts], _ sources: [TokenizedSource]) -> Set<Int> {
    var rest = users.filter { !isEntry(facts[$0]) }
    guard !rest.isEmpty else { return [] }
    // The files that declare a type, by its name.
    var homes: [String: [Int]] = [:]
    for file in facts.indices {
      for type in facts[file].types where type.kind != .extension { homes[type.name, default: []].append(file) }
    }
    var declared: [Int: Set<String>] = [:]
    for file in rest { declared[file] = names(of: file, facts, sources[file], homes) }
    var words: Set<String> = []
    var fresh = sources.indices.filter { !rest.contains($0) }
    while !fresh.isEmpty {
      for file in fresh { words.formUnion(self.words(of: sources[file])) }
      fresh = rest.filter { !(declared[$0] ?? []).isDisjoint(with: words) }
      rest.subtract(fresh)
    }
    return rest
  }

  private static func isEntry(_ facts: FileFacts) -> Bool {
    let delegates: Set<String> = ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"]
    return facts.path.split(separator: "/").last == "main.swift"
      || facts.types.contains { type in
        type.has("main") || type.has("UIApplicationMain") || type.inherited.contains(where: delegates.contains)
      }
  }

  private static func words(of source: TokenizedSource) -> Set<String> {
    Set((0..<source.count).filter { source.isWord($0) }.map { source.name($0) })
  }

  /// The names by which other files may need a file.
  private static func names(
    of file: Int, _ facts: [FileFacts], _ source: TokenizedSource, _ homes: [String: [Int]]
  ) -> Set<String> {
    var names: Set<String> = []
    for type in facts[file].types where !type.isLocal {
      let outermost = type.path.split(separator: ".").first.map(String.init) ?? type.name
      if type.kind != .extension {
        // What is inside of a type of the file is named by way of that type.
        if type.path == type.name || homes[outermost]?.contains(file) != true { names.insert(type.name) }
        continue
      }
      guard homes[outermost]?.contains(file) != true else { continue }
      names.formUnion(type.members.map(\.name))
      if homes[outermost] != nil { names.insert(outermost) }
    }
    var index = 0
    while index < source.count {
      if source.is(index, "{"), source.partners[index] > index { index = source.partners[index] }
      let declares = ["func", "var", "let", "typealias", "operator"].contains(source.text(index))
      if declares, source.isWord(index + 1) { names.insert(source.name(index + 1)) }
      index += 1
    }
    names.formUnion(facts[file].aliases.keys)
    return names
  }
}
