/// Something that the rewriter cannot do, or that will not be as on iOS, at its place in the original.
package struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
  /// The path of the original.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1, in bytes.
  package var column: Int
  /// What cannot be done, and what to do instead.
  package var message: String
  /// Whether the sources are written nevertheless.
  package var isWarning = false

  /// `App/Screen.swift:3:5: error: …`, as compilers write it.
  package var description: String { "\(file):\(line):\(column): \(isWarning ? "warning" : "error"): \(message)" }
}

/// An import of a module that neither the toolchain nor the package has.
package struct MissingImport: Equatable, Sendable {
  /// The name of the module.
  package var module: String
  /// The path of the original.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1, in bytes.
  package var column: Int
}

extension [SourceModule.Output] {
  /// What will not be as on iOS.
  package var warnings: [Diagnostic] { flatMap(\.warnings) }

  /// All that could not be rewritten; modules that do not exist are one message, whatever files import them.
  package var problems: [Diagnostic] {
    let missing = Diagnostic(missing: flatMap(\.missing))
    return [missing].compactMap { $0 } + flatMap(\.diagnostics)
  }
}

extension Diagnostic {
  /// Names each module once, and the lines that import it; nil for no imports.
  init?(missing: [MissingImport]) {
    guard let first = missing.first else { return nil }
    let places = Dictionary(grouping: missing, by: \.module)
    let names = places.keys.sorted()
    self.init(file: first.file, line: first.line, column: first.column, message: "")
    if missing.count == 1 {
      message =
        "no module \(first.module) on this platform; put the import and what needs it between "
        + "#if canImport(\(first.module)) and #endif"
      return
    }
    message =
      "no module\(names.count == 1 ? "" : "s") \(names.joined(separator: ", ")) on this platform; put each import and what "
      + "needs it between #if canImport(…) and #endif"
    for name in names {
      let lines = (places[name] ?? []).map { "\($0.file):\($0.line)" }
      message += "\n  \(name): \(lines.joined(separator: ", "))"
    }
  }
}
