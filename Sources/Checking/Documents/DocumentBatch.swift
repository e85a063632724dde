import Foundation
import InterfaceBuilder
import Staging
import TextLayout

/// A document, and everything it is laid out with.
@dynamicMemberLookup
public struct BatchItem: Sendable {
  /// The document as it was read, before variations of size classes are applied.
  public var document: Document
  /// Where the document comes from, and what belongs to it.
  public var source: BatchSource

  /// - Parameters:
  ///   - document: what the bytes of the source say.
  ///   - source: where they come from, and what belongs to them.
  public init(document: Document, source: BatchSource) {
    self.document = document
    self.source = source
  }

  /// The properties of ``source``.
  public subscript<Value>(dynamicMember path: KeyPath<BatchSource, Value>) -> Value { source[keyPath: path] }

  /// What is wrong with the images and colours that the document names.
  var assetNotes: [String] {
    let names = Set(document.images.keys).union(document.namedColors.keys)
    return source.assets.diagnostics.filter { $0.assetName.map(names.contains) ?? true }.map(\.note)
  }
}

/// The bytes of a document, and everything it is laid out with.
public struct BatchSource: Sendable {
  /// The path as the user gave it, or below a folder that the user gave.
  public var file: String
  /// The contents of the file.
  public var data: Data
  /// The fonts of the app.
  public var fonts: FontRegistry
  /// The paths of the files that the registry was made of.
  public var fontFiles: [String]
  /// The images and colours of the project around the document.
  public var assets: AssetCatalog
  /// Which of the images and colours count.
  public var appearance: AssetTraits.Appearance
  /// The texts in the language that was asked for.
  public var localization: Localization

  /// The options of a stage that lays the document out.
  public var options: StageOptions { StageOptions(fonts: fonts, assets: assets, appearance: appearance) }
  /// What is wrong with the asset catalogs.
  var assetNotes: [String] { assets.diagnostics.map(\.note) }
}

extension InterfaceBuilder.Diagnostic {
  fileprivate var note: String { "\(severity.rawValue): \(message)" }
}

/// Reads documents one after the other. One that cannot be read is reported to the log and does not stop the others.
@MainActor
public struct DocumentBatch {
  private let paths: DocumentPaths
  private let surroundings: DocumentSurroundings
  let log: RunLog
  private var shelf: FontShelf
  private var assets: ProjectAssets
  /// The system that the latest document is for, if that is not iOS; such documents are left out.
  var foreignSystem: String?
  private var unreadable = 0

  /// Reports paths that lead to no document.
  public init(_ paths: [String], _ surroundings: DocumentSurroundings, log: RunLog) {
    self.init(DocumentPaths(paths), surroundings, log: log)
    for problem in self.paths.problems { log.message(problem.message) }
  }

  /// The paths that lead to no document are left to the caller to report.
  public init(_ paths: DocumentPaths, _ surroundings: DocumentSurroundings, log: RunLog) {
    self.paths = paths
    self.surroundings = surroundings
    self.log = log
    shelf = FontShelf(surroundings.fonts, log: log)
    assets = ProjectAssets(in: paths.named)
  }

  /// The number of documents, whether they can be read or not.
  public var count: Int { paths.files.count }

  /// Calls the body for each document that can be read.
  public mutating func forEach(_ body: (BatchItem) throws -> Void) rethrows {
    var notes = NoteCollection()
    for (index, file) in paths.files.enumerated() {
      log.progress(RunProgress(done: index + 1, total: count, detail: file))
      foreignSystem = nil
      guard let item = read(file) else {
        if let foreignSystem { notes.addDocument(for: foreignSystem) }
        continue
      }
      notes.add(assets: item.assetNotes)
      try body(item)
    }
    log.progress(nil)
    notes.tell(log)
  }

  /// The document with everything it is laid out with; nil if it cannot be read.
  public mutating func read(_ file: String) -> BatchItem? { source(of: file).flatMap { read($0) } }

  /// The bytes of a document with everything it is laid out with; nil if the file, or one with its texts, cannot be read. Whether the bytes
  /// are a document is not looked at.
  package mutating func source(of file: String) -> BatchSource? {
    telling(file) { batch throws(ReadError) in
      let data = try Document.data(contentsOf: file)
      let fonts = batch.shelf.fonts(besideDocument: file)
      return BatchSource(
        file: file, data: data, fonts: fonts.registry, fontFiles: fonts.files,
        assets: batch.assets.catalog(besideDocument: file), appearance: batch.surroundings.appearance,
        localization: try batch.surroundings.localization(besideDocument: file))
    }
  }

  /// Nil if the bytes are no document.
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
      foreignSystem = error.foreignSystem
      if foreignSystem != nil { return nil }
      let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
      log.message("\(error.file ?? file)\(place): error: \(error.message)")
      unreadable += 1
      return nil
    }
  }

  /// The kind of failure with which the run ends because a path led to nothing or a document could not be read; nil if all went
  /// well. The log has the reasons.
  public var outcome: RunFailure.Kind? {
    paths.problems.kind ?? (unreadable > 0 ? .badInput : nil)
  }
}
