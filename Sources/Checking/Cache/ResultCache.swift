import ArgumentParser
import Foundation
import InterfaceBuilder
import Linting

/// Results of documents that did not change, in a folder that may be removed at any time.
///
/// A name is the digest of all that a result depends on: the document, fonts, images, colours, texts, configurations, rules, and
/// the program itself, told by its size and date. Off unless asked for: a run writes nothing where nobody expects it.
struct ResultCache {
  private let folder: URL
  /// Of what all documents have in common.
  private let common: ContentDigest
  private var fonts: [String: String] = [:]
  private var assets: (catalog: AssetCatalog, digest: String)?

  /// - Throws: `ExitCode.failure` after a message if the folder cannot be made.
  @MainActor
  init(in path: String, for linter: Linter) throws {
    folder = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      Console.message("\(path): error: cannot be made: \(error.localizedDescription)")
      throw ExitCode.failure
    }
    var digest = ContentDigest()
    digest.add(Self.program)
    linter.add(to: &digest)
    common = digest
  }

  private static var program: String {
    let attributes = Bundle.main.executableURL.flatMap { try? FileManager.default.attributesOfItem(atPath: $0.path) }
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(Trellis.configuration.version) \(attributes?[.size] as? Int ?? 0) \(date)"
  }

  // MARK: Names

  mutating func name(of source: BatchSource) -> String {
    var digest = common
    digest.add(source.file)
    digest.add([UInt8](source.data))
    for file in source.fontFiles { digest.add(fontDigest(file)) }
    digest.add(assetDigest(source.assets))
    digest.add(content: source.appearance)
    digest.add(content: source.localization)
    return digest.text
  }

  /// Each font is read once in a run.
  private mutating func fontDigest(_ file: String) -> String {
    if let known = fonts[file] { return known }
    var digest = ContentDigest()
    digest.add(file)
    digest.add([UInt8](FileManager.default.contents(atPath: file) ?? Data()))
    fonts[file] = digest.text
    return digest.text
  }

  /// Documents that follow each other most often have the same catalogs.
  private mutating func assetDigest(_ catalog: AssetCatalog) -> String {
    if let assets, assets.catalog == catalog { return assets.digest }
    var digest = ContentDigest()
    digest.add(content: catalog)
    assets = (catalog, digest.text)
    return digest.text
  }

  // MARK: Results

  /// Nil if there is none, or its file is damaged.
  func result(named name: String) -> LintResult? {
    FileManager.default.contents(atPath: file(name).path).flatMap(CachedResult.result)
  }

  /// What cannot be kept is computed again next time.
  func keep(_ result: LintResult, named name: String) {
    try? CachedResult.data(of: result).write(to: file(name), options: .atomic)
  }

  private func file(_ name: String) -> URL { folder.appendingPathComponent("\(name).json") }
}
