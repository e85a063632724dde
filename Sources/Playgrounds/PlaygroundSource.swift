import Foundation
import SourceRewriting

/// A file as the compiler gets it, with what of it is shown.
struct PlaygroundSource {
  /// What is shown, or why nothing is.
  let thing: Result<ShownThing, Refusal>
  /// The files of the module by their names.
  let files: [String: [UInt8]]
  let warnings: [PlaygroundMessage]

  /// The file imports modules that the host can have, and has not.
  struct Missing: Error {
    let frameworks: Set<String>
  }

  /// - Parameters:
  ///   - path: the absolute path of the file.
  ///   - wanted: the name of what is shown; nil for what the file leaves no doubt about.
  ///   - modules: those of the host, beside UIKit.
  /// - Throws: ``Missing``, or ``Refusal`` if the file is not worth to be compiled.
  init(_ text: [UInt8], path: String, showing wanted: String?, modules: Set<String>) throws {
    let build = BuildConditions(flags: ["DEBUG"], modules: Self.own.union(modules))
    let module = SourceModule(
      [SourceModule.File(path: path, name: "Playground.swift", text: text)], folder: path, isProgram: false,
      build: build, keepsPreviews: true)
    if module.isLeftOut(0) {
      throw Refusal(
        module.warnings.map(PlaygroundMessage.init).map { warning in
          PlaygroundMessage(.error, line: warning.line, column: warning.column, warning.message)
        })
    }
    let output = module.rewritten(0)
    let missing = Set(output.missing.map(\.module)).intersection(Imports.products)
    if !missing.isEmpty { throw Missing(frameworks: missing) }
    let problems = output.missing.map(PlaygroundMessage.init) + output.diagnostics.map(PlaygroundMessage.init)
    if !problems.isEmpty { throw Refusal(problems) }
    thing = PlaygroundChoice.thing(of: module.shownThings(0), showing: wanted)
    let entry = (try? thing.get()).map(Self.entry) ?? ""
    let support = module.moduleFile.text + SourceModule.previewFile.text
    files = ["Playground.rewritten.swift": output.text + Array(entry.utf8), "Support.swift": support]
    warnings = (module.warnings + output.warnings).map(PlaygroundMessage.init)
  }

  /// A function that makes what is shown, behind the last line of the file, where its private classes are visible.
  private static func entry(_ thing: ShownThing) -> String {
    """

    #sourceLocation()
    @MainActor @_cdecl("trellis_play_make") public func _trellisPlayMake() -> UnsafeMutableRawPointer {
      Unmanaged.passRetained(\(thing.expression) as UIKit.UIResponder).toOpaque()
    }

    """
  }

  /// What every host has.
  private static let own: Set<String> = ["QuartzCore", "UIKit", "UnifiedLogging"]
}

extension PlaygroundMessage {
  init(_ diagnostic: Diagnostic) {
    self.init(
      diagnostic.severity == .error ? .error : .warning, line: diagnostic.line, column: diagnostic.column,
      // What follows is a list for whole apps.
      diagnostic.message.split(separator: "\n").first.map(String.init) ?? "")
  }

  fileprivate init(_ missing: MissingImport) {
    self.init(
      .error, line: missing.line, column: missing.column,
      "no module \(missing.module); a file by itself can import UIKit, Foundation and the frameworks that Trellis has")
  }
}
