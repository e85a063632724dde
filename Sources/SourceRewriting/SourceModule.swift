/// The sources of one module of an iOS app, rewritten so that they compile where Objective-C is missing.
///
/// Lines keep their numbers and, as far as possible, columns; a compiler names the original files in its messages.
package struct SourceModule {
  /// A file and its text.
  package struct File: Sendable {
    /// The path that messages and the compiler's diagnostics give.
    package var path: String
    /// The path below the folder of the sources.
    package var name: String
    /// UTF-8; other bytes are passed on as they are.
    package var text: [UInt8]

    /// A file, which need not exist.
    package init(path: String, name: String, text: [UInt8]) {
      self.path = path
      self.name = name
      self.text = text
    }
  }

  /// A file as the compiler gets it.
  package struct Output: Equatable, Sendable {
    /// Where the file belongs below the folder of the rewritten files.
    package var name: String
    /// UTF-8, if the original is.
    package var text: [UInt8]
    /// What could not be rewritten, and stands in the text as it was.
    package var diagnostics: [Diagnostic]
    /// What was rewritten and will not be as on iOS.
    package var warnings: [Diagnostic] = []
    /// Imports of modules that do not exist here.
    package var missing: [MissingImport] = []
  }

  /// The name of the file that each module has beside its own.
  package static let moduleFileName = ModuleFile.name

  private let folder: String
  private let isProgram: Bool
  private let build: BuildConditions
  private let information: AppInformation
  private let files: [File]
  let sources: [TokenizedSource]
  let program: Program
  private let keepsPreviews: Bool
  /// The files that are left out, with what is written of them.
  private let leftOut: [Int: String]
  /// What is missing and does not end the build.
  package let warnings: [Diagnostic]

  /// Reads all files. Takes linear time in their length.
  ///
  /// - Parameters:
  ///   - folder: the folder of the sources, in which the running app finds its documents.
  ///   - isProgram: false for a library, which keeps the function `main()` of an application delegate without being a program.
  ///   - build: by which conditions of `#if` hold, and modules exist.
  ///   - information: what the project of the app says that counts when it runs.
  ///   - keepsPreviews: whether blocks `#Preview` become declarations, which need ``previewFile``; else they are left out.
  package init(
    _ files: [File], folder: String = "", isProgram: Bool = true, build: BuildConditions = BuildConditions(),
    information: AppInformation = AppInformation(), keepsPreviews: Bool = false
  ) {
    self.keepsPreviews = keepsPreviews
    self.information = information
    self.folder = folder
    self.isProgram = isProgram
    self.build = build
    self.files = files
    sources = files.map { TokenizedSource(bytes: $0.text.withoutByteOrderMark, build: build) }
    var facts = zip(files, sources).map { file, source in FileFacts(file, source) }
    let missing = MissingFrameworks(facts, sources, build)
    leftOut = missing.leftOut
    warnings = [missing.warning].compactMap { $0 }
    for index in leftOut.keys { (facts[index].types, facts[index].aliases) = ([], [:]) }
    program = Program(facts)
  }

  /// The rewritten file of the index.
  package func rewritten(_ index: Int) -> Output {
    if let text = leftOut[index] {
      return Output(name: Self.outputName(files[index].name), text: Array(text.utf8), diagnostics: [])
    }
    return rewrittenAnyway(index)
  }

  /// Whether the file of the index is left out of the module, because it imports what does not exist here.
  package func isLeftOut(_ index: Int) -> Bool { leftOut[index] != nil }

  /// The rewritten file of the index, also if it is left out of the module.
  func rewrittenAnyway(_ index: Int) -> Output {
    var rewriter = FileRewriter(program: program, file: index, source: sources[index], build: build)
    rewriter.isProgram = isProgram
    rewriter.keepsPreviews = keepsPreviews
    let text = rewriter.run()
    return Output(
      name: Self.outputName(files[index].name), text: text, diagnostics: rewriter.diagnostics,
      warnings: rewriter.warnings, missing: rewriter.missing)
  }

  /// `Screen.rewritten.swift` of `Screen.swift`. Under the same name, the compiler would warn of two files with one `#fileID`;
  /// `main.swift` keeps its own, which the compiler wants.
  package static func outputName(_ name: String) -> String {
    guard name.hasSuffix(".swift"), name != "main.swift", !name.hasSuffix("/main.swift") else { return name }
    return name.dropLast(6) + ".rewritten.swift"
  }

  /// All rewritten files, in the order of the originals, and the module's own.
  package func rewritten() -> [Output] { files.indices.map { rewritten($0) } + [moduleFile] }

  /// The file that the module has beside its own.
  package var moduleFile: Output {
    Output(
      name: ModuleFile.name, text: Array(ModuleFile.text(program, folder: folder, information).utf8), diagnostics: [])
  }

  /// A word for all that the rewriting of a file depends on beside its own text.
  package var digest: String {
    var digest = Digest()
    digest.add([folder, "\(isProgram)"])
    digest.add(build.digest)
    digest.add([information.file, information.mainStoryboard])
    digest.add(leftOut.sorted { $0.key < $1.key }.map(\.value))
    digest.add(String(program.digest, radix: 16))
    return digest.text
  }

  /// A word for the text and the path of a file.
  package func digest(of index: Int) -> String {
    var digest = Digest()
    digest.add(files[index].path)
    digest.add(files[index].text)
    return digest.text
  }
}

extension FileFacts {
  init(_ file: SourceModule.File, _ source: TokenizedSource) {
    var scanner = DeclarationScanner(source)
    scanner.run()
    let name = file.name.hasSuffix(".swift") ? String(file.name.dropLast(6)) : file.name
    var digest = Digest()
    digest.add(file.name)
    // Names that differ in other characters only have the same identifier.
    let tag = name.identifier == name ? name : "\(name.identifier)_\(digest.text)"
    self.init(path: file.path, tag: tag, types: scanner.types, aliases: scanner.aliases)
  }
}

extension [UInt8] {
  var withoutByteOrderMark: [UInt8] { starts(with: [0xEF, 0xBB, 0xBF]) ? Array(dropFirst(3)) : self }
}
