import Checking
import Foundation
import InterfaceBuilder
import Linting
import XcodeProjects

/// Results of documents that did not change since an earlier run, in a folder that may be removed at any time.
///
/// A result depends on its document and on what many documents have in common: the program (told by its size and date), rules,
/// configurations, fonts, images and colors. The common inputs are written once, to the file `inputs` of a subfolder. The
/// subfolder holds the results, each in a file with the inputs of its document. The names of both are hashes that only say where
/// to look: nothing is used before its inputs were compared byte by byte. Off unless asked for: a run writes nothing where
/// nobody expects it.
struct ResultCache {
  /// Where a result is kept, and what it has to be computed from.
  struct Place {
    fileprivate let folder: URL
    let inputs: CacheInputs
    fileprivate let name: String
  }

  private let folder: URL
  /// Of every document of the run.
  private let program: CacheInputs
  private let name: @Sendable (CacheInputs) -> String
  /// The subfolder of the latest document: those that follow each other usually have the same environment.
  private var latest: (fonts: [String], assets: AssetCatalog, appearance: AssetTraits.Appearance, folder: URL?)?

  /// - Parameter name: makes names of inputs; tests let names collide.
  /// - Throws: ``RunFailure`` if the folder cannot be made.
  @MainActor
  init(
    in path: String, for linter: Linter, name: @escaping @Sendable (CacheInputs) -> String = \.name
  ) throws(RunFailure) {
    folder = URL(fileURLWithPath: path)
    self.name = name
    var inputs = CacheInputs()
    inputs.add(Self.program)
    linter.add(to: &inputs)
    program = inputs
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw RunFailure(.failed, "\(path): error: the folder cannot be created: \(error.localizedDescription)")
    }
  }

  private static var program: String {
    let attributes = Bundle.main.executableURL.flatMap { try? FileManager.default.attributesOfItem(atPath: $0.path) }
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(TrellisVersion.current) \(attributes?[.size] as? Int ?? 0) \(date)"
  }

  // MARK: Results

  /// Nil if the folder cannot be written.
  mutating func place(
    of source: BatchSource, inAppSupporting support: AppSupport? = nil, assumesRightToLeft: Bool = false
  ) -> Place? {
    guard let folder = commonFolder(of: source) else { return nil }
    var inputs = CacheInputs()
    inputs.add(source.file)
    inputs.add(source.data)
    inputs.add(content: source.localization)
    inputs.add(content: support as Any)
    inputs.add("right to left \(assumesRightToLeft)")
    return Place(folder: folder, inputs: inputs, name: name(inputs))
  }

  /// Nil if there is none, or none that is whole and was computed from the same inputs.
  func result(at place: Place) -> LintResult? {
    FileManager.default.contents(atPath: place.file.path).flatMap {
      CachedResult.result(in: $0, computedFrom: place.inputs)
    }
  }

  /// Replaces what is there. What cannot be kept is computed again next time.
  func keep(_ result: LintResult, at place: Place) {
    try? CachedResult.data(of: result, computedFrom: place.inputs).write(to: place.file, options: .atomic)
  }

  // MARK: Common inputs

  private mutating func commonFolder(of source: BatchSource) -> URL? {
    if let latest, latest.fonts == source.fontFiles, latest.assets == source.assets,
      latest.appearance == source.appearance
    {
      return latest.folder
    }
    var inputs = program
    for file in source.fontFiles {
      inputs.add(file)
      inputs.add(FileManager.default.contents(atPath: file) ?? Data())
    }
    inputs.add(content: source.assets)
    inputs.add(content: source.appearance)
    let found = subfolder(for: inputs)
    latest = (source.fontFiles, source.assets, source.appearance, found)
    return found
  }

  /// The subfolder whose file `inputs` holds these inputs, which is made if there is none. One that holds others, or a damaged
  /// file, is left alone, and the next name is tried.
  private func subfolder(for inputs: CacheInputs) -> URL? {
    let name = name(inputs)
    for number in 0..<8 {
      let subfolder = folder.appendingPathComponent(number == 0 ? name : "\(name)-\(number)")
      let file = subfolder.appendingPathComponent("inputs")
      if !FileManager.default.fileExists(atPath: file.path) { make(subfolder, holding: inputs) }
      if FileManager.default.contents(atPath: file.path).map({ $0.elementsEqual(inputs.bytes) }) ?? false {
        return subfolder
      }
    }
    return nil
  }

  /// Makes the subfolder with its file in one step, so that results never lie beside inputs that are not theirs: where another
  /// process was faster, or where a folder lost its file, nothing changes.
  private func make(_ subfolder: URL, holding inputs: CacheInputs) {
    let draft = folder.appendingPathComponent(".\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: draft) }
    try? FileManager.default.createDirectory(at: draft, withIntermediateDirectories: false)
    try? Data(inputs.bytes).write(to: draft.appendingPathComponent("inputs"))
    // Fails if the new name is that of a folder with something in it.
    _ = rename(draft.path, subfolder.path)
  }
}

extension ResultCache.Place {
  fileprivate var file: URL { folder.appendingPathComponent("\(name).json") }
}

extension Linter {
  /// Adds what decides over findings besides documents: rules, their severities, configurations and the form of a result.
  fileprivate func add(to inputs: inout CacheInputs) {
    inputs.add("trellis result \(LintReport.schemaVersion), hints \(givesHints), repairs \(repairs)")
    for rule in rules.documentRules as [any Rule] + rules.layoutRules {
      inputs.add("\(rule.identifier) \(rules.severity(of: rule).rawValue)")
    }
    inputs.add(content: configurations)
  }
}
