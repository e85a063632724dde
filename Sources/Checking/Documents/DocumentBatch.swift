import ArgumentParser
import Foundation
import InterfaceBuilder
import Staging
import TextLayout

/// A document and what it is laid out with.
@dynamicMemberLookup
struct BatchItem {
  var document: Document
  var source: BatchSource

  subscript<Value>(dynamicMember path: KeyPath<BatchSource, Value>) -> Value { source[keyPath: path] }

  /// What is wrong with the sets that the document names; the others of the project are none of its business.
  var assetNotes: [String] {
    let names = Set(document.images.keys).union(document.namedColors.keys)
    return source.assets.diagnostics.filter { $0.assetName.map(names.contains) ?? true }.map(\.note)
  }
}

/// The bytes of a document and what belongs to it.
struct BatchSource {
  var file: String
  var data: Data
  var fonts: FontRegistry
  /// Those that the registry was made of.
  var fontFiles: [String]
  var assets: AssetCatalog
  var appearance: AssetTraits.Appearance
  var localization: Localization

  /// What a stage takes of it.
  var options: StageOptions { StageOptions(fonts: fonts, assets: assets, appearance: appearance) }
  /// What is wrong with the catalogs.
  var assetNotes: [String] { assets.diagnostics.map(\.note) }
}

extension InterfaceBuilder.Diagnostic {
  fileprivate var note: String { "\(severity.rawValue): \(message)" }
}

/// Reads documents one after the other; one that cannot be read is reported and does not stop the others.
@MainActor
struct DocumentBatch {
  private let paths: DocumentPaths
  private let surroundings: SurroundingOptions
  private var shelf: FontShelf
  private var assets: ProjectAssets
  private var toldOfAssets: Set<String> = []
  private var unreadable = 0

  init(_ paths: [String], _ surroundings: SurroundingOptions) {
    self.init(DocumentPaths(paths), surroundings)
    for path in self.paths.missing { Console.message("\(path): error: no such file or folder") }
  }

  init(_ paths: DocumentPaths, _ surroundings: SurroundingOptions) {
    self.paths = paths
    self.surroundings = surroundings
    shelf = FontShelf(surroundings.fonts)
    assets = ProjectAssets(in: paths.named)
  }

  var count: Int { paths.files.count }

  mutating func forEach(_ body: (BatchItem) throws -> Void) rethrows {
    for (index, file) in paths.files.enumerated() {
      Console.progress(index + 1, of: count, " " + file)
      guard let item = read(file) else { continue }
      for note in item.assetNotes where toldOfAssets.insert(note).inserted {
        Console.endProgress()
        Console.message(note)
      }
      try body(item)
    }
    Console.endProgress()
  }

  /// The document with all that belongs to it; nil after a message that says why it cannot be read.
  mutating func read(_ file: String) -> BatchItem? { source(of: file).flatMap { read($0) } }

  /// Nil after a message that says why the file, or one with its texts, cannot be read.
  mutating func source(of file: String) -> BatchSource? {
    telling(file) { batch throws(ReadError) in
      let data = try Document.data(contentsOf: file)
      let fonts = batch.shelf.fonts(besideDocument: file)
      return BatchSource(
        file: file, data: data, fonts: fonts.registry, fontFiles: fonts.files,
        assets: batch.assets.catalog(besideDocument: file), appearance: batch.surroundings.appearance,
        localization: try batch.surroundings.localization(besideDocument: file))
    }
  }

  /// Nil after a message that says why it is no document.
  mutating func read(_ source: BatchSource) -> BatchItem? {
    telling(source.file) { _ throws(ReadError) in
      BatchItem(document: try Document.read(source.data, file: source.file), source: source)
    }
  }

  private mutating func telling<Value>(
    _ file: String, _ read: (inout DocumentBatch) throws(ReadError) -> Value
  ) -> Value? {
    do throws(ReadError) {
      return try read(&self)
    } catch {
      Console.endProgress()
      let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
      Console.message("\(error.file ?? file)\(place): error: \(error.message)")
      unreadable += 1
      return nil
    }
  }

  /// Ends the run with the status of what could not be read.
  func finish() throws {
    if !paths.missing.isEmpty { throw ExitStatus.noInput }
    if unreadable > 0 { throw ExitStatus.badDocument }
  }
}
