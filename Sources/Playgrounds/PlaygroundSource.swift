import Foundation
import SourceRewriting

/// A file as the compiler gets it, with what of it is shown.
struct PlaygroundSource {
  /// What is shown.
  let thing: ShownThing
  /// The files of the module by their names.
  let files: [String: [UInt8]]
  let warnings: [PlaygroundMessage]
  /// What `play-host` calls.
  private static let entry = "trellis_play_make"

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
    let output = module.rewritten(0)
    let missing = Set(output.missing.map(\.module)).intersection(Imports.products)
    if !missing.isEmpty { throw Missing(frameworks: missing) }
    let problems = [output].problems.map(PlaygroundMessage.init)
    if !problems.isEmpty { throw Refusal(problems) }
    thing = try PlaygroundChoice.thing(of: module.shownThings(0), showing: wanted)
    let entry = """

      #sourceLocation()
      @MainActor @_cdecl("\(Self.entry)") public func _trellisPlayMake() -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(\(thing.expression) as UIKit.UIResponder).toOpaque()
      }

      """
    let support = module.moduleFile.text + SourceModule.previewFile.text
    files = ["Playground.rewritten.swift": output.text + Array(entry.utf8), "Support.swift": support]
    warnings = (module.warnings + output.warnings).map(PlaygroundMessage.init)
  }

  /// What every host has.
  private static let own: Set<String> = ["QuartzCore", "UIKit", "UnifiedLogging"]
}

extension PlaygroundMessage {
  init(_ diagnostic: Diagnostic) {
    self.init(
      diagnostic.severity == .error ? .error : .warning, line: diagnostic.line, column: diagnostic.column,
      diagnostic.message)
  }
}
