/// What sources have that a build on this platform would meet, without a build: read as they are.
package struct SourceSurvey {
  /// Where something is.
  package struct Place: Hashable, Sendable {
    package var file: String
    /// From 1.
    package var line: Int
    /// From 1, in bytes.
    package var column: Int
  }

  /// Modules that are imported, with the places, in the order of the files; those under conditions that do not hold are left out.
  package private(set) var imports: [String: [Place]] = [:]
  /// Of these, those that nothing here has.
  package private(set) var missing: [String: [Place]] = [:]
  /// The names of missing frameworks that the sources use, with how often, by module.
  package private(set) var missingNames: [String: [String: Int]] = [:]
  /// What cannot be rewritten.
  package private(set) var diagnostics: [Diagnostic] = []
  /// Words of before Swift 4.2.
  package private(set) var formerNames: [String: [Place]] = [:]
  /// The class that the app begins with: `AppDelegate` behind `@main` or `@UIApplicationMain`.
  package private(set) var mainClass: String?

  /// - Parameters:
  ///   - files: the sources of one module.
  ///   - modules: what they can import beside the modules of the toolchain and of this package.
  /// - Complexity: Linear in the length of the files.
  package init(_ files: [SourceModule.File], modules: Set<String>) {
    let build = BuildConditions(modules: Imports.trellis.union(Imports.products).union(modules))
    let sources = files.map { TokenizedSource(bytes: $0.text.withoutByteOrderMark, build: build) }
    for (source, file) in zip(sources, files) { note(source, file.path) }
    let module = SourceModule(files, build: build)
    for index in files.indices {
      let output = module.rewrittenAnyway(index)
      diagnostics += output.diagnostics
      for found in output.missing {
        missing[found.module, default: []].append(Place(file: found.file, line: found.line, column: found.column))
      }
      let modules = Set(output.missing.map(\.module))
      if !modules.isEmpty { noteNames(sources[index], modules) }
    }
  }

  /// Counts the names of modules in a source that imports them.
  private mutating func noteNames(_ source: TokenizedSource, _ modules: Set<String>) {
    for index in 0..<source.count where source.tokens[index].kind == .word {
      let word = source.text(index)
      guard word.utf8.count > 3, !source.is(index - 1, "@") else { continue }
      for module in modules where FrameworkNames.belongs(word, to: module) {
        missingNames[module, default: [:]][word, default: 0] += 1
      }
    }
  }

  private mutating func note(_ source: TokenizedSource, _ path: String) {
    var lines = source.bytes.indices.filter { source.bytes[$0] == UInt8(ascii: "\n") }[...]
    var (line, start) = (1, 0)
    for index in 0..<source.count where source.tokens[index].kind == .word {
      while let end = lines.first, end < source.tokens[index].start {
        (line, start) = (line + 1, end + 1)
        lines.removeFirst()
      }
      let word = source.text(index)
      let place = Place(file: path, line: line, column: source.tokens[index].start - start + 1)
      if word == "import", source.isWord(index + 1), !source.is(index - 1, ".") {
        let kinds = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
        let name = kinds.contains(source.text(index + 1)) && source.isWord(index + 2) ? index + 2 : index + 1
        imports[source.name(name), default: []].append(place)
      } else if FormerName.words.contains(word) {
        formerNames[word, default: []].append(place)
      } else if word == "main" || word == "UIApplicationMain", source.is(index - 1, "@") {
        var next = index + 1
        while source.isWord(next), !source.is(next, "class"), next < index + 6 { next += 1 }
        if source.is(next, "class"), source.isWord(next + 1) { mainClass = source.name(next + 1) }
      }
    }
  }
}
