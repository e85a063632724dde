/// Rewrites one file of a program.
///
/// 1. Types get what is generated for them: before the closing brace of a class and at the end of the file.
/// 2. A pass over all tokens replaces attributes, directives, imports and expressions that need Objective-C, each in its place.
///
/// Both keep lines: what takes lines of its own is between `#sourceLocation` directives.
struct FileRewriter {
  let program: Program
  let file: Int
  let source: TokenizedSource
  var edits = Edits()
  var diagnostics: [Diagnostic] = []
  var warnings: [Diagnostic] = []
  /// What stands after the last line.
  var tail: [String] = []
  /// Imports of modules that do not exist here.
  var missing: [MissingImport] = []
  var importsUIKit = false
  /// Whether an import of Combine stands before the present token.
  var importsCombine = false
  /// Parts of Foundation that the file needs on Linux.
  var foundationParts: Set<String> = []
  /// Whether the module is a program, which begins at its `@main`.
  var isProgram = true
  /// Whether previews become declarations.
  var keepsPreviews = false
  /// The properties of layers that Core Animation manages: the tokens of their attributes.
  var managed: Set<Int> = []
  let build: BuildConditions
  /// One entry for each `#if` that is open in the pass over the tokens.
  var conditions: [OpenCondition] = []
  private let lineStarts: [Int]

  init(program: Program, file: Int, source: TokenizedSource, build: BuildConditions) {
    self.build = build
    self.program = program
    self.file = file
    self.source = source
    lineStarts = [0] + source.bytes.indices.filter { source.bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  var facts: FileFacts { program.files[file] }

  mutating func run() -> [UInt8] {
    // Whole declarations first: of two changes that begin at one place the first counts.
    for number in facts.types.indices { rewrite(Program.Reference(file: file, type: number)) }
    rewriteTokens()
    let body = edits.applied(to: source.bytes)
    var head = importsUIKit ? "" : "import UIKit\n"
    for part in foundationParts.sorted() { head += "#if canImport(\(part))\nimport \(part)\n#endif\n" }
    head += sourceLocation(line: 1)
    let end = tail.isEmpty ? "" : "\n#sourceLocation()\n" + tail.joined(separator: "\n") + "\n"
    return Array(head.utf8) + body + Array(end.utf8)
  }

  private mutating func rewrite(_ reference: Program.Reference) {
    let type = program[reference]
    if type.kind != .protocol { warnOfUncalled(reference) }
    switch type.kind {
    case .class:
      renameFormerOverrides(reference)
      overrideForeignMembers(reference)
      rewriteTests(reference)
      tellObservers(reference)
      rewriteObserver(reference)
      rewriteLayer(reference)
      generateMembers(reference)
    case .extension:
      dispatchForeignMembers(reference)
      moveOverrides(reference)
      renameFormerOverrides(reference)
      rewriteTests(reference)
      generateExtensionMembers(reference)
      conform(reference)
    case .protocol: rewriteProtocol(reference)
    case .struct, .enum, .actor: break
    }
  }

  // MARK: Places

  /// The line of an offset, from 1.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  func column(of offset: Int) -> Int { offset - lineStarts[line(of: offset) - 1] + 1 }

  func sourceLocation(line: Int) -> String {
    let path = facts.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(path)\", line: \(line))\n"
  }

  mutating func report(_ message: String, at token: Int) {
    let offset = source.tokens[token].start
    diagnostics.append(
      Diagnostic(file: facts.path, line: line(of: offset), column: column(of: offset), message: message))
  }

  mutating func warn(_ message: String, at token: Int) {
    let offset = source.tokens[token].start
    warnings.append(
      Diagnostic(
        file: facts.path, line: line(of: offset), column: column(of: offset), message: message, severity: .warning))
  }

  // MARK: Edits of tokens

  mutating func blank(from first: Int, through last: Int) {
    edits.blank(source.tokens[first].start, source.tokens[last].end, of: source.bytes)
  }

  mutating func replace(from first: Int, through last: Int, with text: String) {
    edits.replace(source.tokens[first].start, source.tokens[last].end, with: text)
  }

  /// Puts lines before a token, which keeps its line and column.
  mutating func insert(lines: [String], before token: Int) {
    let offset = source.tokens[token].start
    let text =
      "\n#sourceLocation()\n" + lines.joined(separator: "\n") + "\n" + sourceLocation(line: line(of: offset))
      + String(repeating: " ", count: column(of: offset) - 1)
    edits.insert(text, at: offset)
  }
}
