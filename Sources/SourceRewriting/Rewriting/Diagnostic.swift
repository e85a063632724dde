/// Something that the rewriter cannot do, or that will not be as on iOS, at its place in the original.
package struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
  /// Whether the build goes on.
  package enum Severity: String, Sendable {
    /// It does not.
    case error
    /// It does.
    case warning
  }

  /// The path of the original.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1, in bytes.
  package var column: Int
  /// What cannot be done, and what to do instead.
  package var message: String
  /// Whether the build goes on.
  package var severity = Severity.error

  /// `App/Screen.swift:3:5: error: …`, as compilers write it.
  package var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(message)" }
}

/// An import of a module that neither the toolchain nor the package has.
package struct MissingImport: Equatable, Sendable {
  /// The name of the module.
  package var module: String
  /// Where it would be.
  var place: Imports.Place
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

  /// All that could not be rewritten. Modules that do not exist are one message for each cause, whatever files import them.
  package var problems: [Diagnostic] {
    let missing = flatMap(\.missing)
    let products = Diagnostic(products: missing.filter { $0.place == .product })
    let unknown = Diagnostic(unknown: missing.filter { $0.place == .unknown })
    return [products, unknown].compactMap { $0 } + flatMap(\.diagnostics)
  }
}

extension Diagnostic {
  /// Says on which products the target must depend; nil for no imports.
  init?(products missing: [MissingImport]) {
    guard let first = missing.first else { return nil }
    let places = Dictionary(grouping: missing, by: \.module).sorted { $0.key < $1.key }
    let lines = places.map { module, imports in
      "  .product(name: \"\(module)\", package: \"Trellis\"),  // \(Self.lines(imports))"
    }
    self.init(
      file: first.file, line: first.line, column: first.column,
      message: (["the target imports modules that are not in the dependencies of the target; add"] + lines)
        .joined(separator: "\n"))
  }

  private static func lines(_ imports: [MissingImport]) -> String {
    imports.map { "\($0.file):\($0.line)" }.joined(separator: ", ")
  }

  /// Names each module once, and the lines that import it; nil for no imports.
  init?(unknown missing: [MissingImport]) {
    guard let first = missing.first else { return nil }
    let places = Dictionary(grouping: missing, by: \.module)
    let names = places.keys.sorted()
    self.init(file: first.file, line: first.line, column: first.column, message: "")
    if missing.count == 1 {
      message =
        "there is no module \(first.module); add the package product of the module to the dependencies of the "
        + "target, or put the import and the code for the module between #if canImport(\(first.module)) and #endif"
      return
    }
    message =
      "there are no modules \(names.joined(separator: ", ")); add the package products of the modules to the "
      + "dependencies of the target, or put each import and the code for the module between #if canImport(…) "
      + "and #endif"
    for name in names { message += "\n  \(name): \(Self.lines(places[name] ?? []))" }
  }

  /// Names each framework once, with the lines that import it and the names that these files use; nil for no imports.
  ///
  /// - Parameter files: for each import what its file uses, and whether the file is left out.
  init?(frameworks missing: [(import: MissingImport, names: [String], isLeftOut: Bool)]) {
    guard let first = missing.first?.import else { return nil }
    let places = Dictionary(grouping: missing, by: \.import.module)
    let names = places.keys.sorted()
    self.init(file: first.file, line: first.line, column: first.column, message: "", severity: .warning)
    let isOne = names.count == 1
    message =
      "there \(isOne ? "is no module" : "are no modules") \(names.joined(separator: ", ")) on this platform; code that uses "
      + "\(isOne ? "this module" : "these modules") compiles only between #if canImport(\(isOne ? names[0] : "…")) and #endif"
    for name in names {
      message += "\n  \(name)"
      for (place, used, isLeftOut) in places[name] ?? [] {
        let list = used.prefix(8).joined(separator: ", ") + (used.count > 8 ? ", …" : "")
        message += "\n    \(place.file):\(place.line): "
        message += used.isEmpty ? "no use of this module was found" : list
        if isLeftOut { message += "; Trellis excludes the file, because no other file uses declarations of this file" }
      }
    }
    if names.contains("SwiftUI") {
      message +=
        "\n  The product .product(name: \"SwiftUI\", package: \"Trellis\") contains only UIHostingController "
        + "and the protocols for UIKit views in SwiftUI"
    }
  }
}
